import { REFUND_CAUSES, REFUND_LEG_STATUSES, REFUND_STATUSES, REFUND_TARGETS } from '@haat/api-contract/vocabulary';
import {
  CARERS,
  choiceFilter,
  maskWhole,
  referenceFilter,
  sinceFilter,
  textFilter,
  untilFilter,
} from '@haat/backend-platform/operator';
import type { OperatorResource } from '@haat/backend-platform/operator';
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { destinationOf } from '../refunds/raised-refunds.ts';
import { refunds } from '../refunds/tables.ts';

/** Of which support has been told, and which are not done with. */
const IS_RAISED = and(
  isNotNull(refunds.raisedAt),
  or(ne(refunds.status, 'REFUND_COMPLETED'), isNotNull(refunds.paidTwiceAt), isNotNull(refunds.reversedAt)),
);

/** Refunds at the desk. What two persons let go is an act of the ledger. */
export const refundsResource: OperatorResource = {
  name: 'refunds',
  read: CARERS,
  source: { table: refunds, key: refunds.id, isUuid: true },
  sort: { field: 'requested_at', order: 'desc' },
  fields: {
    number: { kind: 'text', column: refunds.number, isSortable: true },
    requested_at: { kind: 'time', column: refunds.requestedAt, isSortable: true },
    completed_at: { kind: 'time', column: refunds.completedAt },
    order_id: { kind: 'reference', reference: 'orders', column: refunds.orderId },
    amount: { kind: 'rupees', column: refunds.amountPaise },
    cause: { kind: 'choice', choices: REFUND_CAUSES, column: refunds.cause },
    to: { kind: 'choice', choices: REFUND_TARGETS, column: refunds.to },
    status: { kind: 'choice', choices: REFUND_STATUSES, column: refunds.status },
    leg: { kind: 'choice', choices: REFUND_LEG_STATUSES, column: refunds.leg },
    failures: { kind: 'number', column: refunds.failures },
    raised_at: { kind: 'time', column: refunds.raisedAt },
    gateway_refund_id: { kind: 'text', column: refunds.gatewayRefundId, isDetail: true },
    gateway_payment_id: { kind: 'text', column: refunds.gatewayPaymentId, isDetail: true },
    bank_reference: { kind: 'text', column: refunds.bankReference, isDetail: true },
    paid_twice_at: { kind: 'time', column: refunds.paidTwiceAt, isDetail: true },
    reversed_at: { kind: 'time', column: refunds.reversedAt, isDetail: true },
    destination: {
      kind: 'long-text',
      column: sql<boolean | null>`nullif(${refunds.encryptedDestination} is not null, false)`.as('destination'),
      isDetail: true,
      personal: {
        mask: maskWhole,
        unmask: CARERS,
        reveal: async (dependencies, id) => {
          const [row] = await dependencies.database.select().from(refunds).where(eq(refunds.id, id));
          const destination = row === undefined ? null : await destinationOf(dependencies, row);
          return destination === null ? null : JSON.stringify(destination);
        },
      },
    },
  },
  filters: {
    number: textFilter(refunds.number, 40),
    order_id: referenceFilter(refunds.orderId, 'orders'),
    status: choiceFilter(refunds.status, REFUND_STATUSES),
    cause: choiceFilter(refunds.cause, REFUND_CAUSES),
    is_raised: {
      kind: 'boolean',
      where: (value: boolean) => (value ? IS_RAISED : isNull(refunds.raisedAt)),
    },
    since: sinceFilter(refunds.requestedAt),
    until: untilFilter(refunds.requestedAt),
  },
};
