import type { Order, OrderRequest } from '@haat/api-contract';
import { closeOrderedCart, farmerOwner, lockCartById } from '@haat/backend-checkout';
import type { CartRow } from '@haat/backend-checkout';
import { PAYMENT_MODES } from '@haat/order-core';
import { acceptKeyFacts } from '@haat/backend-payments';
import { refuseShortage, reserveStock, shortagesOf } from '@haat/backend-market';
import type { StockLine } from '@haat/backend-market';
import { afterRefusal, findOrderOfCart, queueOrderPlacedNotice, orderHooksOf } from '@haat/backend-orders';
import type { Orderer } from '@haat/backend-orders';
import { inTransaction, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { checkAgainstCart, checkWithoutLookups, requestedPayment } from './check-order-request.ts';
import type { SingleFlight } from './single-flight.ts';
import { findOrder } from './read-orders.ts';
import { calculateOrder } from './calculate-order.ts';

import { writeOrder } from './write-order.ts';

/** The result of placing an order: a new order, or the one already placed from this cart. */
export interface PlacedOrder {
  order: Order;
  isNew: boolean;
}

/**
 * Places an order from a farmer's cart, in one transaction: the order is written, its credit, coupon and other hooks
 * booked, the cart closed, the farmer's notice queued and its stock reserved, or nothing at all. One cart becomes one
 * order: a repeated request, concurrent or later, is answered with the first order. Every amount is recomputed. See
 * docs/domain/orders.md#one-cart-becomes-one-order.
 * @throws ServiceError `order_error.*`, `credit_error.*`, `coupon_error.*`, `campaign_error.used_up`,
 *   `cart_error.empty`, `cart_error.product_gone`, `address_error.not_found`, `auth_error.forbidden`, or what a hook
 *   throws
 */
export async function placeOrder(
  dependencies: Dependencies,
  join: SingleFlight,
  orderer: Orderer,
  orderRequest: OrderRequest,
): Promise<PlacedOrder> {
  const { userId, language } = orderer;
  checkWithoutLookups(orderRequest, userId);
  if (!isId(orderRequest.cart_id)) throw new ServiceError('cart_error.empty');
  const { placed, isFirst } = await join([userId, orderRequest.cart_id, orderRequest.hash_code, language].join(), () =>
    inTransaction(dependencies.database, async (tx) => {
      const { id, isNew, toReserve } = await orderOfCart(tx, dependencies, orderer, orderRequest);
      // Read before the transaction ends: nothing can come between the order and its answer.
      const order = await findOrder(dependencies, tx, userId, id, language, dependencies.now());
      if (order === null) throw new Error('an order vanished while it was placed');
      // Last: see `reserveStock`.
      refuseShortage(await reserveStock(tx, order.vendor.id, toReserve));
      return { order, isNew };
    }).catch((refusal: unknown) => afterRefusal(dependencies, refusal)),
  );
  return { order: placed.order, isNew: placed.isNew && isFirst };
}

/** An order that is written, but for the packs that are still to be taken off the shelf. */
interface OrderOfCart {
  id: string;
  isNew: boolean;
  /** None of an order that was there already, and of a prebooking: it reserves season stock, not today's. */
  toReserve: readonly StockLine[];
}

async function orderOfCart(
  tx: Transaction,
  dependencies: Dependencies,
  orderer: Orderer,
  orderRequest: OrderRequest,
): Promise<OrderOfCart> {
  const { userId } = orderer;
  // A concurrent request for the same cart waits here, and then finds the order.
  const cart = await lockCartById(tx, farmerOwner(userId), orderRequest.cart_id);
  const existing = await findOrderOfCart(tx, userId, orderRequest.cart_id);
  if (existing?.hashCode === orderRequest.hash_code) return { id: existing.id, isNew: false, toReserve: [] };
  if (existing !== null) throw new ServiceError('order_error.already_ordered', { order_id: existing.id });
  if (cart === null || cart.status !== 'open' || cart.items.length === 0) throw new ServiceError('cart_error.empty');
  checkAgainstCart(orderRequest, cart);
  const id = await makeOrder(tx, dependencies, orderer, orderRequest, cart);
  return { id, isNew: true, toReserve: cart.isPrebook ? [] : cart.items };
}

async function makeOrder(
  tx: Transaction,
  dependencies: Dependencies,
  { userId, isAgent, agentId, mayInsure = true, language }: Orderer,
  orderRequest: OrderRequest,
  filled: CartRow,
): Promise<string> {
  const { newId, now, configuration, adapters } = dependencies;
  const cart = mayInsure ? filled : { ...filled, insurance: [] };
  const calculated = await calculateOrder(tx, {
    userId,
    isAgent,
    isForFarmer: agentId !== null,
    orderRequest,
    cart,
    payment: requestedPayment(orderRequest) ?? 'cash',
    couponsOn: configuration.couponsOn,
    commissionRates: configuration.commissionRates,
    lender: adapters.creditLender.lender,
    now: now(),
  });
  // Nothing is written for packs that are known to be missing, and nobody waits.
  if (!cart.isPrebook) refuseShortage(shortagesOf(calculated.stocks, cart.items));
  const order = await writeOrder(tx, {
    ...calculated,
    id: newId(),
    userId,
    createdBy: agentId ?? userId,
    by: isAgent ? 'agent' : 'farmer',
    orderRequest,
    cart,
    language,
    now: now(),
  });
  for (const hook of orderHooksOf(dependencies, order)) await hook.onPlaced?.(tx, dependencies, order);
  // After the hooks, which lock the farmer's line: orders at once that only share it would wait for each other.
  if (order.paymentMode === PAYMENT_MODES.credit)
    await acceptKeyFacts(tx, {
      orderId: order.id,
      userId,
      keyFacts: calculated.keyFacts,
      version: orderRequest.key_facts_version,
      language,
      at: now(),
    });
  await queueOrderPlacedNotice(tx, dependencies, order.id, language);
  await closeOrderedCart(tx, cart, newId(), now());
  return order.id;
}
