import type { Marketplace } from '@haat/api-contract/vocabulary';
import type { Cart } from '@haat/cart-core';
import { PARKED_CART_LIFETIME_MS } from '@haat/cart-core';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { pruneChoices } from '@haat/backend-insurance';
import { lockName, preparedQuery } from '@haat/backend-platform';
import type { Executor, Transaction } from '@haat/backend-platform';

import type { CartOwner } from './cart-owner.ts';
import { toItems } from './stored-cart.ts';
import type { CartRow, LinePrice } from './stored-cart.ts';
import { carts } from './tables.ts';

/** The status is part of the query's text: the indexes of open and of parked carts hold only those. */
const withStatus = (status: CartRow['status']) => sql`${carts.status} = ${sql.raw(`'${status}'`)}`;
const of = (owner: CartOwner, marketplace: Marketplace, status: CartRow['status']) =>
  and(eq(carts.owner, owner), eq(carts.marketplace, marketplace), withStatus(status));
const ofOwner = (status: CartRow['status']) =>
  and(
    eq(carts.owner, sql.placeholder('owner')),
    eq(carts.marketplace, sql.placeholder('marketplace')),
    withStatus(status),
  );
const lockOpen = preparedQuery((executor) => executor.select().from(carts).where(ofOwner('open')).for('update'));
const lockById = preparedQuery((executor) =>
  executor
    .select()
    .from(carts)
    .where(and(eq(carts.cartId, sql.placeholder('cartId')), eq(carts.owner, sql.placeholder('owner'))))
    .for('update'),
);
const findParked = preparedQuery((executor) =>
  executor
    .select()
    .from(carts)
    .where(and(ofOwner('parked'), gt(carts.parkedAt, sql.placeholder('parkedAfter')))),
);

/** The cart in use, or null when there is none yet. */
export async function openCart(
  executor: Executor,
  owner: CartOwner,
  marketplace: Marketplace,
): Promise<CartRow | null> {
  const [row] = await executor
    .select()
    .from(carts)
    .where(of(owner, marketplace, 'open'));
  return row ?? null;
}

/** What was parked after this time can be brought back. */
const parkedAfter = (now: Date) => new Date(now.getTime() - PARKED_CART_LIFETIME_MS);

/** The parked cart that can still be brought back, or null. */
export async function parkedCart(
  executor: Executor,
  owner: CartOwner,
  marketplace: Marketplace,
  now: Date,
): Promise<CartRow | null> {
  const [row] = await findParked(executor, { owner, marketplace, parkedAfter: parkedAfter(now) });
  return row ?? null;
}

/** The cart in use and the parked one that can still be brought back, read at once; null when there is none. */
export async function cartsOf(
  executor: Executor,
  owner: CartOwner,
  marketplace: Marketplace,
  now: Date,
): Promise<{ open: CartRow | null; parked: CartRow | null }> {
  const rows = await executor
    .select()
    .from(carts)
    .where(
      or(of(owner, marketplace, 'open'), and(of(owner, marketplace, 'parked'), gt(carts.parkedAt, parkedAfter(now)))),
    );
  const ofStatus = (status: CartRow['status']) => rows.find((row) => row.status === status) ?? null;
  return { open: ofStatus('open'), parked: ofStatus('parked') };
}

/** Locks the cart in use until the transaction ends; null when there is none. Every change begins here. */
export async function lockOpenCart(
  tx: Transaction,
  owner: CartOwner,
  marketplace: Marketplace,
): Promise<CartRow | null> {
  const [row] = await lockOpen(tx, { owner, marketplace });
  return row ?? null;
}

/** A cart with nothing in it. */
export function newCart(owner: CartOwner, marketplace: Marketplace, cartId: string, now: Date): CartRow {
  return {
    cartId,
    marketplace,
    owner,
    vendorId: null,
    isPrebook: false,
    items: [],
    deliveryType: null,
    addressId: null,
    pickupPerson: null,
    paymentKind: null,
    couponCode: null,
    bookingDate: null,
    insurance: [],
    status: 'open',
    parkedAt: null,
    updatedAt: now,
  };
}

