import { RETURN_REASONS, RETURN_STATUSES } from '@haat/api-contract/vocabulary';
import { lockOrder } from '@haat/backend-orders';
import type { Transaction } from '@haat/backend-platform';
import {
  CARERS,
  choiceFilter,
  referenceFilter,
  sinceFilter,
  textFilter,
  untilFilter,
} from '@haat/backend-platform/operator';
import type { OperatorResource } from '@haat/backend-platform/operator';
import { asc, eq } from 'drizzle-orm';
import { orderReturnLines, orderReturns } from '../after-order/tables.ts';
import { lockRefusedReturn } from '../overrule/overrule.ts';
import { overruleAction } from './overrule-action.ts';

/** Returns at the desk: the shop decides on them, and support over its refusal. */
export const returnsResource: OperatorResource = {
  name: 'returns',
  read: CARERS,
  source: { table: orderReturns, key: orderReturns.id, isUuid: true, lock: lockOrderOfReturn },
  sort: { field: 'requested_at', order: 'desc' },
  fields: {
    number: { kind: 'text', column: orderReturns.number, isSortable: true },
    requested_at: { kind: 'time', column: orderReturns.requestedAt, isSortable: true },
    status: { kind: 'choice', choices: RETURN_STATUSES, column: orderReturns.status },
    reason: { kind: 'choice', choices: RETURN_REASONS.map(({ code }) => code), column: orderReturns.reason },
    order_id: { kind: 'reference', reference: 'orders', column: orderReturns.orderId },
    amount: { kind: 'rupees', column: orderReturns.amountPaise },
    premium: { kind: 'rupees', column: orderReturns.premiumPaise, isDetail: true },
    note: { kind: 'long-text', column: orderReturns.note, isDetail: true },
    refusal: { kind: 'long-text', column: orderReturns.refusal, isDetail: true },
    overruled_at: { kind: 'time', column: orderReturns.overruledAt, isDetail: true },
    updated_at: { kind: 'time', column: orderReturns.updatedAt, isDetail: true },
    lines: {
      kind: 'table',
      isDetail: true,
      columns: [
        { name: 'variant_id', kind: 'text' },
        { name: 'quantity', kind: 'number' },
      ],
    },
  },
  filters: {
    number: textFilter(orderReturns.number, 40),
    order_id: referenceFilter(orderReturns.orderId, 'orders'),
    status: choiceFilter(orderReturns.status, RETURN_STATUSES),
    since: sinceFilter(orderReturns.requestedAt),
    until: untilFilter(orderReturns.requestedAt),
  },
  details: async (_dependencies, { id }, executor) => {
    const lines = await executor
      .select()
      .from(orderReturnLines)
      .where(eq(orderReturnLines.returnId, String(id)))
      .orderBy(asc(orderReturnLines.variantId));
    return { lines: lines.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity })) };
  },
  actions: { 'give-back': overruleAction('overrule-return', lockRefusedReturn) },
};

async function lockOrderOfReturn(tx: Transaction, id: string): Promise<void> {
  const [found] = await tx.select({ orderId: orderReturns.orderId }).from(orderReturns).where(eq(orderReturns.id, id));
  if (found !== undefined) await lockOrder(tx, found.orderId);
}
