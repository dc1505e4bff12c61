import { needsSecondPerson, ROAD_STATUSES } from '@haat/order-core';
import { checkTransition, lockOrder, marketplaceHookOf, transitionOrder } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { pendingActOf, requestAct } from '@haat/backend-ledger';
import type { MoneyAct, MoneyActHandler } from '@haat/backend-ledger';
import { recordLargeRefundsOf, refundablePaise } from '@haat/backend-payments';
import type { SupportStaff } from '@haat/backend-payments';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';

import { overruledPaise } from '../overrule/overrule.ts';

/** What a person of support wants to cancel. */
export interface CancelRequest {
  readonly orderId: string;
  /** Code of the reason, kept in the order's history. */
  readonly reason: string;
  readonly by: SupportStaff;
}

/**
 * Support cancels an order for the market. What gives back from ₹5,000.00 on, together with what support gave back of
 * the order before, waits for a second person; asked again it waits once. See docs/domain/ledger.md#second-person.
 * @returns the order as it is now, and the act that waits, or null
 * @throws ServiceError `order_error.not_found`, `order_error.cannot_move`, `order_error.too_early`
 */
export async function requestCancel(
  tx: Transaction,
  dependencies: Dependencies,
  { orderId, reason, by }: CancelRequest,
): Promise<{ order: OrderRow; waiting: MoneyAct | null }> {
  const order = await lockOrder(tx, orderId);
  if (order === null) throw new ServiceError('order_error.not_found');
  await checkTransition(tx, dependencies, order, { to: 'DEHAAT_CANCELLED', by: 'support', reason });
  // Before the hand-over that is what was captured and has not gone back.
  const amountPaise = await refundablePaise(tx, order);
  const earlierPaise = await overruledPaise(tx, orderId);
  if (amountPaise === 0 || !needsSecondPerson(amountPaise + earlierPaise))
    return { order: await cancel(tx, dependencies, order, { reason, by }), waiting: null };
  const act = { kind: 'cancel-order', subjectId: orderId } as const;
  const known = await pendingActOf(tx, act);
  const waiting = known ?? (await requestAct(tx, dependencies, { ...act, amountPaise, reason, by, earlierPaise }));
  return { order, waiting };
}

/**
 * Cancels what two persons of support want to cancel.
 * @throws ServiceError `order_error.cannot_move` for what has moved on since
 */
export const cancelForMarket: MoneyActHandler = async (tx, dependencies, { subjectId, reason }, by) => {
  const order = await lockOrder(tx, subjectId);
  if (order === null) throw new ServiceError('order_error.not_found');
  await cancel(tx, dependencies, order, { reason, by });
};

/** Cancels, and records what is large or odd about it: goods that had left the shop, much money given back. */
async function cancel(
  tx: Transaction,
  dependencies: Dependencies,
  order: OrderRow,
  { reason, by }: Pick<CancelRequest, 'reason' | 'by'>,
): Promise<OrderRow> {
  const { id, status: before } = order;
  const hook = marketplaceHookOf(dependencies, order);
  if (await hook?.cancel(tx, dependencies, order, { by: 'support', reason: null, userId: by.id })) return order;
  const details = { reason, userId: by.id };
  const cancelled = await transitionOrder(tx, dependencies, id, 'DEHAAT_CANCELLED', 'support', details);
  if (ROAD_STATUSES.some((status) => status === before))
    await recordSecurityEvent(tx, dependencies, {
      kind: 'late-cancel',
      userId: by.id,
      network: by.network,
      subjects: { order: id },
    });
  await recordLargeRefundsOf(tx, dependencies, by, id);
  return cancelled;
}