/**
 * Serialises the replacement of an owner's carts. A row lock alone is not enough: a transaction that waited for a
 * cart finds none if that cart was replaced, and may lose repeatedly under contention.
 */
export async function lockOwner(tx: Transaction, owner: CartOwner, marketplace: Marketplace): Promise<void> {
  await lockName(tx, `cart:${marketplace}:${owner}`);
}

/** Locks the cart in use, made when there was none. Two first changes at once make one cart. */
export async function lockOrMakeCart(
  tx: Transaction,
  owner: CartOwner,
  marketplace: Marketplace,
  cartId: string,
  now: Date,
): Promise<CartRow> {
  await lockOwner(tx, owner, marketplace);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const known = await lockOpenCart(tx, owner, marketplace);
    if (known !== null) return known;
    // Nothing is made when another process just did; that one is then locked. It can only be missed when an order
    // closes it meanwhile.
    await tx
      .insert(carts)
      .values(newCart(owner, marketplace, cartId, now))
      .onConflictDoNothing();
  }
  throw new Error('a cart kept being replaced');
}

/** Locks one cart of an owner by its id, whatever has become of it. */
export async function lockCartById(tx: Transaction, owner: CartOwner, cartId: string): Promise<CartRow | null> {
  const [row] = await lockById(tx, { cartId, owner });
  return row ?? null;
}

/** A row by its owner, too: by whom carts would be dealt out. See docs/scaling.md#many-databases. */
export function isRow({ cartId, owner }: Pick<CartRow, 'cartId' | 'owner'>): SQL | undefined {
  return and(eq(carts.cartId, cartId), eq(carts.owner, owner));
}

/** Keeps what the rules made of a cart, and answers it; insurance of what is gone goes too. */
export async function saveCart(
  tx: Transaction,
  row: CartRow,
  cart: Cart,
  now: Date,
  set?: LinePrice,
): Promise<CartRow> {
  const items = toItems(cart, row.items, set);
  const insurance = pruneChoices(row.insurance, items, row.deliveryType ?? 'home_delivery');
  const change = { items, insurance, vendorId: cart.vendorId, isPrebook: cart.isPrebook, updatedAt: now };
  await tx.update(carts).set(change).where(isRow(row));
  return { ...row, ...change };
}

/** Adds a cart; its owner must have none of that status. */
export async function insertCart(tx: Transaction, row: CartRow): Promise<void> {
  await tx.insert(carts).values(row);
}

/** Deletes a cart that is no longer needed: an empty one, or a parked one that another replaces. */
export async function deleteCart(tx: Transaction, cartId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.cartId, cartId));
}

/** Puts a locked open cart aside for a day, in the place of the one that was parked before; an empty one just goes. */
export async function parkRow(tx: Transaction, row: CartRow, now: Date): Promise<void> {
  if (row.items.length === 0) return deleteCart(tx, row.cartId);
  await dropParked(tx, row.owner as CartOwner, row.marketplace);
  await tx.update(carts).set({ status: 'parked', parkedAt: now, updatedAt: now }).where(isRow(row));
}

/** Deletes an owner's parked cart. */
export async function dropParked(tx: Transaction, owner: CartOwner, marketplace: Marketplace): Promise<void> {
  await tx.delete(carts).where(of(owner, marketplace, 'parked'));
}

/** Closes a cart that became an order; the owner goes on with a new, empty one. */
export async function closeOrderedCart(tx: Transaction, row: CartRow, newCartId: string, now: Date): Promise<void> {
  await tx.update(carts).set({ status: 'ordered', updatedAt: now }).where(isRow(row));
  await insertCart(tx, newCart(row.owner as CartOwner, row.marketplace, newCartId, now));
}

/** Gives a cart another owner. */
export async function changeCartOwner(tx: Transaction, cartId: string, owner: CartOwner, now: Date): Promise<void> {
  await tx.update(carts).set({ owner, updatedAt: now }).where(eq(carts.cartId, cartId));
}
