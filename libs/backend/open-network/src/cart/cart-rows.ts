import type { CartOwner } from '@haat/backend-checkout';
import { emptyCart, type Cart } from '@haat/cart-core';
import type { Executor, Transaction } from '@haat/backend-platform';
import { and, eq } from 'drizzle-orm';
import { networkCarts, type NetworkCartItem, type NetworkCartRow } from './tables.ts';

/** The cart of an owner, or null when there is none yet. */
export async function findNetworkCart(executor: Executor, owner: CartOwner): Promise<NetworkCartRow | null> {
  const [row] = await executor.select().from(networkCarts).where(eq(networkCarts.owner, owner));
  return row ?? null;
}

/** The cart of an owner, locked until the transaction ends; null when there is none. */
export async function lockNetworkCart(tx: Transaction, owner: CartOwner): Promise<NetworkCartRow | null> {
  const [row] = await tx.select().from(networkCarts).where(eq(networkCarts.owner, owner)).for('update');
  return row ?? null;
}

/** The same, made when there was none. */
export async function lockOrMakeNetworkCart(
  tx: Transaction,
  owner: CartOwner,
  { cartId, now }: { readonly cartId: string; readonly now: Date },
): Promise<NetworkCartRow> {
  await tx
    .insert(networkCarts)
    .values({ owner, cartId, shopId: null, items: [], updatedAt: now })
    .onConflictDoNothing();
  const row = await lockNetworkCart(tx, owner);
  if (row === null) throw new Error('a cart vanished while it was locked');
  return row;
}

/** The rules' cart of a stored one. */
export function toCart({ cartId, shopId, items }: NetworkCartRow): Cart {
  const cart = emptyCart('ondc', cartId);
  for (const { variantId, quantity } of items) {
    cart.items[variantId] = quantity;
    cart.catalogueIds[variantId] = variantId;
  }
  return { ...cart, vendorId: shopId };
}

/** Keeps what the rules made of a cart: lines in the order in which they were added, `set` as it is now. */
export async function saveNetworkCart(
  tx: Transaction,
  row: NetworkCartRow,
  cart: Cart,
  now: Date,
  set?: NetworkCartItem,
): Promise<void> {
  const kept = row.items.map((item) => (item.variantId === set?.variantId ? set : item));
  const isNew = set !== undefined && !kept.includes(set);
  const items = [...kept, ...(isNew ? [set] : [])].filter(({ variantId }) => variantId in cart.items);
  await tx
    .update(networkCarts)
    .set({ items, shopId: cart.vendorId, updatedAt: now })
    .where(eq(networkCarts.owner, row.owner));
}

/** The owner goes on with another, empty cart. */
export async function startNewNetworkCart(
  tx: Transaction,
  { owner, cartId }: Pick<NetworkCartRow, 'owner' | 'cartId'>,
  next: { readonly cartId: string; readonly items: NetworkCartRow['items']; readonly now: Date },
): Promise<void> {
  const { items, now } = next;
  await tx
    .update(networkCarts)
    .set({ cartId: next.cartId, items, ...(items.length === 0 ? { shopId: null } : {}), updatedAt: now })
    .where(and(eq(networkCarts.owner, owner), eq(networkCarts.cartId, cartId)));
}
