import { CARERS } from '@haat/backend-platform/operator';
import type { OperatorAction } from '@haat/backend-platform/operator';
import { lockOrder, renewDeliveryCode } from '@haat/backend-orders';
import { ServiceError } from '@haat/backend-platform';
import { requestCancel } from '../support/cancel-for-market.ts';

/** What a desk does with an order. See docs/domain/operator.md#orders. */
export const ORDER_ACTIONS: Readonly<Record<string, OperatorAction>> = {
  /** Money that was taken for it goes back. */
  cancel: {
    roles: CARERS,
    secondPerson: 'by-amount',
    inputs: { reason: { kind: 'text', isRequired: true, pattern: /^[a-z0-9-]{1,40}$/, longest: 40 } },
    run: async (tx, { dependencies, by }, orderId, { reason }) => {
      const { waiting } = await requestCancel(tx, dependencies, { orderId, reason: String(reason), by });
      return waiting?.id ?? null;
    },
  },
  'renew-delivery-code': {
    roles: CARERS,
    secondPerson: 'never',
    inputs: { reason: { kind: 'text', isRequired: true, longest: 500 } },
    run: async (tx, { dependencies }, id) => {
      const order = await lockOrder(tx, id);
      if (order === null) throw new ServiceError('order_error.not_found');
      await renewDeliveryCode(tx, dependencies, order);
      return null;
    },
  },
};
