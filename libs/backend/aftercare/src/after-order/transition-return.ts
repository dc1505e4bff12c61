import type { transitionReturnSchema } from '@haat/api-contract';
import { canTransitionReturn } from '@haat/order-core';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { linesOf, queueOrderNotice, returnHooksOf } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { refundForReturn } from '@haat/backend-payments';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { packsKept, returnsOf } from './find-returns.ts';
import { orderReturns } from './tables.ts';

/**
 * Moves a return of one of the shop's orders, which the caller has loaded, to another status. Once the goods are
 * picked up, the refund is requested.
 * @throws ServiceError `return_error.not_found`, `return_error.cannot_move`
 */
export async function transitionReturn(
  tx: Transaction,
  dependencies: Dependencies,
  order: OrderRow,
  returnId: string,
  transition: z.output<typeof transitionReturnSchema>,
): Promise<void> {
  const [row] = isId(returnId)
    ? await tx
        .select()
        .from(orderReturns)
        .where(and(eq(orderReturns.id, returnId), eq(orderReturns.orderId, order.id)))
        .for('update')
    : [];
  if (row === undefined) throw new ServiceError('return_error.not_found');
  if (!canTransitionReturn(row.status, transition.to))
    throw new ServiceError('return_error.cannot_move', { status: row.status });
  await tx
    .update(orderReturns)
    .set({
      status: transition.to,
      refusal: transition.to === 'REFUSED' ? transition.refusal : null,
      updatedAt: dependencies.now(),
    })
    .where(eq(orderReturns.id, row.id));
  if (transition.to === 'REFUSED') for (const hook of returnHooksOf(dependencies)) await hook.refused?.(tx, row.id);
  if (transition.to === 'PICKED_UP') await completePickup(tx, dependencies, order, row);
  else
    await queueOrderNotice(
      tx,
      dependencies,
      order.id,
      transition.to === 'APPROVED' ? 'return-approved' : 'return-refused',
    );
}

/** Refunds a return that was picked up, after the hooks of other areas. */
async function completePickup(
  tx: Transaction,
  dependencies: Dependencies,
  order: OrderRow,
  { id, amountPaise, premiumPaise }: typeof orderReturns.$inferSelect,
): Promise<void> {
  await tellTaken(tx, dependencies, order, id);
  const refund = await refundForReturn(tx, dependencies, { order, amountPaise, premiumPaise, returnId: id });
  if (refund === null || refund.status === 'REFUND_COMPLETED') await returnRefunded(tx, dependencies, id);
}

/**
 * Takes a return that the shop refused, because support decides so: from now on its packs count as given back, and
 * what belongs to them in other areas ends. The caller has locked the order. See
 * docs/domain/aftercare.md#support-decides.
 * @returns what of the farmer's money is premium that the insurer gives back, whole paise
 */
export async function takeOverruledReturn(
  tx: Transaction,
  dependencies: Dependencies,
  order: OrderRow,
  id: string,
): Promise<number> {
  await tx.update(orderReturns).set({ overruledAt: dependencies.now() }).where(eq(orderReturns.id, id));
  const returns = (await returnsOf(tx, [order.id])).get(order.id) ?? [];
  const packsLeft = packsKept(await linesOf(tx, [order.id]), returns);
  let premiumPaise = 0;
  for (const hook of returnHooksOf(dependencies))
    premiumPaise += (await hook.requested?.(tx, dependencies, order, { id, packsLeft })) ?? 0;
  await tellTaken(tx, dependencies, order, id);
  return premiumPaise;
}

/** Tells other areas that the packs of a return are given back. */
async function tellTaken(tx: Transaction, dependencies: Dependencies, order: OrderRow, id: string): Promise<void> {
  const taken = ((await returnsOf(tx, [order.id])).get(order.id) ?? []).filter(
    ({ status, overruledAt }) => status === 'PICKED_UP' || status === 'REFUNDED' || overruledAt !== null,
  );
  const packsLeft = packsKept(await linesOf(tx, [order.id]), taken);
  const isWhole = [...packsLeft.values()].every((packs) => packs === 0);
  for (const hook of returnHooksOf(dependencies))
    await hook.taken?.(tx, dependencies, order, { id, packsLeft, isWhole });
}

/**
 * Says that the money of a return has arrived: one that was picked up, whose goods a seller lets the farmer keep, or
 * that was refused and support decided otherwise.
 * Said again it changes nothing.
 */
export async function returnRefunded(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  returnId: string,
): Promise<void> {
  await tx
    .update(orderReturns)
    .set({ status: 'REFUNDED', updatedAt: now() })
    .where(and(eq(orderReturns.id, returnId), inArray(orderReturns.status, ['APPROVED', 'PICKED_UP', 'REFUSED'])));
}
