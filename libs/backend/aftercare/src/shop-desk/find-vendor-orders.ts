import type { Language, VendorOrder, vendorOrdersQuerySchema } from '@haat/api-contract';
import { PAGE_SIZE } from '@haat/api-contract';
import { toPaise, toRupees } from '@haat/format';
import {
  cashDuePaise,
  nextStatuses,
  ONLINE_PAYMENT_KINDS,
  OPEN_ORDER_STATUSES,
  PAST_ORDER_STATUSES,
  paymentKind,
  PAYMENT_MODES,
} from '@haat/order-core';
import { and, asc, count, desc, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { z } from 'zod';
import { orderHistory, orderLines, orders } from '@haat/backend-orders/tables';
import { toOrderLine } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { paymentsOf } from '@haat/backend-payments';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Executor, Transaction } from '@haat/backend-platform';

import { issuesOf, toIssue } from '../after-order/find-issues.ts';
import { returnsOf, toReturn } from '../after-order/find-returns.ts';

const GROUPS = {
  all: undefined,
  open: inArray(orders.status, [...OPEN_ORDER_STATUSES]),
  past: inArray(orders.status, [...PAST_ORDER_STATUSES]),
} as const;
/** An order that is paid at once is not the shop's before its money is there. Domain rules, order-core. */
const IS_THE_SHOPS = or(
  notInArray(orders.status, ['PENDING', 'PAYMENT_FAILED']),
  notInArray(
    orders.paymentMode,
    ONLINE_PAYMENT_KINDS.map((kind) => PAYMENT_MODES[kind]),
  ),
);

/** The condition that an order is this shop's; null for what is no id, which is nobody's order. */
function ordersOf(vendorId: string, id?: string) {
  return id !== undefined && !isId(id)
    ? null
    : and(eq(orders.vendorId, vendorId), IS_THE_SHOPS, id === undefined ? undefined : eq(orders.id, id));
}

/** One page of a shop's orders, newest first, and how many there are. */
export async function listVendorOrders(
  executor: Executor,
  vendorId: string,
  { group, page, lang }: z.output<typeof vendorOrdersQuerySchema>,
  now: Date,
): Promise<{ count: number; results: VendorOrder[] }> {
  const own = and(ordersOf(vendorId) ?? undefined, GROUPS[group]);
  const [total] = await executor.select({ count: count() }).from(orders).where(own);
  const rows = await executor
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { count: total?.count ?? 0, results: await toVendorOrders(executor, rows, lang, now) };
}

/**
 * An order of a shop.
 * @throws ServiceError `order_error.not_found`, also for another shop's
 */
export async function findVendorOrder(
  executor: Executor,
  vendorId: string,
  id: string,
  language: Language,
  now: Date,
): Promise<VendorOrder> {
  const own = ordersOf(vendorId, id);
  const rows = own === null ? [] : await executor.select().from(orders).where(own);
  const [order] = await toVendorOrders(executor, rows, language, now);
  if (order === undefined) throw new ServiceError('order_error.not_found');
  return order;
}

/**
 * Locks an order of a shop until the transaction ends.
 * @throws ServiceError `order_error.not_found`, also for another shop's
 */
export async function lockVendorOrder(tx: Transaction, vendorId: string, id: string): Promise<OrderRow> {
  const own = ordersOf(vendorId, id);
  const [order] = own === null ? [] : await tx.select().from(orders).where(own).for('update');
  if (order === undefined) throw new ServiceError('order_error.not_found');
  return order;
}

/** Orders as their shop sees them, whatever number of them with as many questions to the database. */
async function toVendorOrders(
  executor: Executor,
  rows: readonly OrderRow[],
  language: Language,
  now: Date,
): Promise<VendorOrder[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = await executor
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const history = await executor
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(asc(orderHistory.id));
  const [returns, issues, payments] = [
    await returnsOf(executor, ids),
    await issuesOf(executor, ids),
    await paymentsOf(executor, ids, now),
  ];
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    type: row.type,
    created_at: row.createdAt.toISOString(),
    promised_on: row.promisedOn,
    is_prebook: row.isPrebook,
    booking_date: row.bookingDate,
    lines: lines.filter(({ orderId }) => orderId === row.id).map((line) => toOrderLine(line, language)),
    total_price: toRupees(row.totalPaise),
    payment: paymentKind(row.paymentMode) ?? 'cash',
    cash_due: toRupees(cashDueOf(row, payments.get(row.id)?.paid ?? 0)),
    deliver_to:
      row.address === null
        ? null
        : { name: row.address.name, phone_number: row.address.phoneNumber, address: row.address.text },
    pickup_person: row.pickupPerson,
    history: history
      .filter(({ orderId }) => orderId === row.id)
      .map(({ status, at, reason }) => ({ status, at: at.toISOString(), reason })),
    next: nextStatuses(row.status, 'vendor', { payment: paymentKind(row.paymentMode) ?? 'cash', delivery: row.type }),
    returns: (returns.get(row.id) ?? []).map((one) => ({ ...toReturn(one), note: one.note, photo_ids: one.photoIds })),
    issues: (issues.get(row.id) ?? []).map((one) => ({ ...toIssue(one), photo_ids: one.photoIds })),
  }));
}

function cashDueOf({ status, paymentMode, totalPaise }: OrderRow, paidRupees: number): number {
  return cashDuePaise({
    status,
    payment: paymentKind(paymentMode) ?? 'cash',
    totalPaise,
    paidPaise: toPaise(paidRupees),
  });
}
