import type {
  CscDecrypted,
  CscMessage,
  CscProcessed,
  OrderPayment,
  PaymentRedirect,
  PaymentReturned,
  Refund,
  RefundDestination,
} from '@haat/api-contract';
import { pathOf, type ApiClient } from './api-client.ts';

/** Where the gateway sends the browser back to, whole addresses. */
export interface PaymentAddresses {
  readonly callbackUrl: string;
  readonly cancelUrl: string;
}

/** What a new attempt to pay is begun with. */
export interface PaymentStart extends PaymentAddresses {
  /** The new total that the farmer agreed to, in rupees, after `payment_error.price_changed`; null before it. */
  readonly agreedTotal: number | null;
}

/**
 * `POST /payment/v1/orders/{id}/attempts`: begins, or goes on with, paying an order. Sent twice it is the same attempt.
 * @throws ApiError `payment_error.not_payable`, `payment_error.too_many_attempts`,
 *   `payment_error.price_changed` with `before` and `now`, `order_error.not_enough_stock`,
 *   `payment_error.gateway_away`, `payment_error.gateway_refused`
 */
export function startPayment(
  api: ApiClient,
  orderId: string,
  { callbackUrl, cancelUrl, agreedTotal }: PaymentStart,
): Promise<PaymentRedirect> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/payment/v1/orders/${orderId}/attempts`,
    query: { lang: api.language },
    body: {
      callback_url: callbackUrl,
      cancel_url: cancelUrl,
      ...(agreedTotal === null ? {} : { agreed_total: agreedTotal }),
    },
    idempotencyKey: `pay:${orderId}`,
  });
}

/**
 * `GET /payment/v1/orders/{id}`: the current state of the payment; the gateway is queried while it is not settled.
 * @throws ApiError
 */
export function paymentState(api: ApiClient, orderId: string): Promise<OrderPayment & { order_id: string }> {
  return api.send({ service: 'main', method: 'GET', path: pathOf`/payment/v1/orders/${orderId}` });
}

/** What the gateway's page posted back. */
export interface SignedReturn {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

/**
 * `POST /payment/v1/returns`: the order that a signed return is about. It needs no session. @throws ApiError
 * `payment_error.not_signed`
 */
export function submitPaymentReturn(api: ApiClient, answer: SignedReturn): Promise<PaymentReturned> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: '/payment/v1/returns',
    body: answer,
    withToken: false,
    idempotencyKey: `return:${answer.razorpay_payment_id}`,
  });
}

/** Signs at the end of a message, which no two have in common. */
const SIGNATURE_END = 64;

/**
 * `POST /csc/encrypt`: what an agent's browser posts to the CSC bridge to pay an own order. It begins, or goes on
 * with, the attempt to pay, as `startPayment` does. Sent twice it is the same attempt.
 * @throws ApiError `payment_error.not_payable`, `payment_error.price_changed`, `auth_error.forbidden` for a user who is
 *   not an agent
 */
export function encryptForCsc(
  api: ApiClient,
  orderId: string,
  { callbackUrl, cancelUrl, agreedTotal }: PaymentStart,
): Promise<CscMessage> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: '/csc/encrypt',
    query: { lang: api.language },
    body: {
      order_id: orderId,
      callback_url: callbackUrl,
      cancel_url: cancelUrl,
      ...(agreedTotal === null ? {} : { agreed_total: agreedTotal }),
    },
    idempotencyKey: `pay:${orderId}`,
  });
}

/**
 * `POST /csc/decrypt`: what the CSC bridge has answered about an own order; it changes nothing.
 * @throws ApiError `payment_error.not_signed`, `payment_error.not_found`, `auth_error.forbidden` for a user who is not
 *   an agent
 */
export function decryptFromCsc(api: ApiClient, message: string): Promise<CscDecrypted> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: '/csc/decrypt',
    body: { message },
    idempotencyKey: `csc-read:${message.slice(-SIGNATURE_END)}`,
  });
}

/**
 * `POST /api/csc/process-payment`: records the CSC bridge's answer about an agent's order; repeating it changes
 * nothing.
 * @throws ApiError `payment_error.not_signed`, `payment_error.not_found`, `auth_error.forbidden` for a user who is
 *   not an agent
 */
export function processCscAnswer(api: ApiClient, message: string): Promise<CscProcessed> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: '/api/csc/process-payment',
    body: { message },
    idempotencyKey: `csc:${message.slice(-SIGNATURE_END)}`,
  });
}

/**
 * `POST /payment/v1/refunds/{id}/destination`: where a cash refund goes. @throws ApiError
 * `refund_error.no_destination_needed`
 */
export function setRefundDestination(
  api: ApiClient,
  refundId: string,
  destination: RefundDestination,
): Promise<Refund> {
  return api.send({
    service: 'main',
    method: 'POST',
    path: pathOf`/payment/v1/refunds/${refundId}/destination`,
    body: destination,
  });
}
