import { DELIVERY_TYPES, MARKETPLACES, ORDER_STATUSES, PAYMENT_KINDS } from '@haat/api-contract/vocabulary';
import { personFields, phoneFilter, withPeople } from '@haat/backend-identity';
import { packName } from '@haat/backend-market';
import { inLanguage, isId } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import {
  beginningFilter,
  CARERS,
  choiceFilter,
  flagFilter,
  maskName,
  maskPhone,
  maskWhole,
  referenceFilter,
  sinceFilter,
  untilFilter,
} from '@haat/backend-platform/operator';
import type { OperatorResource, OperatorValues } from '@haat/backend-platform/operator';
import { OPEN_ORDER_STATUSES, PAYMENT_MODES, paymentKind } from '@haat/order-core';
import { and, exists, inArray, lt, sql } from 'drizzle-orm';
import { escalationsOf } from '../delivery/escalations.ts';
import { clockOf } from '../delivery/overdue-orders.ts';
import { historyOf, linesOf } from '../find-orders.ts';
import { orderEscalations, orders } from '../tables.ts';

/** An open order that nobody has moved for so long is stuck. See docs/domain/operator.md#orders. */
const STUCK_MS = 3 * 86_400_000;
const IS_OPEN = inArray(orders.status, [...OPEN_ORDER_STATUSES]);
const IS_BEFORE_SUPPORT = exists(
  sql`(select 1 from ${orderEscalations} where ${orderEscalations.orderId} = ${orders.id})`,
);

/** Orders at the desk: found by number, phone, shop and state, by what is late and by what is stuck. */
export const ordersResource: OperatorResource = {
  name: 'orders',
  read: CARERS,
  source: { table: orders, key: orders.id, isUuid: true },
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    number: { kind: 'text', column: orders.number, isSortable: true },
    created_at: { kind: 'time', column: orders.createdAt, isSortable: true },
    updated_at: { kind: 'time', column: orders.updatedAt },
    status: { kind: 'choice', choices: ORDER_STATUSES, column: orders.status },
    type: { kind: 'choice', choices: DELIVERY_TYPES, column: orders.type },
    marketplace: { kind: 'choice', choices: MARKETPLACES, column: orders.marketplace },
    shop_id: { kind: 'reference', reference: 'shops', column: orders.vendorId },
    shop_name: { kind: 'text', isDerived: true },
    ...personFields('farmer', orders.farmerId),
    placed_by_id: { kind: 'reference', reference: 'users', column: orders.createdBy, isDetail: true },
    total: { kind: 'rupees', column: orders.totalPaise },
    goods: { kind: 'rupees', column: orders.pricePaise, isDetail: true },
    discount: { kind: 'rupees', column: orders.discountPaise, isDetail: true },
    coupon_discount: { kind: 'rupees', column: orders.couponDiscountPaise, isDetail: true },
    coupon_code: { kind: 'reference', reference: 'coupons', column: orders.couponCode, isDetail: true },
    premium: { kind: 'rupees', column: orders.premiumPaise, isDetail: true },
    delivery_fee: { kind: 'rupees', column: orders.deliveryFeePaise, isDetail: true },
    advance: { kind: 'rupees', column: orders.advancePaise, isDetail: true },
    payment: { kind: 'choice', choices: PAYMENT_KINDS, isDerived: true },
    promised_on: { kind: 'day', column: orders.promisedOn },
    is_prebook: { kind: 'boolean', column: orders.isPrebook, isDetail: true },
    wrong_delivery_codes: { kind: 'number', column: orders.wrongDeliveryCodes, isDetail: true },
    pincode: { kind: 'text', column: sql<string>`${orders.address}->>'pincode'`.as('pincode'), isDetail: true },
    address_name: {
      kind: 'text',
      column: sql<string>`${orders.address}->>'name'`.as('address_name'),
      isDetail: true,
      personal: { mask: maskName, unmask: CARERS },
    },
    address_phone: {
      kind: 'text',
      column: sql<string>`${orders.address}->>'phoneNumber'`.as('address_phone'),
      isDetail: true,
      personal: { mask: maskPhone, unmask: CARERS },
    },
    address: {
      kind: 'long-text',
      column: sql<string>`${orders.address}->>'text'`.as('address'),
      isDetail: true,
      personal: { mask: maskWhole, unmask: CARERS },
    },
    clock_ends_at: { kind: 'time', isDetail: true, isDerived: true },
    before_support: {
      kind: 'table',
      isDetail: true,
      columns: [
        { name: 'reason', kind: 'text' },
        { name: 'at', kind: 'time' },
      ],
    },
    lines: {
      kind: 'table',
      isDetail: true,
      columns: [
        { name: 'name', kind: 'text' },
        { name: 'pack', kind: 'text' },
        { name: 'quantity', kind: 'number' },
        { name: 'price', kind: 'rupees' },
        { name: 'discount', kind: 'rupees' },
      ],
    },
    history: {
      kind: 'table',
      isDetail: true,
      columns: [
        { name: 'at', kind: 'time' },
        { name: 'status', kind: 'text' },
        { name: 'by', kind: 'text' },
        { name: 'reason', kind: 'text' },
      ],
    },
  },
  filters: {
    number: beginningFilter(orders.number, 40),
    phone: phoneFilter(orders.farmerId),
    farmer_id: referenceFilter(orders.farmerId, 'users'),
    shop_id: referenceFilter(orders.vendorId, 'shops', false),
    status: choiceFilter(orders.status, ORDER_STATUSES),
    payment: {
      kind: 'choice',
      choices: PAYMENT_KINDS,
      where: (kind: keyof typeof PAYMENT_MODES) => sql`${orders.paymentMode} = ${PAYMENT_MODES[kind]}`,
    },
    is_late: flagFilter(sql`${and(IS_OPEN, IS_BEFORE_SUPPORT)}`),
    is_stuck: {
      kind: 'boolean',
      where: (value: boolean, { now }) =>
        value ? and(IS_OPEN, lt(orders.updatedAt, new Date(now().getTime() - STUCK_MS))) : undefined,
    },
    since: sinceFilter(orders.createdAt),
    until: untilFilter(orders.createdAt),
  },
  complete: completeOrders,
  details: orderDetails,
};

