import { ONLINE_PAYMENT_KINDS } from '@haat/api-contract/vocabulary';
import {
  CARERS,
  choiceFilter,
  referenceFilter,
  sinceFilter,
  textFilter,
  untilFilter,
} from '@haat/backend-platform/operator';
import type { OperatorResource } from '@haat/backend-platform/operator';
import { asc, eq, sql } from 'drizzle-orm';
import { paymentCaptures, payments } from '../attempts/tables.ts';

const STATES = ['open', 'pending', 'captured', 'failed'] as const;

/** Attempts to pay at the desk: found by order, by the gateway's ids and by state. Nothing of them is changed here. */
export const paymentsResource: OperatorResource = {
  name: 'payments',
  read: CARERS,
  source: { table: payments, key: payments.id, isUuid: true },
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    created_at: { kind: 'time', column: payments.createdAt, isSortable: true },
    updated_at: { kind: 'time', column: payments.updatedAt },
    order_id: { kind: 'reference', reference: 'orders', column: payments.orderId },
    credit_user_id: { kind: 'reference', reference: 'users', column: payments.creditUserId },
    attempt: { kind: 'number', column: payments.attempt },
    kind: { kind: 'choice', choices: ONLINE_PAYMENT_KINDS, column: payments.kind },
    state: { kind: 'choice', choices: STATES, column: payments.state },
    amount: { kind: 'rupees', column: payments.amountPaise },
    gateway_order_id: { kind: 'text', column: payments.gatewayOrderId },
    pay_by: { kind: 'time', column: payments.payBy, isDetail: true },
    next_ask_at: { kind: 'time', column: payments.nextAskAt, isDetail: true },
    captures: {
      kind: 'table',
      isDetail: true,
      columns: [
        { name: 'gateway_payment_id', kind: 'text' },
        { name: 'amount', kind: 'rupees' },
        { name: 'use', kind: 'text' },
        { name: 'captured_at', kind: 'time' },
      ],
    },
  },
  filters: {
    order_id: referenceFilter(payments.orderId, 'orders'),
    credit_user_id: referenceFilter(payments.creditUserId, 'users'),
    state: choiceFilter(payments.state, STATES),
    kind: choiceFilter(payments.kind, ONLINE_PAYMENT_KINDS),
    gateway_order_id: textFilter(payments.gatewayOrderId),
    gateway_payment_id: {
      kind: 'text',
      longest: 100,
      where: (id: string) =>
        sql`${payments.id} in (select ${paymentCaptures.paymentId} from ${paymentCaptures}
          where ${eq(paymentCaptures.gatewayPaymentId, id)})`,
    },
    since: sinceFilter(payments.createdAt),
    until: untilFilter(payments.createdAt),
  },
  details: async (_dependencies, { id }, executor) => {
    const captures = await executor
      .select()
      .from(paymentCaptures)
      .where(eq(paymentCaptures.paymentId, String(id)))
      .orderBy(asc(paymentCaptures.capturedAt));
    return {
      captures: captures.map(({ gatewayPaymentId, amountPaise, use, capturedAt }) => ({
        gateway_payment_id: gatewayPaymentId,
        amount: amountPaise,
        use,
        captured_at: capturedAt,
      })),
    };
  },
};
