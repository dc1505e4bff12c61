import type { StockLine } from '@haat/backend-market';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { insertCart, isRow, lockOrMakeCart, newCart, parkRow } from './cart-rows.ts';
import { setLine } from './change-lines.ts';
import type { ChangedCart } from './change-lines.ts';
import { carts } from './tables.ts';

/** Goods of one shop that come into a cart together. */
export interface Filling {
  vendorId: string;
  lines: readonly StockLine[];
  /** Put on the cart along with them; null leaves the cart's own. */
  couponCode: string | null;
  /** Whether a cart of another shop, or a prebooking, may be put aside for them. */
  replace: boolean;
}

/**
 * Puts goods into a cart, at least as many as are named: what is there already stays, and nothing is added to it. So
 * the same again leaves the same cart. A cart of another shop is parked for 24 hours when it may be.
 * @returns the cart's id
 * @throws ServiceError as `setLine`; then nothing may be kept
 */
export async function fillCart(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'newId' | 'now'>,
  changed: ChangedCart,
  { vendorId, lines, couponCode, replace }: Filling,
): Promise<string> {
  const { owner, marketplace } = changed;
  const { newId, now } = dependencies;
  let row = await lockOrMakeCart(tx, owner, marketplace, newId(), now());
  const isOther = row.vendorId !== null && (row.vendorId !== vendorId || row.isPrebook);
  if (isOther && replace) {
    await parkRow(tx, row, now());
    row = newCart(owner, marketplace, newId(), now());
    await insertCart(tx, row);
  }
  const held = new Map(isOther ? [] : row.items.map(({ variantId, quantity }) => [variantId, quantity]));
  for (const { variantId, quantity } of lines) {
    if ((held.get(variantId) ?? 0) < quantity)
      await setLine(tx, dependencies, changed, {
        variantId,
        quantity,
        vendorId,
        isPrebook: false,
        fromCartPage: false,
      });
  }
  if (couponCode !== null) await tx.update(carts).set({ couponCode, updatedAt: now() }).where(isRow(row));
  return row.cartId;
}
