import { MOST_LINES, type Language, type Marketplace } from '@haat/api-contract/vocabulary';
import { CART_PATH, removeLine, setItemQuantity } from '@haat/cart-core';
import type { AddResult, OfferedItem } from '@haat/cart-core';
import { vendorFacts } from '@haat/backend-market';
import { inLanguage, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';

import type { CartOwner } from './cart-owner.ts';
import { lockOpenCart, lockOrMakeCart, saveCart } from './cart-rows.ts';
import { checkStock, offeredLine, unitPaise } from './offered-line.ts';
import { toCart } from './stored-cart.ts';
import type { CartRow } from './stored-cart.ts';

/** What a line shall be. */
export interface LineInput {
  variantId: string;
  vendorId: string;
  /** A whole number ≥ 1. */
  quantity: number;
  isPrebook: boolean;
  /** On the cart's own page the item takes the cart's order type. See docs/domain/cart.md#adding. */
  fromCartPage: boolean;
}

/**
 * Sets a line to a quantity at today's price; the same again leaves the same cart, which is answered.
 * @throws ServiceError as `setLine`
 */
export async function setCartItem(
  dependencies: Dependencies,
  owner: CartOwner,
  marketplace: Marketplace,
  line: LineInput,
  language: Language,
): Promise<CartRow> {
  return inTransaction(dependencies.database, (tx) =>
    setLine(tx, dependencies, { owner, marketplace, language }, line),
  );
}

/** Whose cart is changed, and the language in which a refusal names its shop. */
export interface ChangedCart {
  owner: CartOwner;
  marketplace: Marketplace;
  language: Language;
}

/**
 * The same inside a transaction, which may change other lines too. A refusal ends it.
 * @throws ServiceError `cart_error.vendor_changed`, `cart_error.order_type_changed` (each with what was offered),
 * `cart_error.invalid_quantity`, `cart_error.not_enough_stock`, `cart_error.product_gone`,
 * `provider_error.vendor_unknown`
 */
export async function setLine(
  tx: Transaction,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  { owner, marketplace, language }: ChangedCart,
  line: LineInput,
): Promise<CartRow> {
  const row = await lockOrMakeCart(tx, owner, marketplace, newId(), now());
  const pack = { vendorId: line.vendorId, variantId: line.variantId, now: now() };
  const today = await offeredLine(tx, marketplace, { ...pack, isPrebook: false });
  const item = {
    variantId: line.variantId,
    catalogueId: today.cId,
    vendorId: line.vendorId,
    isPrebook: line.isPrebook,
  };
  const result = setItemQuantity(toCart(row), item, line.quantity, line.fromCartPage ? { path: CART_PATH } : {});
  if (result.kind !== 'added') throw await refusal(tx, result, language);
  // What it costs depends on the kind of order that the cart has become.
  const quote = result.cart.isPrebook ? await offeredLine(tx, marketplace, { ...pack, isPrebook: true }) : today;
  checkStock(quote, line.quantity);
  if (Object.keys(result.cart.items).length > MOST_LINES)
    throw new ServiceError('request_error.invalid', { fields: [{ field: 'items', rule: 'too_long' }] });
  return saveCart(tx, row, result.cart, now(), { variantId: line.variantId, unitPaise: unitPaise(quote) });
}

/** Takes a line out; a line that is not there is out already. */
export async function removeCartItem(
  { database, now }: Dependencies,
  owner: CartOwner,
  marketplace: Marketplace,
  variantId: string,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const row = await lockOpenCart(tx, owner, marketplace);
    if (row !== null) await saveCart(tx, row, removeLine(toCart(row), variantId), now());
  });
}

async function refusal(
  executor: Executor,
  result: Exclude<AddResult, { kind: 'added' }>,
  language: Language,
): Promise<ServiceError> {
  if (result.kind === 'invalid-quantity') return new ServiceError('cart_error.invalid_quantity');
  const offered = onTheWire(result.offered);
  if (result.kind === 'order-type-changed')
    return new ServiceError('cart_error.order_type_changed', { from: result.from, to: result.to, offered });
  const { vendorId } = result.cart;
  const vendor = vendorId === null ? null : await vendorFacts(executor, vendorId);
  return new ServiceError('cart_error.vendor_changed', {
    cart_vendor_id: vendorId,
    cart_vendor_name: vendor === null ? '' : inLanguage(vendor.snapshot.name, language),
    offered,
  });
}

/** What was offered, ready to be sent to the reset route. */
function onTheWire({ variantId, vendorId, quantity, isPrebook }: OfferedItem): Record<string, unknown> {
  return { variant_id: variantId, vendor_id: vendorId, quantity, is_prebook: isPrebook };
}
