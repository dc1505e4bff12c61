import { toPaise } from '@haat/format';
import { eq } from 'drizzle-orm';
import { lockOrder } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { isReturnRefunded, refundablePaise, refundForReturn, refundsOf } from '@haat/backend-payments';
import type { MoneyAct, MoneyActHandler } from '@haat/backend-ledger';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { orderIssues, orderReturns } from '../after-order/tables.ts';
import { returnRefunded } from '../after-order/transition-return.ts';
import { transitionIssue } from '../after-order/transition-issue.ts';

/** What support can overrule: a return that the shop refused, or a complaint that was escalated, with its order. */
export interface OverruleSubject {
  id: string;
  order: OrderRow;
}

/**
 * A return that its shop refused and of which nothing goes back yet, with its order, locked.
 * @throws ServiceError `return_error.not_found`, `return_error.cannot_move` for one that was not refused
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
  return { id, order };
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
  return { id, order };
}

/**
 * Refuses an amount above what the farmer paid and has not been refunded.
 * @throws ServiceError `refund_error.more_than_paid`
 */
export async function checkRefundable(tx: Transaction, order: OrderRow, amountPaise: number): Promise<void> {
  if (amountPaise > (await refundablePaise(tx, order))) throw new ServiceError('refund_error.more_than_paid');
}

/** What support has given back of an order before, whole paise: parts are added up, so that they do not hide a sum. */
export async function overruledPaise(tx: Transaction, orderId: string): Promise<number> {
  const before = (await refundsOf(tx, orderId)).filter(({ cause }) => cause === 'overruled');
  return before.reduce((paise, { amount }) => paise + toPaise(amount), 0);
}

/** Gives money back for a return that the shop refused. */
export const overruleReturn: MoneyActHandler = async (tx, dependencies, act) => {
  const { id, order } = await lockRefusedReturn(tx, act.subjectId);
  if ((await refundFarmer(tx, dependencies, act, { order, returnId: id })) === 'completed')
    await returnRefunded(tx, dependencies, id);
};

/** Gives money back for a complaint, and closes it with the reason as answer. */
export const overruleIssue: MoneyActHandler = async (tx, dependencies, act) => {
  const { id, order } = await lockEscalatedIssue(tx, act.subjectId);
  await refundFarmer(tx, dependencies, act, { order, returnId: null });
  await transitionIssue(tx, dependencies, null, id, { to: 'CLOSED', by: 'support', answer: act.reason });
};

async function refundFarmer(
  tx: Transaction,
  dependencies: Dependencies,
  { id: reference, amountPaise }: MoneyAct,
  subject: { readonly order: OrderRow; readonly returnId: string | null },
): Promise<'completed' | 'pending'> {
  await checkRefundable(tx, subject.order, amountPaise);
  const created = await refundForReturn(tx, dependencies, { ...subject, amountPaise, cause: 'overruled', reference });
  return created?.status === 'REFUND_COMPLETED' ? 'completed' : 'pending';
}
