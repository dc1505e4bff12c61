import { toRupees } from '@haat/format';
import { isSameAmounts, needsNewAgreement } from '@haat/order-core';
import type { AgreedAmounts } from '@haat/order-core';
import { and, asc, eq } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { orderHooksOf } from './order-hook.ts';
import type { RecalculatedOrder } from './order-hook.ts';
import type { OrderRow } from './order-row.ts';
import { orderLines, orders } from './tables.ts';

/**
 * Brings an unpaid order, which the caller has locked, to today's prices, coupon and delivery before a new attempt to
 * pay it. When anything differs, the farmer is asked first. See docs/domain/payments.md#unpaid-orders.
 * @param agreedPaise the new total that the farmer has agreed to; null when nothing was asked yet
 * @returns the order as it is now
 * @throws ServiceError `payment_error.price_changed` with the total before and now, or what recalculating throws
 */
export async function repriceOrder(
  tx: Transaction,
  dependencies: Dependencies,
  order: OrderRow,
  agreedPaise: number | null,
): Promise<OrderRow> {
  const hook = orderHooksOf(dependencies, order).find(({ recalculate }) => recalculate !== undefined);
  const today = await hook?.recalculate?.(tx, dependencies, order);
  if (today === undefined) return order;
  const before = await amountsOf(tx, order);
  if (needsNewAgreement(before, today, agreedPaise)) throw priceChanged(before, today);
  return isSameAmounts(before, today) ? order : writeAmounts(tx, dependencies, order, today);
}

async function amountsOf(tx: Transaction, order: OrderRow): Promise<AgreedAmounts> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const { deliveryFeePaise, couponDiscountPaise, advancePaise, totalPaise } = order;
  return { lines, deliveryFeePaise, couponDiscountPaise, advancePaise, totalPaise };
}

function priceChanged(before: AgreedAmounts, now: AgreedAmounts): ServiceError {
  const amounts = ({ totalPaise, deliveryFeePaise, couponDiscountPaise, advancePaise }: AgreedAmounts) => ({
    total: toRupees(totalPaise),
    delivery_fee: toRupees(deliveryFeePaise),
    coupon_discount: toRupees(couponDiscountPaise),
    advance: advancePaise === null ? null : toRupees(advancePaise),
  });
  return new ServiceError('payment_error.price_changed', {
    before: amounts(before),
    now: amounts(now),
    lines: now.lines.map(({ variantId, pricePaise, discountPaise }) => ({
      variant_id: variantId,
      price: toRupees(pricePaise),
      discount: toRupees(discountPaise),
    })),
  });
}

async function writeAmounts(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  order: OrderRow,
  { lines, ...amounts }: RecalculatedOrder,
): Promise<OrderRow> {
  for (const { variantId, pricePaise, discountPaise } of lines)
    await tx
      .update(orderLines)
      .set({ pricePaise, discountPaise })
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.variantId, variantId)));
  const changed = { ...amounts, updatedAt: now() };
  await tx.update(orders).set(changed).where(eq(orders.id, order.id));
  return { ...order, ...changed };
}
