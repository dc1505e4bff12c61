import type { Order, OrderSummary, ordersQuerySchema } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { toRupees } from '@haat/format';
import { isCancellable, isDeliveryCodeShown, isPickupCodeShown, PAST_ORDER_STATUSES } from '@haat/order-core';
import type { z } from 'zod';
import { postOrderState } from '@haat/backend-aftercare';
import { policiesOf } from '@haat/backend-insurance';
import {
  findOwnOrder,
  freeUntilOf,
  historyOf,
  linesOf,
  listOwnOrders,
  marketplaceHookOf,
  queuePlaceOf,
  toOrderLine,
  toSummary,
} from '@haat/backend-orders';
import { paymentsOf, refundsOf } from '@haat/backend-payments';
import { inLanguage } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';

/** One page of a farmer's orders, newest first, and how many there are. */
export async function listOrders(
  executor: Executor,
  farmerId: string,
  { group, page, lang }: z.output<typeof ordersQuerySchema>,
  now: Date,
): Promise<{ count: number; results: OrderSummary[] }> {
  const { count, rows } = await listOwnOrders(executor, farmerId, { group, page });
  const ids = rows.map(({ id }) => id);
  const lines = await linesOf(executor, ids);
  const payments = await paymentsOf(executor, rows, now);
  const results = rows.flatMap((row) => {
    const payment = payments.get(row.id);
    return payment === undefined
      ? []
      : [toSummary(row, { lines: lines.filter(({ orderId }) => orderId === row.id), payment }, lang)];
  });
  return { count, results };
}

/** A farmer's order whole, or null: also for another user's, and for what is no id. */
export async function findOrder(
  dependencies: Pick<Dependencies, 'areas' | 'encryptor'>,
  executor: Executor,
  farmerId: string,
  id: string,
  language: Language,
  now: Date,
): Promise<Order | null> {
  const row = await findOwnOrder(executor, farmerId, id);
  if (row === null) return null;
  const lines = await linesOf(executor, [row.id]);
  const history = await historyOf(executor, [row.id]);
  const payment = (await paymentsOf(executor, [row], now)).get(row.id);
  if (payment === undefined) return null;
  const hook = marketplaceHookOf(dependencies, row);
  return {
    ...toSummary(row, { lines, payment }, language),
    vendor: {
      id: row.vendorId,
      name: inLanguage(row.vendor.name, language),
      legal_name: row.vendor.legalName,
      phone_number: row.vendor.phoneNumber,
      address: inLanguage(row.vendor.address, language),
      lat_lng: row.vendor.latLng,
    },
    lines: lines.map((line) => toOrderLine(line, language)),
    price: toRupees(row.pricePaise),
    discount: toRupees(row.discountPaise),
    delivery_fee: toRupees(row.deliveryFeePaise),
    premium: toRupees(row.premiumPaise),
    coupon_discount: toRupees(row.couponDiscountPaise),
    payment_mode: row.paymentMode,
    full_display_address: row.address?.text ?? null,
    pickup_person: row.pickupPerson,
    pickup_code: isPickupCodeShown(row.status, payment.kind) ? row.pickupCode : null,
    delivery_code: isDeliveryCodeShown(row.status) ? row.deliveryCode : null,
    promised_on: row.promisedOn,
    history: history.map(({ status, at, reason }) => ({ status, at: at.toISOString(), reason })),
    can_cancel: hook?.canAskToCancel(row) ?? isCancellable(row.status),
    is_prebook: row.isPrebook,
    booking_date: row.bookingDate,
    queue_place: row.status === 'PRE_ORDER' ? await queuePlaceOf(executor, row.id) : null,
    cancel_free_until: await freeUntilOf(executor, row),
    coupon_code: row.couponCode,
    policies: row.type === 'home_delivery' ? await policiesOf(executor, row.id, language) : [],
    refunds: history.length > 1 || row.isPrebook ? await refundsOf(executor, row.id) : [],
    ...(await postOrderState(dependencies, executor, row, { lines, history }, now)),
    // Goods of the network go into a cart of their own, from their seller's page.
    can_reorder:
      hook === undefined &&
      ((PAST_ORDER_STATUSES as readonly string[]).includes(row.status) ||
        (row.status === 'PAYMENT_FAILED' && !payment.can_pay)),
    ...(hook === undefined ? {} : { network: await hook.view(executor, dependencies, row, lines) }),
  };
}
