import type { Area } from '@haat/backend-platform/area';
import { aftercareAccountHook } from './account-hook.ts';
import { isArrivalOpen } from './arrival/answer-arrival.ts';
import { returnRefundHook } from './after-order/refund-hook.ts';
import { ownComplaintsModule } from './after-order/own-complaints.module.ts';
import { ISSUE_JOBS } from './after-order/after-order-jobs.ts';
import { feedbackJob } from './feedback/answer-feedback.ts';
import { FEEDBACK_EVENT_HANDLERS } from './feedback/feedback-notices.ts';
import { feedbackModule } from './feedback/feedback.module.ts';
import { feedbackSupportModule } from './feedback/feedback-support.module.ts';
import { invoiceHook } from './invoices/issue-invoice.ts';
import { invoicesModule } from './invoices/invoices.module.ts';
import { shopBillsModule } from './invoices/shop-bills.module.ts';
import { overruleIssue, overruleReturn } from './overrule/overrule.ts';
import { overruleModule } from './overrule/overrule.module.ts';
import { SHOP_JOBS } from './shop-admin/cancel-unclaimed-orders.ts';
import { NEW_ORDER_EVENT_HANDLERS, newOrderHook } from './shop-admin/new-order-notice.ts';
import { vendorOrdersModule } from './shop-admin/vendor-orders.module.ts';
import { escalatedOrdersModule } from './support/escalated-orders.module.ts';
import { eventAdminModule } from './support/event-admin.module.ts';
import { cancelForMarket } from './support/cancel-for-market.ts';
import { supportModule } from './support/support.module.ts';
import { complaintsResource } from './operator/complaints-resource.ts';
import { feedbackResource } from './operator/feedback-resource.ts';
import { returnsResource } from './operator/returns-resource.ts';
import { ORDER_ACTIONS } from './operator/order-actions.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA, PERSONAL_PARTS } from './personal-data.ts';
import { SUPPORT_WORK } from './support/support-work.ts';

/** What follows an order: returns, complaints, invoices, and the routes of shop staff and support. */
export const aftercareArea: Area = {
  name: 'aftercare',
  routes: [
    invoicesModule,
    ownComplaintsModule,
    feedbackModule,
    feedbackSupportModule,
    vendorOrdersModule,
    shopBillsModule,
    supportModule,
    escalatedOrdersModule,
    overruleModule,
    eventAdminModule,
  ],
  jobs: [...SHOP_JOBS, ...ISSUE_JOBS, feedbackJob],
  eventHandlers: { ...FEEDBACK_EVENT_HANDLERS, ...NEW_ORDER_EVENT_HANDLERS },
  orderHooks: [invoiceHook, newOrderHook],
  refundHooks: [returnRefundHook],
  handoverDoubts: [isArrivalOpen],
  moneyActs: { 'overrule-return': overruleReturn, 'overrule-issue': overruleIssue, 'cancel-order': cancelForMarket },
  operator: [complaintsResource, returnsResource, feedbackResource],
  operatorActions: { orders: ORDER_ACTIONS },
  workLists: SUPPORT_WORK,
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  personalParts: PERSONAL_PARTS,
  accountHook: aftercareAccountHook,
};
