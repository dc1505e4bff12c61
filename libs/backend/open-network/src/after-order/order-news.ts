import { recordToldReturn } from '@haat/backend-aftercare';
import { lockOrder, recordToldStatus } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { refundCancelledPart } from '@haat/backend-payments';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { isId } from '@haat/backend-platform';
import {
  judgeNews,
  orderStatusOf,
  readToldOrder,
  type NetworkContext,
  type ToldEvent,
  type ToldOrder,
} from '@haat/ondc-core';
import { UNFULFILLED_ORDER_STATUSES } from '@haat/order-core';
import type { OrderActor, OrderStatus } from '@haat/api-contract/vocabulary';
import { and, eq } from 'drizzle-orm';
import { agreedOf } from '../journey/journey-message.ts';
import { findJourney } from '../journey/journey-rows.ts';
import type { CallbackHandler } from '../transport/callback-handlers.ts';
import { refusal } from '../transport/refusals.ts';
import { toReturnId } from './network-names.ts';
import { requestsOfOrder, settleRequest } from './requests.ts';
import { endRequest } from './send-requests.ts';
import { networkOrderEvents, networkOrderNews, type RequestRow } from './tables.ts';
import { errorCodeOf } from './told-error.ts';

/** What a seller says of an order after it confirmed it: `on_status`, `on_cancel`, `on_update`. */
export const onOrderNews: CallbackHandler = {
  validate(message) {
    if (errorCodeOf(message) !== null) return null;
    const told = readToldOrder(message['message']);
    const context = message['context'] as NetworkContext;
    // An order has the id of its transaction.
    if (told?.id === context.transaction_id.replaceAll('-', '')) return null;
    return { type: 'DOMAIN-ERROR', code: '20006', message: 'There is no order, or another than this one.' };
  },
  async judge(tx, dependencies, context, message) {
    if (errorCodeOf(message) !== null) return null;
    const row = await findJourney(tx, context.transaction_id);
    const agreed = row === null ? null : await agreedOf(dependencies, row);
    const code = agreed === null ? null : judgeNews(message['message'], agreed);
    return code === null ? null : refusal(code);
  },
  async handle(tx, dependencies, context, message) {
    const code = errorCodeOf(message);
    // Before its request: what is locked with an order is locked after it.
    const order = isId(context.transaction_id) ? await lockOrder(tx, context.transaction_id) : null;
    if (order?.marketplace !== 'ondc') return;
    if (code !== null) return endRequest(tx, dependencies, context.message_id, { state: 'refused', code });
    const told = readToldOrder(message['message']);
    if (told === null) return;
    const requests = await requestsOfOrder(tx, order.id);
    if (requests.some(({ id }) => id === context.message_id))
      await settleRequest(tx, context.message_id, { state: 'done', code: null });
    const wish = requests.findLast(({ kind }) => kind === 'cancel') ?? null;
    await takeNews(tx, dependencies, { order, wish }, told);
  },
};

async function takeNews(
  tx: Transaction,
  dependencies: Dependencies,
  { order, wish }: { order: OrderRow; wish: RequestRow | null },
  told: ToldOrder,
): Promise<void> {
  const { state, fulfilment, invoiceUrl } = told;
  const at = dependencies.now();
  const news = { state, fulfilment, at, ...(invoiceUrl === null ? {} : { billUrl: invoiceUrl }) };
  await tx
    .insert(networkOrderNews)
    .values({ orderId: order.id, billUrl: null, ...news })
    .onConflictDoUpdate({ target: networkOrderNews.orderId, set: news });
  const cancelledBy = wish === null || wish.state === 'refused' ? 'seller' : (wish.by ?? 'seller');
  const payment = told.isPaid ? 'PAID' : 'NOT-PAID';
  const isFetched = order.type === 'pickup_from_store';
  const status = orderStatusOf({ state, fulfilment, payment, isFetched, cancelledBy, last: order.status });
  const isEnd = UNFULFILLED_ORDER_STATUSES.some((one) => one === status);
  for (const event of told.events) await takeEvent(tx, dependencies, order, event, isEnd);
  if (status === order.status) return;
  // After the events: what goes back of an order that ends is what they say.
  const reason = reasonOf(status, wish?.reason ?? null, told);
  await recordToldStatus(tx, dependencies, order.id, status, ACTORS[cancelledBy], reason === null ? {} : { reason });
}

/** The farmer's own reason, or the network's code of the seller's. */
function reasonOf(status: OrderStatus, wished: string | null, { cancelReason }: ToldOrder): string | null {
  if (status === 'USER_CANCELLED') return wished;
  return status === 'VENDOR_CANCELLED' || status === 'RETURN_TO_ORIGIN' ? (cancelReason?.slice(0, 10) ?? null) : null;
}

/** Whose act a status is: only of a cancelled order it is another's than the seller's. */
const ACTORS: Readonly<Record<'farmer' | 'support' | 'seller', OrderActor>> = {
  farmer: 'farmer',
  support: 'support',
  seller: 'vendor',
};

async function takeEvent(
  tx: Transaction,
  dependencies: Dependencies,
  order: OrderRow,
  event: ToldEvent,
  isEnd: boolean,
): Promise<void> {
  const { id: eventId, type, packs, paise } = event;
  if (type === 'Return') await takeReturn(tx, dependencies, order, event);
  const row = { orderId: order.id, eventId, type, packs: { ...packs }, paise, isEnd, at: dependencies.now() };
  const written = await tx
    .insert(networkOrderEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ eventId: networkOrderEvents.eventId });
  // What was told before counts as it was then.
  if (written.length === 0 || type !== 'Cancel' || isEnd || paise === null) return;
  const refund = await refundCancelledPart(tx, dependencies, order, paise);
  if (refund === null) return;
  await tx
    .update(networkOrderEvents)
    .set({ refundId: refund.id })
    .where(and(eq(networkOrderEvents.orderId, order.id), eq(networkOrderEvents.eventId, eventId)));
}

async function takeReturn(
  tx: Transaction,
  dependencies: Dependencies,
  order: OrderRow,
  { id, code, paise: amountPaise }: ToldEvent,
): Promise<void> {
  const returnId = toReturnId(id);
  if (returnId === null) return;
  const record = (told: Parameters<typeof recordToldReturn>[4]) =>
    recordToldReturn(tx, dependencies, order, returnId, told);
  if (code === 'Return_Approved') await record({ to: 'APPROVED' });
  if (code === 'Return_Rejected') await record({ to: 'REFUSED', refusal: '' });
  if (code === 'Liquidated') await record({ to: 'LIQUIDATED', amountPaise });
  if (code === 'Return_Picked' || code === 'Return_Delivered') await record({ to: 'PICKED_UP', amountPaise });
}
