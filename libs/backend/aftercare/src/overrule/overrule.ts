import { toPaise, toRupees } from '@haat/format';
import { eq } from 'drizzle-orm';
import { linesOf, lockOrder } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { isReturnRefunded, refundablePaise, refundForReturn, refundsOf } from '@haat/backend-payments';
import type { MoneyAct, MoneyActHandler } from '@haat/backend-ledger';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { packsKept, returnsOf } from '../after-order/find-returns.ts';
import { orderIssues, orderReturns } from '../after-order/tables.ts';
import { returnRefunded, takeOverruledReturn } from '../after-order/transition-return.ts';
import { transitionIssue } from '../after-order/transition-issue.ts';

/** What support can overrule: a return that the shop refused, or a complaint that was escalated, with its order. */
export interface OverruleSubject {
  id: string;
  order: OrderRow;
  /** What of a refused return's money was premium, whole paise; 0 of a complaint, by which no insurance ends. */
  premiumPaise: number;
}

/**
 * A return that its shop refused and of which nothing goes back yet, with its order, locked.
 * @throws ServiceError `return_error.not_found`, `return_error.cannot_move` for one that was not refused,
 *   `return_error.quantity` for packs that come back by another return meanwhile
 */
export async function lockRefusedReturn(tx: Transaction, id: string): Promise<OverruleSubject> {
  const find = async () => (isId(id) ? await tx.select().from(orderReturns).where(eq(orderReturns.id, id)) : []);
  const [candidate] = await find();
  const order = candidate === undefined ? null : await lockOrder(tx, candidate.orderId);
  // Read again under the order's lock: it may have moved.
  const [current] = await find();
  if (current === undefined || order === null) throw new ServiceError('return_error.not_found');
  if (current.status !== 'REFUSED' || (await isReturnRefunded(tx, id)))
    throw new ServiceError('return_error.cannot_move', { status: current.status });
  const returns = (await returnsOf(tx, [order.id])).get(order.id) ?? [];
  const kept = packsKept(await linesOf(tx, [order.id]), returns);
  const wanted = returns.find((one) => one.id === id)?.lines ?? [];
  if (wanted.some(({ variantId, quantity }) => quantity > (kept.get(variantId) ?? 0)))
    throw new ServiceError('return_error.quantity');
  return { id, order, premiumPaise: current.premiumPaise };
}

/**
 * A complaint that was brought to support, with its order, locked.
 * @throws ServiceError `issue_error.not_found`, `issue_error.cannot_move` for one that was not
 */
export async function lockEscalatedIssue(tx: Transaction, id: string): Promise<OverruleSubject> {
  const find = async () => (isId(id) ? await tx.select().from(orderIssues).where(eq(orderIssues.id, id)) : []);
  const [candidate] = await find();
  const order = candidate === undefined ? null : await lockOrder(tx, candidate.orderId);
  const [current] = await find();
  if (current === undefined || order === null) throw new ServiceError('issue_error.not_found');
  if (current.status !== 'ESCALATED') throw new ServiceError('issue_error.cannot_move', { status: current.status });
  return { id, order, premiumPaise: 0 };
}

/**
 * Refuses an amount above what the farmer paid and has not been refunded, and one below the premium of the insurance
 * that ends, which the insurer gives back to the farmer.
 * @throws ServiceError `refund_error.more_than_paid`, `refund_error.less_than_premium` (with `premium`, rupees)
 */
export async function checkRefundable(
  tx: Transaction,
  { order, premiumPaise }: Pick<OverruleSubject, 'order' | 'premiumPaise'>,
  amountPaise: number,
): Promise<void> {
  if (amountPaise > (await refundablePaise(tx, order))) throw new ServiceError('refund_error.more_than_paid');
  if (amountPaise < premiumPaise)
    throw new ServiceError('refund_error.less_than_premium', { premium: toRupees(premiumPaise) });
}

/** What support has given back of an order before, whole paise: parts are added up, so that they do not hide a sum. */
export async function overruledPaise(tx: Transaction, orderId: string): Promise<number> {
  const before = (await refundsOf(tx, orderId)).filter(({ cause }) => cause === 'overruled');
  return before.reduce((paise, { amount }) => paise + toPaise(amount), 0);
}

/** Gives money back for a return that the shop refused; the insurance of its packs ends, as with any return. */
export const overruleReturn: MoneyActHandler = async (tx, dependencies, act) => {
  const { id, order } = await lockRefusedReturn(tx, act.subjectId);
  const premiumPaise = await takeOverruledReturn(tx, dependencies, order, id);
  if ((await refundFarmer(tx, dependencies, act, { order, returnId: id, premiumPaise })) === 'completed')
    await returnRefunded(tx, dependencies, id);
};

/** Gives money back for a complaint, and closes it with the reason as answer. */
export const overruleIssue: MoneyActHandler = async (tx, dependencies, act) => {
  const { id, order } = await lockEscalatedIssue(tx, act.subjectId);
  await refundFarmer(tx, dependencies, act, { order, returnId: null, premiumPaise: 0 });
  await transitionIssue(tx, dependencies, null, id, { to: 'CLOSED', by: 'support', answer: act.reason });
};

async function refundFarmer(
  tx: Transaction,
  dependencies: Dependencies,
  { id: reference, amountPaise }: MoneyAct,
  subject: { readonly order: OrderRow; readonly returnId: string | null; readonly premiumPaise: number },
): Promise<'completed' | 'pending'> {
  await checkRefundable(tx, subject, amountPaise);
  const created = await refundForReturn(tx, dependencies, { ...subject, amountPaise, cause: 'overruled', reference });
  return created?.status === 'REFUND_COMPLETED' ? 'completed' : 'pending';
}
