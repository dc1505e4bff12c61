import type { VendorOrder, VendorOrders, vendorOrdersQuerySchema } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { toPaise, toRupees } from '@haat/format';
import { cashDuePaise, metresBetweenPlaces, nextStatuses, paymentKind, shopClock } from '@haat/order-core';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { toLatLng } from '@haat/backend-market';
import { countShopOrders, findShopOrder, historyOf, linesOf, listShopOrders, toOrderLine } from '@haat/backend-orders';
import type { OrderRow, TroubleOfOrder } from '@haat/backend-orders';
import { paymentsOf } from '@haat/backend-payments';
import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { orderIssues, orderReturns } from '../after-order/tables.ts';
import { issuesOf, toIssue } from '../after-order/find-issues.ts';
import { returnsOf, toReturn } from '../after-order/find-returns.ts';

/** Of an order: the farmer wants to give goods back, or complains, and it is the shop's turn. */
const isTroubled: TroubleOfOrder = (orderId) => sql`(
  exists (select 1 from ${orderReturns}
    where ${orderReturns.orderId} = ${orderId} and ${orderReturns.status} in ('REQUESTED', 'APPROVED'))
  or exists (select 1 from ${orderIssues}
    where ${orderIssues.orderId} = ${orderId} and ${orderIssues.status} = 'OPEN'))`;

/** One page of a shop's orders, newest first, how many there are, and how many wait at each stage. */
export async function listVendorOrders(
  executor: Executor,
  vendorId: string,
  { group, page, lang }: z.output<typeof vendorOrdersQuerySchema>,
  now: Date,
): Promise<Pick<VendorOrders, 'count' | 'counts' | 'results'>> {
  const { count, rows } = await listShopOrders(executor, vendorId, { group, page, isTroubled });
  const counts = await countShopOrders(executor, vendorId, isTroubled);
  return { count, counts, results: await toVendorOrders(executor, rows, lang, now) };
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
  const row = await findShopOrder(executor, vendorId, id);
  const [order] = row === null ? [] : await toVendorOrders(executor, [row], language, now);
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
  const lines = await linesOf(executor, ids);
  const history = await historyOf(executor, ids);
  const [returns, issues, payments] = [
    await returnsOf(executor, ids),
    await issuesOf(executor, ids),
    await paymentsOf(executor, rows, now),
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
    deliver_to: deliverTo(row),
    pickup_person: row.pickupPerson,
    history: history
      .filter(({ orderId }) => orderId === row.id)
      .map(({ status, at, reason }) => ({ status, at: at.toISOString(), reason })),
    next: nextStatuses(row.status, 'vendor', { payment: paymentKind(row.paymentMode) ?? 'cash', delivery: row.type }),
    clock: clockOf(
      row,
      history.filter(({ orderId }) => orderId === row.id),
      now,
    ),
    returns: (returns.get(row.id) ?? []).map((one) => ({ ...toReturn(one), note: one.note, photo_ids: one.photoIds })),
    issues: (issues.get(row.id) ?? []).map((one) => ({ ...toIssue(one), photo_ids: one.photoIds })),
  }));
}

function clockOf(
  { status, type: delivery }: OrderRow,
  history: Parameters<typeof shopClock>[0]['history'],
  now: Date,
): VendorOrder['clock'] {
  const clock = shopClock({ status, delivery, history }, now);
  return clock && { runs_out_at: clock.runsOutAt.toISOString(), is_over: clock.isOver };
}

function cashDueOf({ status, paymentMode, totalPaise }: OrderRow, paidRupees: number): number {
  return cashDuePaise({
    status,
    payment: paymentKind(paymentMode) ?? 'cash',
    totalPaise,
    paidPaise: toPaise(paidRupees),
  });
}

/** Recipient and place of a delivery, with what tells the shop that the fee was calculated for the same place. */
function deliverTo({ address, vendor }: OrderRow): VendorOrder['deliver_to'] {
  if (address === null) return null;
  const latLng = address.place?.latLng ?? null;
  return {
    name: address.name,
    phone_number: address.phoneNumber,
    address: address.text,
    pincode: address.pincode,
    lat_lng: latLng,
    is_exact_place: address.place?.isExact ?? false,
    distance_metres:
      latLng === null ? null : Math.round(metresBetweenPlaces(toLatLng(vendor.latLng), toLatLng(latLng))),
    map_url: latLng === null ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(latLng)}`,
  };
}