async function completeOrders(
  { database }: Dependencies,
  rows: readonly OperatorValues[],
): Promise<readonly OperatorValues[]> {
  const ids = rows.map(({ id }) => String(id)).filter(isId);
  const kept = await database
    .select({ id: orders.id, vendor: orders.vendor, paymentMode: orders.paymentMode })
    .from(orders)
    .where(inArray(orders.id, ids));
  const facts = new Map(kept.map((row) => [row.id, row]));
  const named = rows.map((row) => {
    const order = facts.get(String(row['id']));
    return order === undefined
      ? row
      : { ...row, shop_name: inLanguage(order.vendor.name, 'en'), payment: paymentKind(order.paymentMode) };
  });
  return withPeople({ database }, named, 'farmer');
}

async function orderDetails({ now }: Dependencies, row: OperatorValues, executor: Executor): Promise<OperatorValues> {
  const id = String(row['id']);
  const order = { id, status: row['status'], type: row['type'] } as Parameters<typeof clockOf>[1];
  const clock = await clockOf(executor, order, now());
  const lines = await linesOf(executor, [id]);
  return {
    clock_ends_at: clock?.runsOutAt ?? null,
    before_support: (await escalationsOf(executor, id)).map(({ kind, at }) => ({ reason: kind, at })),
    lines: lines.map(({ product, quantity, pricePaise, discountPaise }) => ({
      name: inLanguage(product.name, 'en'),
      pack: packName(product.pack, 'en'),
      quantity,
      price: pricePaise,
      discount: discountPaise,
    })),
    history: (await historyOf(executor, [id])).map(({ at, status, by, reason }) => ({ at, status, by, reason })),
  };
}
