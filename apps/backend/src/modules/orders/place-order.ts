import { randomInt } from 'node:crypto';
import type { Language, Order } from '@haat/api-contract';
import { toPaise, toRupees } from '@haat/format';
import { billFor, deliveryFee, orderPayload } from '@haat/order-core';
import type { OrderLine, OrderPayload } from '@haat/order-core';
import { and, eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../database/connection.ts';
import type { Executor, Transaction } from '../../database/connection.ts';
import { rowsOf } from '../../database/rows.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ServiceError } from '../../errors.ts';
import { fullDisplayAddress } from '../addresses/address-shape.ts';
import type { AddressRow } from '../addresses/address-shape.ts';
import { findAddress } from '../addresses/find-address.ts';
import { farmerOwner } from '../carts/cart-owner.ts';
import { closeOrderedCart, lockCartById } from '../carts/cart-rows.ts';
import { metresToAddress } from '../carts/cart-view.ts';
import { cleanPerson } from '../carts/change-choices.ts';
import type { CartRow } from '../carts/stored-cart.ts';
import { lineSnapshots } from '../catalogue/line-snapshots.ts';
import { quoteFor } from '../catalogue/quotes.ts';
import { reserveStock } from '../catalogue/stock.ts';
import { vendorFacts } from '../vendors/vendor-facts.ts';
import type { VendorFacts } from '../vendors/vendor-facts.ts';
import { vendorById } from '../vendors/vendors-serving.ts';
import { checkAgainstCart, checkAmounts, checkOnItsOwn } from './check-claim.ts';
import type { OrderClaim } from './check-claim.ts';
import { findOrder } from './find-orders.ts';
import { noteOrderPlaced } from './order-notices.ts';
import type { JoinPlacement } from './placements-under-way.ts';
import { indiaDay, promisedOn } from './promised-on.ts';
import { orderHistory, orderLines, orders } from './tables.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NUMBER_DIGITS = 6;
const MOST_ATTRIBUTES = 20;

/** What came of an order: a new one, or the one that this cart became before. */
export interface PlacedOrder {
  order: Order;
  isNew: boolean;
}

/**
 * Makes an order of a farmer's cart, in one transaction: the stock is taken, the order written, the cart closed and the
 * farmer's notice noted, or nothing of it. One cart becomes one order: the same sent again, at once or later, is answered
 * with the first. Every amount is reckoned anew. Domain rules, order-core.
 * @throws ServiceError `order_error.*`, `cart_error.empty`, `cart_error.product_gone`, `address_error.not_found`, `auth_error.forbidden`
 */
export async function placeOrder(dependencies: Dependencies, join: JoinPlacement, userId: string, claim: OrderClaim, language: Language): Promise<PlacedOrder> {
  checkOnItsOwn(claim, userId);
  if (!UUID.test(claim.cart_id)) throw new ServiceError('cart_error.empty');
  const { placed, isFirst } = await join([userId, claim.cart_id, claim.hash_code, language].join(), () =>
    inTransaction(dependencies.database, async (tx) => {
      const { id, isNew } = await orderOfCart(tx, dependencies, userId, claim, language);
      // Read before the transaction ends: nothing can come between the order and its answer.
      const order = await findOrder(tx, userId, id, language);
      if (order === null) throw new Error('an order vanished while it was placed');
      return { order, isNew };
    }));
  return { order: placed.order, isNew: placed.isNew && isFirst };
}

async function orderOfCart(tx: Transaction, dependencies: Dependencies, userId: string, claim: OrderClaim, language: Language): Promise<{ id: string; isNew: boolean }> {
  // Whoever sends the same cart at the same time waits here, and then finds the order.
  const cart = await lockCartById(tx, farmerOwner(userId), claim.cart_id);
  const [existing] = await tx.select({ id: orders.id, hashCode: orders.hashCode }).from(orders).where(and(eq(orders.farmerId, userId), eq(orders.cartId, claim.cart_id)));
  if (existing?.hashCode === claim.hash_code) return { id: existing.id, isNew: false };
  if (existing !== undefined) throw new ServiceError('order_error.already_ordered', { order_id: existing.id });
  if (cart === null || cart.status !== 'open' || cart.items.length === 0) throw new ServiceError('cart_error.empty');
  checkAgainstCart(claim, cart);
  return { id: await makeOrder(tx, dependencies, userId, claim, cart, language), isNew: true };
}

async function makeOrder(tx: Transaction, dependencies: Dependencies, userId: string, claim: OrderClaim, cart: CartRow, language: Language): Promise<string> {
  const { newId, now } = dependencies;
  const vendor = await vendorFacts(tx, claim.vendor);
  if (vendor === null || vendor.marketplace !== cart.marketplace) throw new ServiceError('order_error.vendor_unavailable');
  const { lines, collectOnly } = await linesOf(tx, cart, vendor.id);
  const address = await checkHandover(tx, userId, claim, vendor, collectOnly);
  const fee = address === null ? 0 : await feeTo(tx, vendor.id, address, lines);
  const computed = orderPayload({
    marketplace: cart.marketplace, cartId: cart.cartId, vendorId: vendor.id, lines, createdFor: userId, deliveryFee: fee, isPrebook: cart.isPrebook,
    handover: address === null ? { delivery: 'pickup_from_store' } : { delivery: 'home_delivery', address: { id: address.id, fullDisplayAddress: fullDisplayAddress(address) } },
  });
  checkAmounts(claim, computed);
  await takeStock(tx, vendor.id, cart);
  const id = newId();
  await writeOrder(tx, { id, userId, claim, cart, vendor, address, computed, now: now() });
  await noteOrderPlaced(tx, dependencies, id, language);
  await closeOrderedCart(tx, cart, newId(), now());
  return id;
}

/** The cart's lines at today's prices, in rupees. */
async function linesOf(executor: Executor, cart: CartRow, vendorId: string): Promise<{ lines: OrderLine[]; collectOnly: boolean }> {
  const quotes = await quoteFor(executor, cart.items.map(({ variantId }) => variantId), vendorId);
  const lines = cart.items.map(({ variantId, quantity }) => {
    const quote = quotes.get(variantId);
    if (quote === undefined) throw new ServiceError('cart_error.product_gone', { variant_id: variantId });
    return { variantId, catalogueId: quote.cId, quantity, price: toRupees(quote.pricePaise), discount: toRupees(quote.discountPaise) };
  });
  return { lines, collectOnly: [...quotes.values()].some((quote) => quote.collectOnly) };
}

/** The address to deliver to, or null for a pickup; refuses what the shop or the goods do not allow. */
async function checkHandover(executor: Executor, userId: string, claim: OrderClaim, { fulfilment }: VendorFacts, collectOnly: boolean): Promise<AddressRow | null> {
  const isRefused = claim.type === 'pickup_from_store' ? fulfilment === 'doorstep_delivery' : collectOnly || fulfilment === 'pickup_from_store';
  if (isRefused) throw new ServiceError('order_error.delivery_type_refused', { type: claim.type });
  if (claim.type === 'pickup_from_store') return null;
  const address = claim.address === undefined ? null : await findAddress(executor, userId, claim.address.id);
  if (address === null) throw new ServiceError('address_error.not_found');
  return address;
}

async function feeTo(executor: Executor, vendorId: string, address: AddressRow, lines: readonly OrderLine[]): Promise<number> {
  const vendor = await vendorById(executor, vendorId, { language: 'en' });
  const terms = vendor?.vendor_details.delivery ?? null;
  const metres = await metresToAddress(executor, vendorId, address);
  const fee = terms === null || metres === null ? null : deliveryFee(metres, terms, billFor(lines).total);
  if (fee === null) throw new ServiceError('order_error.not_delivered_here', { address_id: address.id });
  return fee;
}

async function takeStock(tx: Transaction, vendorId: string, cart: CartRow): Promise<void> {
  const short = await reserveStock(tx, vendorId, cart.items);
  const [first] = short;
  if (first === undefined) return;
  throw new ServiceError('order_error.not_enough_stock', {
    variant_id: first.variantId, available: first.available,
    lines: short.map(({ variantId, asked, available }) => ({ variant_id: variantId, asked, available })),
  });
}

interface OrderToWrite {
  id: string;
  userId: string;
  claim: OrderClaim;
  cart: CartRow;
  vendor: VendorFacts;
  address: AddressRow | null;
  computed: OrderPayload;
  now: Date;
}

async function writeOrder(tx: Transaction, { id, userId, claim, cart, vendor, address, computed, now }: OrderToWrite): Promise<void> {
  const isPickup = address === null;
  await tx.insert(orders).values({
    id, number: await nextNumber(tx, now), farmerId: userId, createdBy: userId, cartId: cart.cartId, marketplace: cart.marketplace,
    vendorId: vendor.id, vendor: vendor.snapshot, status: computed.status, type: computed.type,
    pricePaise: toPaise(computed.price), discountPaise: toPaise(computed.discount), premiumPaise: 0, deliveryFeePaise: toPaise(computed.delivery_fee), couponDiscountPaise: 0,
    totalPaise: toPaise(computed.total_price), hashCode: claim.hash_code, paymentMode: computed.payment.transactions[0].payment_mode,
    address: isPickup ? null : { id: address.id, name: address.name, phoneNumber: address.phoneNumber, pincode: address.pincode, text: fullDisplayAddress(address) },
    pickupPerson: isPickup && claim.pickup_farmer_details ? cleanPerson(claim.pickup_farmer_details) : null,
    pickupCode: isPickup ? String(randomInt(1_000_000)).padStart(6, '0') : null,
    promisedOn: cart.isPrebook ? null : promisedOn(now, vendor.readyInDays, vendor.openingHours),
    isPrebook: cart.isPrebook, bookingDate: cart.isPrebook ? (claim.booking_date ?? null) : null,
    attribution: claim.attribution === undefined ? null : Object.fromEntries(Object.entries(claim.attribution).slice(0, MOST_ATTRIBUTES)),
    createdAt: now, updatedAt: now,
  });
  const snapshots = await lineSnapshots(tx, computed.order_details.map(({ product_variant }) => product_variant));
  await tx.insert(orderLines).values(computed.order_details.map(({ product_variant, quantity, price, discount, c_id }, position) => {
    const product = snapshots.get(product_variant);
    if (product === undefined) throw new ServiceError('cart_error.product_gone', { variant_id: product_variant });
    return { orderId: id, position, variantId: product_variant, catalogueId: c_id, quantity, pricePaise: toPaise(price), discountPaise: toPaise(discount), product };
  }));
  await tx.insert(orderHistory).values({ orderId: id, status: computed.status, by: 'farmer', userId, at: now });
}

/** The next order number: India's year and a count that only grows. */
async function nextNumber(tx: Transaction, now: Date): Promise<string> {
  const [next] = await rowsOf<{ number: string }>(tx, sql`select nextval('order_numbers')::text as number`);
  return `${indiaDay(now).slice(0, 4)}-${(next?.number ?? '').padStart(NUMBER_DIGITS, '0')}`;
}
