import type { Area } from '@haat/backend-platform/area';
import { orderAccountHook } from './account/account-hook.ts';
import { ORDER_JOBS } from './delivery/overdue-orders.ts';
import { ORDER_EVENT_HANDLERS } from './order-notices.ts';
import { prebookHook } from './prebooking/prebook-hook.ts';
import { subsidisedHook } from './subsidised-hook.ts';
import { lastOrderQuestion } from './last-order-question.ts';
import { ordersResource } from './operator/orders-resource.ts';
import { PERSONAL_DATA, PERSONAL_PARTS } from './personal-data.ts';
import { ESCALATIONS_WORK } from './delivery/escalations-work.ts';

/** The order itself: its tables, its transitions, its notices, and what other areas hang on it. */
export const ordersArea: Area = {
  name: 'orders',
  jobs: ORDER_JOBS,
  eventHandlers: ORDER_EVENT_HANDLERS,
  orderHooks: [subsidisedHook, prebookHook],
  stepUpHook: lastOrderQuestion,
  operator: [ordersResource],
  workLists: [ESCALATIONS_WORK],
  personalData: PERSONAL_DATA,
  personalParts: PERSONAL_PARTS,
  accountHook: orderAccountHook,
};
