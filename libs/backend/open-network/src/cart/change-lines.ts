import { MOST_LINES } from '@haat/api-contract/vocabulary';
import type { CartOwner } from '@haat/backend-checkout';
import { inTransaction, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { removeLine, setItemQuantity, type AddResult } from '@haat/cart-core';
import { eq } from 'drizzle-orm';
import { toNetworkProduct, toNetworkVariant } from '../search/product-rows.ts';
import { findShop } from './find-shop.ts';
import { lockNetworkCart, lockOrMakeNetworkCart, saveNetworkCart, startNewNetworkCart, toCart } from './cart-rows.ts';
import { offeredGoods, refuseGoods, type OfferedGoods } from './offered-goods.ts';
import { networkCarts, type CartGoods } from './tables.ts';

/** What a line shall be. */
export interface NetworkLine {
  readonly variantId: string;
  /** A whole number ≥ 1. */
  readonly quantity: number;
  /** Empties the cart first when it holds another shop's goods. */
  readonly replacesCart: boolean;
}

/**
 * Sets a line to a quantity at today's price; the same again leaves the same cart.
 * @throws ServiceError `cart_error.vendor_changed`, `cart_error.invalid_quantity`, and what `refuseGoods` throws
 */
export async function setNetworkLine(
  { database, newId, now }: Dependencies,
  owner: CartOwner,
  line: NetworkLine,
): Promise<void> {
  const { variantId, quantity } = line;
  await inTransaction(database, async (tx) => {
    const offered = (await offeredGoods(tx, [variantId])).get(variantId);
    refuseGoods(variantId, offered, quantity);
    const shopId = offered.row.location_key;
    const found = await lockOrMakeNetworkCart(tx, owner, { cartId: newId(), now: now() });
    const isReplaced = line.replacesCart && found.shopId !== null && found.shopId !== shopId;
    const row = isReplaced ? { ...found, cartId: newId(), shopId: null, items: [] } : found;
    const cartLine = { variantId, catalogueId: variantId, vendorId: shopId, isPrebook: false };
    const result = setItemQuantity(toCart(row), cartLine, quantity);
    if (result.kind !== 'added') throw await refusal(tx, result);
    if (Object.keys(result.cart.items).length > MOST_LINES)
      throw new ServiceError('request_error.invalid', { fields: [{ field: 'items', rule: 'too_long' }] });
    if (isReplaced) await startNewNetworkCart(tx, found, { cartId: row.cartId, items: [], now: now() });
    const set = { variantId, quantity, unitPaise: offered.item.price_paise, goods: toCartGoods(offered) };
    await saveNetworkCart(tx, row, result.cart, now(), set);
  });
}

/** Takes a line out; a line that is not there is out already. */
export async function removeNetworkLine(
  { database, now }: Dependencies,
  owner: CartOwner,
  variantId: string,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const row = await lockNetworkCart(tx, owner);
    if (row !== null) await saveNetworkCart(tx, row, removeLine(toCart(row), variantId), now());
  });
}

/** The guest's goods become the farmer's, in place of a cart that was there before; nothing when there are none. */
export async function claimNetworkCart(
  { database, newId, now }: Dependencies,
  guest: CartOwner,
  farmer: CartOwner,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const given = await lockNetworkCart(tx, guest);
    if (given === null || given.items.length === 0) return;
    const own = await lockOrMakeNetworkCart(tx, farmer, { cartId: newId(), now: now() });
    const { shopId, items } = given;
    await tx
      .update(networkCarts)
      .set({ cartId: newId(), shopId, items, updatedAt: now() })
      .where(eq(networkCarts.owner, own.owner));
    await tx.delete(networkCarts).where(eq(networkCarts.owner, guest));
  });
}

function toCartGoods({ row, item }: OfferedGoods): CartGoods {
  const { id, name, brand, category, image_url } = toNetworkProduct(row, null);
  return { product: { id, name, brand, category, image_url }, variant: toNetworkVariant(item, row.is_open) };
}

async function refusal(
  executor: Executor | Transaction,
  result: Exclude<AddResult, { kind: 'added' }>,
): Promise<ServiceError> {
  if (result.kind === 'invalid-quantity') return new ServiceError('cart_error.invalid_quantity');
  const { vendorId } = result.cart;
  const shop = vendorId === null || !isId(vendorId) ? null : await findShop(executor, vendorId);
  const { variantId, quantity } = result.offered;
  return new ServiceError('cart_error.vendor_changed', {
    cart_vendor_id: vendorId,
    cart_vendor_name: shop?.name ?? '',
    offered: { variant_id: variantId, quantity },
  });
}
