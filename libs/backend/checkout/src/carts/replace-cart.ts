import type { Marketplace } from '@haat/api-contract/vocabulary';
import { mergeGuestCart, resetCart, swapParkedCart } from '@haat/cart-core';
import type { ParkedCart } from '@haat/cart-core';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import type { CartOwner } from './cart-owner.ts';
import {
  deleteCart,
  dropParked,
  changeCartOwner,
  insertCart,
  lockOpenCart,
  lockOrMakeCart,
  lockOwner,
  newCart,
  parkedCart,
  parkRow,
} from './cart-rows.ts';
import type { LineInput } from './change-lines.ts';
import { checkStock, offeredLine, unitPaise } from './offered-line.ts';
import { toCart, toItems } from './stored-cart.ts';
import type { CartRow, LinePrice } from './stored-cart.ts';

/** The first item of the new cart. */
export type OfferedLine = Omit<LineInput, 'fromCartPage'>;

const asParked = (row: CartRow | null): ParkedCart | null =>
  row?.parkedAt ? { cart: toCart(row), parkedAt: row.parkedAt.getTime() } : null;

/**
 * A new cart with only the offered item, or with nothing; what it replaces is parked for 24 hours.
 * @throws ServiceError as `setCartItem`; then nothing is changed
 */
export async function resetCartOf(
  dependencies: Dependencies,
  owner: CartOwner,
  marketplace: Marketplace,
  offered: OfferedLine | undefined,
): Promise<void> {
  await inTransaction(dependencies.database, (tx) => startNewCart(tx, dependencies, owner, marketplace, offered));
}

/**
 * The same inside a transaction, which may go on with the new cart. A refusal ends it. @throws ServiceError as
 * `setLine`
 */
export async function startNewCart(
  tx: Transaction,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  owner: CartOwner,
  marketplace: Marketplace,
  offered?: OfferedLine,
): Promise<void> {
  const before = await lockOrMakeCart(tx, owner, marketplace, newId(), now());
  let set: LinePrice | undefined;
  let item: Parameters<typeof resetCart>[2];
  if (offered !== undefined) {
    const quote = await offeredLine(tx, marketplace, { ...offered, now: now() });
    checkStock(quote, offered.quantity);
    set = { variantId: offered.variantId, unitPaise: unitPaise(quote) };
    item = {
      variantId: offered.variantId,
      catalogueId: quote.cId,
      vendorId: offered.vendorId,
      isPrebook: offered.isPrebook,
      quantity: offered.quantity,
    };
  }
  const cart = resetCart(toCart(before), newId(), item);
  await parkRow(tx, before, now());
  await insertCart(tx, {
    ...newCart(owner, marketplace, cart.cartId, now()),
    vendorId: cart.vendorId,
    isPrebook: cart.isPrebook,
    items: toItems(cart, [], set),
  });
}

/**
 * Swaps the parked cart back whole; the one in use is parked instead.
 * @throws ServiceError `cart_error.nothing_parked`, also when its 24 hours are over
 */
export async function restoreCart(
  { database, newId, now }: Dependencies,
  owner: CartOwner,
  marketplace: Marketplace,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const inUse = await lockOrMakeCart(tx, owner, marketplace, newId(), now());
    const parked = await parkedCart(tx, owner, marketplace, now());
    const { cart } = swapParkedCart(toCart(inUse), asParked(parked), now().getTime());
    if (parked === null || cart.cartId !== parked.cartId) throw new ServiceError('cart_error.nothing_parked');
    // Taken out first: an owner has one open and one parked cart at any moment.
    await deleteCart(tx, parked.cartId);
    await parkRow(tx, inUse, now());
    await insertCart(tx, { ...parked, status: 'open', parkedAt: null, updatedAt: now() });
  });
}

/**
 * The guest's cart becomes the farmer's, and a cart that the farmer had before is parked. An empty guest cart leaves
 * the farmer's as it is. Done again, it changes nothing more: the guest has no cart any longer.
 */
export async function claimCart(
  { database, now }: Dependencies,
  guest: CartOwner,
  farmer: CartOwner,
  marketplace: Marketplace,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    // Always in this order, so that two of them never wait for each other.
    await lockOwner(tx, guest, marketplace);
    await lockOwner(tx, farmer, marketplace);
    const guestCart = await lockOpenCart(tx, guest, marketplace);
    if (guestCart !== null) {
      // Looked for twice: the cart that was waited for may have been replaced by another device's.
      const farmerCart = (await lockOpenCart(tx, farmer, marketplace)) ?? (await lockOpenCart(tx, farmer, marketplace));
      const { cart } = mergeGuestCart(
        toCart(guestCart),
        farmerCart === null ? null : toCart(farmerCart),
        now().getTime(),
      );
      if (cart.cartId === guestCart.cartId) {
        if (farmerCart !== null) await parkRow(tx, farmerCart, now());
        await changeCartOwner(tx, guestCart.cartId, farmer, now());
      } else {
        await deleteCart(tx, guestCart.cartId);
      }
    }
    await claimParked(tx, guest, farmer, marketplace, now());
  });
}

/** What the guest had parked comes along when the farmer has nothing parked. */
async function claimParked(
  tx: Transaction,
  guest: CartOwner,
  farmer: CartOwner,
  marketplace: Marketplace,
  now: Date,
): Promise<void> {
  const guestParked = await parkedCart(tx, guest, marketplace, now);
  if (guestParked === null) return;
  if ((await parkedCart(tx, farmer, marketplace, now)) !== null) return deleteCart(tx, guestParked.cartId);
  await dropParked(tx, farmer, marketplace);
  await changeCartOwner(tx, guestParked.cartId, farmer, now);
}
