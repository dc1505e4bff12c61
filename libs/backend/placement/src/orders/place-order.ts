import type { Order, OrderClaim } from '@haat/api-contract';
import { closeOrderedCart, farmerOwner, lockCartById } from '@haat/backend-checkout';
import type { CartRow } from '@haat/backend-checkout';
import { refuseShortage, reserveStock } from '@haat/backend-market';
import { afterRefusal, findOrderOfCart, noteOrderPlaced, orderHooksOf } from '@haat/backend-orders';
import type { Orderer } from '@haat/backend-orders';
import { inTransaction, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { checkAgainstCart, checkOnItsOwn, claimedPayment } from './check-claim.ts';
import type { JoinPlacement } from './placements-under-way.ts';
import { findOrder } from './read-orders.ts';
import { reckonOrder } from './reckon-order.ts';

import { writeOrder } from './write-order.ts';

/** What came of an order: a new one, or the one that this cart became before. */
export interface PlacedOrder {
  order: Order;
  isNew: boolean;
}

/**
 * Makes an order of a farmer's cart, in one transaction: the stock is taken, the order written, its credit, coupon and
 * whatever else belongs to it booked, the cart closed and the farmer's notice noted, or nothing of it. One cart becomes
 * one order: the same sent again, at once or later, is answered with the first. Every amount is reckoned anew. See
 * docs/domain/orders.md#one-cart-becomes-one-order.
 * @throws ServiceError `order_error.*`, `credit_error.*`, `coupon_error.*`, `campaign_error.used_up`,
 *   `cart_error.empty`, `cart_error.product_gone`,
 * `address_error.not_found`, `auth_error.forbidden`, or what a part refuses
 */
export async function placeOrder(
  dependencies: Dependencies,
  join: JoinPlacement,
  orderer: Orderer,
  claim: OrderClaim,
): Promise<PlacedOrder> {
  const { userId, language } = orderer;
  checkOnItsOwn(claim, userId);
  if (!isId(claim.cart_id)) throw new ServiceError('cart_error.empty');
  const { placed, isFirst } = await join([userId, claim.cart_id, claim.hash_code, language].join(), () =>
    inTransaction(dependencies.database, async (tx) => {
      const { id, isNew } = await orderOfCart(tx, dependencies, orderer, claim);
      // Read before the transaction ends: nothing can come between the order and its answer.
      const order = await findOrder(tx, userId, id, language, dependencies.now());
      if (order === null) throw new Error('an order vanished while it was placed');
      return { order, isNew };
    }).catch((refusal: unknown) => afterRefusal(dependencies, refusal)),
  );
  return { order: placed.order, isNew: placed.isNew && isFirst };
}

async function orderOfCart(
  tx: Transaction,
  dependencies: Dependencies,
  orderer: Orderer,
  claim: OrderClaim,
): Promise<{ id: string; isNew: boolean }> {
  const { userId } = orderer;
  // Whoever sends the same cart at the same time waits here, and then finds the order.
  const cart = await lockCartById(tx, farmerOwner(userId), claim.cart_id);
  const existing = await findOrderOfCart(tx, userId, claim.cart_id);
  if (existing?.hashCode === claim.hash_code) return { id: existing.id, isNew: false };
  if (existing !== null) throw new ServiceError('order_error.already_ordered', { order_id: existing.id });
  if (cart === null || cart.status !== 'open' || cart.items.length === 0) throw new ServiceError('cart_error.empty');
  checkAgainstCart(claim, cart);
  return { id: await makeOrder(tx, dependencies, orderer, claim, cart), isNew: true };
}

async function makeOrder(
  tx: Transaction,
  dependencies: Dependencies,
  { userId, isAgent, language }: Orderer,
  claim: OrderClaim,
  cart: CartRow,
): Promise<string> {
  const { newId, now, configuration } = dependencies;
  const reckoned = await reckonOrder(tx, {
    userId,
    isAgent,
    claim,
    cart,
    payment: claimedPayment(claim) ?? 'cash',
    couponsOn: configuration.couponsOn,
    now: now(),
  });
  // A prebooking takes what the season promises, not what is on the shelf today.
  if (!cart.isPrebook) refuseShortage(await reserveStock(tx, reckoned.vendor.id, cart.items));
  const order = await writeOrder(tx, {
    ...reckoned,
    id: newId(),
    userId,
    by: isAgent ? 'agent' : 'farmer',
    claim,
    cart,
    language,
    now: now(),
  });
  for (const part of orderHooksOf(dependencies)) await part.placed?.(tx, dependencies, order);
  await noteOrderPlaced(tx, dependencies, order.id, language);
  await closeOrderedCart(tx, cart, newId(), now());
  return order.id;
}
