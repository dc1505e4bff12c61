import { STOCK_RELEASING_STATUSES } from '@haat/order-core';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OrderHook, OrderRow, ReturnHook } from '@haat/backend-orders';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { lockCoupon, couponUsesByFarmer } from './coupon-rows.ts';
import { coupons, couponUses } from './tables.ts';

/**
 * As with packs on the shelf: an order that ends unfulfilled, or waits for a new attempt to pay, gives its use back.
 */
const RELEASING_STATUSES: readonly OrderStatus[] = STOCK_RELEASING_STATUSES;

/**
 * The coupon of an order: its use is counted with the order, under the coupon's lock, so that neither all farmers
 * together nor one alone ever have more than it says. See docs/domain/coupons.md#uses.
 */
export const couponHook: OrderHook = {
  stage: 'discount',
  marketplace: 'dehaat',
  onPlaced: (tx, dependencies, order) => use(tx, dependencies, order),

  async onTransition(tx, dependencies, order, { from, to }) {
    if (RELEASING_STATUSES.includes(to)) await releaseUse(tx, order, dependencies.now());
    if (from === 'PAYMENT_FAILED' && to === 'PENDING') await use(tx, dependencies, order);
  },
};

/** An order of which nothing is left has not used its coupon. See docs/domain/coupons.md#uses. */
export const couponReturnHook: ReturnHook = {
  async taken(tx, { now }, order, { isWhole }) {
    if (isWhole) await releaseUse(tx, order, now());
  },
};

async function use(
  tx: Transaction,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  { id: orderId, farmerId, couponCode: code }: OrderRow,
): Promise<void> {
  if (code === null) return;
  const coupon = await lockCoupon(tx, code, farmerId);
  if (coupon === null) throw new ServiceError('coupon_error.unknown');
  const own = (await couponUsesByFarmer(tx, farmerId, [code])).get(code) ?? 0;
  if (coupon.usesPerFarmer !== null && own >= coupon.usesPerFarmer)
    throw new ServiceError('coupon_error.not_applicable', { code, obstacle: 'used_by_you' });
  if (coupon.totalUses !== null && coupon.usedCount >= coupon.totalUses)
    throw new ServiceError('coupon_error.used_up', { code, obstacle: 'used_up' });
  await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(eq(coupons.code, code));
  await tx.insert(couponUses).values({ id: newId(), code, farmerId, orderId, usedAt: now() });
}

async function releaseUse(
  tx: Transaction,
  { id: orderId, farmerId, couponCode: code }: OrderRow,
  now: Date,
): Promise<void> {
  if (code === null) return;
  await lockCoupon(tx, code, farmerId);
  const released = await tx
    .update(couponUses)
    .set({ givenBackAt: now })
    .where(and(eq(couponUses.orderId, orderId), isNull(couponUses.givenBackAt)))
    .returning({ id: couponUses.id });
  if (released.length > 0)
    await tx
      .update(coupons)
      .set({ usedCount: sql`${coupons.usedCount} - 1` })
      .where(eq(coupons.code, code));
}
