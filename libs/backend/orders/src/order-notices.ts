import { isLanguage, SANDBOX_SHOPKEEPER, type Language, type OrderStatus } from '@haat/api-contract/vocabulary';
import { formatMoney, toRupees } from '@haat/format';
import { paymentKind } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { reachableNumber, tellUser, userOfId } from '@haat/backend-identity';
import { addEvent, inLanguage, MANDATORY_NOTICES, ORDER_NOTICE_KINDS, ServiceError } from '@haat/backend-platform';
import type { DeliveredEvent, Dependencies, EventHandlers, OrderNoticeKind, Transaction } from '@haat/backend-platform';

import noticeTexts from './notice-texts.json' with { type: 'json' };
import type { OrderRow } from './order-row.ts';
import { orders } from './tables.ts';

const DEFAULT_NOTICE_LANGUAGE: Language = 'hi';

/** The notice for each status that an order reaches; other statuses need no notice. */
const NOTICE_OF_STATUS: Partial<Record<OrderStatus, OrderNoticeKind>> = {
  SUCCESS: 'order-paid',
  PAYMENT_FAILED: 'payment-failed',
  VENDOR_CONFIRMED: 'order-confirmed',
  OUT_FOR_DELIVERY: 'order-on-its-way',
  DELIVERED: 'order-delivered',
  FAILED_DELIVERY: 'delivery-failed',
  RETURN_TO_ORIGIN: 'order-returned-to-shop',
  USER_CANCELLED: 'order-cancelled',
  VENDOR_CANCELLED: 'order-refused-by-shop',
  DEHAAT_CANCELLED: 'order-cancelled-by-support',
  ORDER_FAILED: 'order-failed',
  FAILED: 'order-failed',
};

type EventDependencies = Pick<Dependencies, 'newId' | 'now'>;

/** Queues a notice to the farmer in the transaction of a new order, in the language in which it was ordered. */
export async function queueOrderPlacedNotice(
  tx: Transaction,
  { newId, now }: EventDependencies,
  orderId: string,
  language: Language,
): Promise<void> {
  await addEvent(tx, { id: newId(), type: 'order.placed', payload: { order_id: orderId, language }, at: now() });
}

/** What a notice of a transition depends on. */
interface TransitionNoticeFacts {
  from: OrderStatus;
  reason: string | null;
  language: Language | undefined;
  /** Instead of the usual one; null for none. */
  notice: OrderNoticeKind | null | undefined;
  /** Delivered with a photo: the farmer is asked whether it came. */
  isWithoutCode: boolean;
}

/**
 * Queues a notice to the farmer in the transaction of a transition; without a language, that of the farmer's profile
 * is used.
 */
export async function queueTransitionNotice(
  tx: Transaction,
  { newId, now }: EventDependencies,
  order: OrderRow,
  { from, reason, language, notice, isWithoutCode }: TransitionNoticeFacts,
): Promise<void> {
  const usual = isWithoutCode ? 'order-left-at-address' : noticeOfTransition(order, from);
  const kind = notice === undefined ? usual : notice;
  if (kind === null) return;
  const payload: Record<string, string> = { order_id: order.id, kind };
  if (reason === SANDBOX_SHOPKEEPER) payload['sandbox'] = 'true';
  if (language !== undefined) payload['language'] = language;
  await addEvent(tx, { id: newId(), type: 'order.notice', payload, at: now() });
}

/**
 * Queues a notice to a farmer in a transaction about something that belongs to an order: a return, a complaint.
 * @throws ServiceError `request_error.cannot_be_told` for a mandatory notice without a registered text: the
 *   transaction is rolled back. See docs/domain/application.md#notices-that-must-be-told.
 */
