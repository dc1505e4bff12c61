import { ONLINE_PAYMENT_KINDS, type ShopStage, type VendorOrderGroup } from '@haat/api-contract/vocabulary';
import { OPEN_ORDER_STATUSES, PAST_ORDER_STATUSES, PAYMENT_MODES, SHOP_STAGE_STATUSES } from '@haat/order-core';
import { and, asc, eq, inArray, lte, notInArray, or, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Executor, Transaction } from '@haat/backend-platform';
import { pageOfOrders } from './find-orders.ts';
import type { OrderPage } from './find-orders.ts';
import type { OrderRow } from './order-row.ts';
import { orders } from './tables.ts';

const inStage = (stage: ShopStage) => inArray(orders.status, [...SHOP_STAGE_STATUSES[stage]]);
/** Of an order, by the column of its id: whether something else of it is in trouble than its delivery. */
export type TroubleOfOrder = (orderId: SQLWrapper) => SQL;
/** Orders of a group; `isTroubled` says of which orders something else is in trouble than the delivery. */
const GROUPS: Readonly<Record<VendorOrderGroup, (isTroubled: TroubleOfOrder) => SQL | undefined>> = {
  all: () => undefined,
  open: () => inArray(orders.status, [...OPEN_ORDER_STATUSES]),
  past: () => inArray(orders.status, [...PAST_ORDER_STATUSES]),
  new: () => inStage('new'),
  pack: () => inStage('pack'),
  road: () => inStage('road'),
  trouble: (isTroubled) => or(inStage('trouble'), isTroubled(orders.id)),
  booked: () => inStage('booked'),
  done: () => inStage('done'),
};
/** An order that is paid at once is not the shop's before its money is there. See docs/domain/orders.md#transitions. */
const IS_THE_SHOPS = or(
  notInArray(orders.status, ['PENDING', 'PAYMENT_FAILED']),
  notInArray(
    orders.paymentMode,
    ONLINE_PAYMENT_KINDS.map((kind) => PAYMENT_MODES[kind]),
  ),
);

/**
 * A page of a shop's orders, newest first.
 * @param asked page: from 1; isTroubled: for the group `trouble`
 */
export async function listShopOrders(
  executor: Executor,
  vendorId: string,
  {
    group,
    page,
    isTroubled,
  }: { readonly group: VendorOrderGroup; readonly page: number; readonly isTroubled: TroubleOfOrder },
): Promise<OrderPage> {
  return pageOfOrders(executor, and(isOfShop(vendorId), GROUPS[group](isTroubled)), page);
}

/** How many orders of a shop wait at each stage. */
export async function countShopOrders(
  executor: Executor,
  vendorId: string,
  isTroubled: TroubleOfOrder,
): Promise<Record<Exclude<ShopStage, 'done'>, number>> {
  const isOpen = inArray(orders.status, [...OPEN_ORDER_STATUSES]);
  const counted = (stage: Exclude<ShopStage, 'done'>) =>
    sql<number>`count(*) filter (where ${GROUPS[stage](isTroubled)})`.mapWith(Number);
  const [counts] = await executor
    .select({
      new: counted('new'),
      pack: counted('pack'),
      road: counted('road'),
      trouble: counted('trouble'),
      booked: counted('booked'),
    })
    .from(orders)
    .where(and(isOfShop(vendorId), or(isOpen, isTroubled(orders.id))));
  return counts ?? { new: 0, pack: 0, road: 0, trouble: 0, booked: 0 };
}

/** An order of a shop, or null: also for another shop's, and for what is no id. */
export async function findShopOrder(executor: Executor, vendorId: string, id: string): Promise<OrderRow | null> {
  if (!isId(id)) return null;
  const [order] = await executor
    .select()
    .from(orders)
    .where(and(isOfShop(vendorId), eq(orders.id, id)));
  return order ?? null;
}

/**
 * Locks an order of a shop until the transaction ends.
 * @throws ServiceError `order_error.not_found`, also for another shop's
 */
export async function lockShopOrder(tx: Transaction, vendorId: string, id: string): Promise<OrderRow> {
  const [order] = isId(id)
    ? await tx
        .select()
        .from(orders)
        .where(and(isOfShop(vendorId), eq(orders.id, id)))
        .for('update')
    : [];
  if (order === undefined) throw new ServiceError('order_error.not_found');
  return order;
}

/**
 * Ids of orders that have been ready to be collected since before a time, the longest waiting first. How long a shop of
 * the open network keeps goods is its own to say.
 */
export async function findUncollected(executor: Executor, before: Date, most: number): Promise<string[]> {
  const rows = await executor
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'READY_FOR_DELIVERY'),
        eq(orders.type, 'pickup_from_store'),
        sql`${orders.marketplace} <> 'ondc'`,
        lte(orders.updatedAt, before),
      ),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

function isOfShop(vendorId: string): SQL | undefined {
  return and(eq(orders.vendorId, vendorId), IS_THE_SHOPS);
}
