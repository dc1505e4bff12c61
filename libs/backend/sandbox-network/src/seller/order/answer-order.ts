import { nack, type Acknowledgement } from '@haat/ondc-core';
import type { SellerParts } from '../seller-parts.ts';
import { gpsOf } from '../catalogue/catalogue-provider.ts';
import type { Answered } from './answer-basket.ts';
import { cancelOrder, requestReturn } from './change-order.ts';
import type { SellerOrder } from './order-book.ts';
import type { Tag } from './order-messages.ts';
import { refusal } from './quote-basket.ts';
import { writeOrder } from './write-order.ts';

/** Reasons that a buyer app may give, of 1.2.0 and 1.2.5. */
const BUYER_REASONS = ['001', '003', '006', '009', '010', '051', '052', '053', '999'];
const CANCELLABLE = ['Pending', 'Packed'];
const RETURN_REASONS = ['001', '002', '003', '004', '005'];

/** What is answered, or why the message is refused at once. */
export type Outcome = Answered | Acknowledgement;

/** Whether an outcome is a refusal. */
export const isRefusal = (outcome: Outcome): outcome is Acknowledgement => 'ack' in outcome.message;

/** `on_status`. */
export const answerStatus = (order: SellerOrder, parts: SellerParts): Outcome => ({
  message: { order: writeOrder(order, parts) },
});

/** `on_track`: from the shop's door until the goods are there. */
export function answerTrack(order: SellerOrder, { now }: SellerParts): Outcome {
  const at = now().toISOString();
  const status = ['Order-picked-up', 'Out-for-delivery'].includes(order.goods) ? 'active' : 'inactive';
  const location = { gps: gpsOf(order.shop), time: { timestamp: at }, updated_at: at };
  return { message: { tracking: { id: order.confirmed.fulfillments[0]?.id, status, location } } };
}

/** `on_cancel`, for what the buyer app cancels before the goods left. */
export function answerCancel(order: SellerOrder, reasonId: string, parts: SellerParts): Outcome {
  if (!BUYER_REASONS.includes(reasonId)) return nack(refusal('30012', 'No reason of a buyer app'));
  if (order.state === 'Cancelled' || !CANCELLABLE.includes(order.goods))
    return nack({ type: 'POLICY-ERROR', code: '50001', message: 'The order can no longer be cancelled' });
  cancelOrder(order, reasonId, order.context.bap_id, parts.now().toISOString());
  return answerStatus(order, parts);
}

/** `on_update`: goods that are to go back, or money that was given back. */
export function answerUpdate(
  order: SellerOrder,
  target: 'item' | 'payment',
  update: Readonly<Record<string, unknown>>,
  parts: SellerParts,
): Outcome {
  if (target === 'payment') {
    const payment = update['payment'] as Readonly<Record<string, unknown>> | undefined;
    const details = payment?.['@ondc/org/settlement_details'];
    if (!Array.isArray(details) || details.length === 0)
      return nack({ type: 'JSON-SCHEMA-ERROR', code: '30000', message: 'No settlement_details' });
    order.refunds = [...order.refunds, ...(details as unknown[])];
    return answerStatus(order, parts);
  }
  const [fulfilment] = update['fulfillments'] as { tags?: Tag[] }[];
  const request = fulfilment?.tags?.find(({ code }) => code === 'return_request');
  const reason = request?.list.find(({ code }) => code === 'reason_id')?.value ?? '';
  if (request === undefined || !RETURN_REASONS.includes(reason))
    return nack(refusal('30005', 'No reason for a return'));
  if (order.state !== 'Completed')
    return nack({ type: 'POLICY-ERROR', code: '50002', message: 'Nothing was delivered yet' });
  if (!requestReturn(order, request, parts.now().toISOString()))
    return nack(refusal('30004', 'These goods were not ordered'));
  return answerStatus(order, parts);
}

/** `on_support`. */
export const answerSupport = ({ participant }: SellerParts): Outcome => ({
  message: {
    phone: '18000000000',
    email: 'care@sandbox.example',
    uri: participant.subscription.subscriber_url,
  },
});