export async function queueOrderNotice(
  tx: Transaction,
  { newId, now, adapters }: EventDependencies & Pick<Dependencies, 'adapters'>,
  orderId: string,
  kind: OrderNoticeKind,
): Promise<void> {
  if (MANDATORY_NOTICES.includes(kind) && !adapters.sms.canSend(kind, await languageOfFarmer(tx, orderId)))
    throw new ServiceError('request_error.cannot_be_told');
  await addEvent(tx, { id: newId(), type: 'order.notice', payload: { order_id: orderId, kind }, at: now() });
}

async function languageOfFarmer(tx: Transaction, orderId: string): Promise<Language> {
  const [order] = await tx.select({ farmerId: orders.farmerId }).from(orders).where(eq(orders.id, orderId));
  const farmer = order === undefined ? null : await userOfId(tx, order.farmerId);
  return [farmer?.profile?.languageCode].find(isLanguage) ?? DEFAULT_NOTICE_LANGUAGE;
}

/** Sends the notices of orders. */
export const ORDER_EVENT_HANDLERS: EventHandlers = {
  'order.placed': (dependencies, event) => sendNotice(dependencies, event, noticeOfPlaced),
  'order.notice': (dependencies, event) => sendNotice(dependencies, event, () => event.payload['kind'] ?? null),
  // Events of this type were queued before orders had more than one end.
  'order.cancelled': (dependencies, event) => sendNotice(dependencies, event, () => 'order-cancelled'),
};

function noticeOfPlaced({ isPrebook, paymentMode }: OrderRow): OrderNoticeKind | null {
  if (isPrebook) return 'order-prebooked';
  const payment = paymentKind(paymentMode) ?? 'cash';
  if (payment === 'credit') return 'order-placed-on-credit';
  // An order that is paid online is announced once its payment has arrived.
  return payment === 'cash' ? 'order-placed' : null;
}

function noticeOfTransition(order: OrderRow, from: OrderStatus): OrderNoticeKind | null {
  const { status, type, pickupCode, deliveryCode } = order;
  if (from === 'PRE_ORDER' && (status === 'PENDING' || status === 'SUCCESS')) return 'prebooking-came';
  // Sellers of the open network hand over without a code of ours.
  if (status === 'READY_FOR_DELIVERY' && type === 'pickup_from_store')
    return pickupCode === null ? 'order-ready-to-collect-without-code' : 'order-ready-to-collect';
  if (status === 'READY_FOR_DELIVERY') return null;
  if (status === 'OUT_FOR_DELIVERY' && deliveryCode === null) return 'order-on-its-way-without-code';
  return NOTICE_OF_STATUS[status] ?? null;
}

function isOrderNoticeKind(kind: string): kind is OrderNoticeKind {
  return (ORDER_NOTICE_KINDS as readonly string[]).includes(kind);
}

async function sendNotice(
  dependencies: Dependencies,
  { id, payload }: DeliveredEvent,
  kindOf: (order: OrderRow) => string | null,
): Promise<void> {
  const { database } = dependencies;
  const [order] = await database
    .select()
    .from(orders)
    .where(eq(orders.id, payload['order_id'] ?? ''));
  const farmer = order === undefined ? null : await userOfId(database, order.farmerId);
  const kind = order === undefined ? null : kindOf(order);
  if (order === undefined || farmer === null || kind === null || !isOrderNoticeKind(kind)) return;
  const language = [payload['language'], farmer.profile?.languageCode].find(isLanguage) ?? DEFAULT_NOTICE_LANGUAGE;
  const values = {
    number: order.number,
    shop: inLanguage(order.vendor.name, language),
    total: formatMoney(toRupees(order.totalPaise)),
    code: order.pickupCode ?? order.deliveryCode ?? '',
  };
  const text = inLanguage(noticeTexts[kind], language).replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => values[name as keyof typeof values] ?? '',
  );
  const whole =
    payload['sandbox'] === undefined ? text : `${text} ${inLanguage(noticeTexts['sandbox-shopkeeper'], language)}`;
  const phoneNumber = reachableNumber(farmer);
  await tellUser(dependencies, farmer.id, { id, phoneNumber, kind, language, text: whole, values, orderId: order.id });
}
