import { PAGE_SIZE } from '@haat/api-contract';
import { ONLINE_PAYMENT_KINDS } from '@haat/api-contract/vocabulary';
import { OPEN_ORDER_STATUSES, PAST_ORDER_STATUSES, PAYMENT_MODES } from '@haat/order-core';
import { and, asc, count, desc, eq, gt, inArray, lte, max, or, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { isShownBeforeStepUp } from '@haat/backend-identity';
import { isId, preparedListQuery, preparedQuery, ServiceError } from '@haat/backend-platform';
import type { Executor, Transaction } from '@haat/backend-platform';
import type { OrderRow } from './order-row.ts';
import type { OrderLineRow } from './order-shape.ts';
import { prebookPlaces } from './prebooking/tables.ts';
import { orderHistory, orderLines, orders } from './tables.ts';

const ONLINE_MODES = ONLINE_PAYMENT_KINDS.map((kind) => PAYMENT_MODES[kind]);

const GROUPS = {
  all: undefined,
  open: inArray(orders.status, [...OPEN_ORDER_STATUSES]),
  past: inArray(orders.status, [...PAST_ORDER_STATUSES]),
  prebook: eq(orders.isPrebook, true),
  credit: eq(orders.paymentMode, PAYMENT_MODES.credit),
} as const;

/** A value, or the place of one in a prepared query. */
type Given = string | Placeholder;

/** A status that an order has had. */
export type OrderHistoryRow = typeof orderHistory.$inferSelect;

/** One page of orders, newest first, and how many there are. */
export interface OrderPage {
  count: number;
  rows: OrderRow[];
}

const ownOrder = preparedQuery((executor) =>
  executor
    .select()
    .from(orders)
    .where(isOwn(sql.placeholder('farmerId'), sql.placeholder('id'))),
);
const orderOfCart = preparedQuery((executor) =>
  executor
    .select()
    .from(orders)
    .where(and(eq(orders.farmerId, sql.placeholder('farmerId')), eq(orders.cartId, sql.placeholder('cartId')))),
);
const linesOfOrders = preparedListQuery((executor, orderIds) =>
  executor.select().from(orderLines).where(inArray(orderLines.orderId, orderIds)).orderBy(asc(orderLines.position)),
);
const historyOfOrders = preparedListQuery((executor, orderIds) =>
  executor.select().from(orderHistory).where(inArray(orderHistory.orderId, orderIds)).orderBy(asc(orderHistory.id)),
);

/** A farmer's own order, or null: also for another user's, and for what is no id. */
export async function findOwnOrder(executor: Executor, farmerId: string, id: string): Promise<OrderRow | null> {
  if (!isId(id)) return null;
  const [order] = await ownOrder(executor, { farmerId, id });
  return order ?? null;
}

/**
 * A farmer's own order, locked until the transaction ends: concurrent requests for it wait.
 * @throws ServiceError `order_error.not_found`, also for another user's
 */
export async function lockOwnOrder(tx: Transaction, farmerId: string, id: string): Promise<OrderRow> {
  const [order] = isId(id) ? await tx.select().from(orders).where(isOwn(farmerId, id)).for('update') : [];
  if (order === undefined) throw new ServiceError('order_error.not_found');
  return order;
}

/** An order of any user, locked until the transaction ends; null when there is none. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order ?? null;
}

/** Orders of any user by their ids, in no particular order. */
export async function findOrdersById(executor: Executor, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  return executor
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
}

/** Orders of a farmer that are to be paid online and have not been handed to their shop: most of them are unpaid. */
export async function findAwaitingPayment(executor: Executor, farmerId: string): Promise<OrderRow[]> {
  return executor
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.farmerId, farmerId),
        inArray(orders.paymentMode, ONLINE_MODES),
        inArray(orders.status, ['PENDING', 'PAYMENT_FAILED', 'PRE_ORDER']),
      ),
    );
}

/** Orders of a farmer for online payment that were placed since a time, in whichever status, paid or not. */
export async function findPlacedForOnlinePayment(
  executor: Executor,
  farmerId: string,
  since: Date,
): Promise<OrderRow[]> {
  return executor
    .select()
    .from(orders)
    .where(and(eq(orders.farmerId, farmerId), inArray(orders.paymentMode, ONLINE_MODES), gt(orders.createdAt, since)));
}

/**
 * Ids of orders whose last attempt to pay has failed and that stay unpaid since before a time, the longest first; of
 * prebookings those whose packs went back to the season.
 */
export async function findUnpaidSince(executor: Executor, before: Date, most: number): Promise<string[]> {
  const rows = await executor
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(prebookPlaces, eq(prebookPlaces.orderId, orders.id))
    .where(
      or(
        and(eq(orders.status, 'PAYMENT_FAILED'), lte(orders.updatedAt, before)),
        and(
          eq(orders.status, 'PRE_ORDER'),
          eq(orders.paymentMode, PAYMENT_MODES['pay-now']),
          lte(orders.createdAt, before),
          eq(prebookPlaces.state, 'given-back'),
        ),
      ),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** The order that a farmer's cart became, or null. */
export async function findOrderOfCart(tx: Transaction, farmerId: string, cartId: string): Promise<OrderRow | null> {
  const [order] = await orderOfCart(tx, { farmerId, cartId });
  return order ?? null;
}

/** A page of a farmer's orders. @param page from 1 */
export async function listOwnOrders(
  executor: Executor,
  farmerId: string,
  { group, page }: { readonly group: keyof typeof GROUPS; readonly page: number },
): Promise<OrderPage> {
  return pageOfOrders(executor, and(isShownOf(farmerId), GROUPS[group]), page);
}

/** A page of the orders for which a condition holds. @param page from 1 */
export async function pageOfOrders(executor: Executor, condition: SQL | undefined, page: number): Promise<OrderPage> {
  const [total] = await executor.select({ count: count() }).from(orders).where(condition);
  const rows = await executor
    .select()
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { count: total?.count ?? 0, rows };
}

/** The lines of orders, each order's as they stood in the cart. */
export async function linesOf(executor: Executor, orderIds: readonly string[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  return linesOfOrders(executor, orderIds);
}

/** Every status that orders have had, the first before the others. */
export async function historyOf(executor: Executor, orderIds: readonly string[]): Promise<OrderHistoryRow[]> {
  if (orderIds.length === 0) return [];
  return historyOfOrders(executor, orderIds);
}

/** When orders were handed over, by id; one that was not is not in the map. */
export async function deliveredAtOf(executor: Executor, orderIds: readonly string[]): Promise<Map<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await executor
    .select({ orderId: orderHistory.orderId, at: max(orderHistory.at) })
    .from(orderHistory)
    .where(and(inArray(orderHistory.orderId, [...orderIds]), eq(orderHistory.status, 'DELIVERED')))
    .groupBy(orderHistory.orderId);
  return new Map(rows.flatMap(({ orderId, at }) => (at === null ? [] : [[orderId, at] as const])));
}

function isOwn(farmerId: Given, id: Given): SQL | undefined {
  return and(eq(orders.id, id), isShownOf(farmerId));
}

/** Of a farmer's orders those that may be shown, open ones always: see docs/domain/identity.md#step-up. */
function isShownOf(farmerId: Given): SQL | undefined {
  const isOpen = inArray(orders.status, [...OPEN_ORDER_STATUSES]);
  return and(eq(orders.farmerId, farmerId), or(isOpen, isShownBeforeStepUp(orders.farmerId, orders.updatedAt)));
}
