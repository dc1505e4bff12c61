import type { GatewayBook } from '../gateway/gateway-book.ts';
import type { MarketBook } from './market-book.ts';

/** Orders whose farmer has the goods, or will have them, for the money. */
const KEEPS_MONEY: readonly string[] = ['SUCCESS', 'VENDOR_CONFIRMED', 'DELIVERED'];

interface Books {
  readonly gateway: GatewayBook;
  readonly market: MarketBook;
}

/** Each answers the ids of what breaks it. */
const RULES: Readonly<Record<string, (books: Books) => readonly string[]>> = {
  'payments at the gateway that belong to no attempt': ({ gateway, market }) =>
    gateway.payments.flatMap(({ id, orderId }) => {
      const receipt = gateway.orders.find((order) => order.id === orderId)?.receipt;
      const attempt = market.attempts.find((one) => one.id === receipt);
      return attempt?.gatewayOrderId === orderId ? [] : id;
    }),
  'payments at the gateway that are not booked once, whole, and with their attempt': ({ gateway, market }) =>
    captured(gateway).flatMap(({ id, orderId, amountPaise }) => {
      const booked = market.captures.filter(({ gatewayPaymentId }) => gatewayPaymentId === id);
      const attempt = market.attempts.find(({ gatewayOrderId }) => gatewayOrderId === orderId);
      const isRight = booked[0]?.amountPaise === amountPaise && booked[0].attemptId === attempt?.id;
      return booked.length === 1 && isRight ? [] : id;
    }),
  'booked payments that the gateway does not know': ({ gateway, market }) =>
    market.captures.flatMap(({ gatewayPaymentId }) =>
      captured(gateway).some(({ id }) => id === gatewayPaymentId) ? [] : gatewayPaymentId,
    ),
  'orders for which the gateway keeps something else than they come to': ({ gateway, market }) =>
    market.orders.flatMap(({ id, status, totalPaise }) =>
      keptFor({ gateway, market }, id) === (KEEPS_MONEY.includes(status) ? totalPaise : 0) ? [] : id,
    ),
  'payments that were given back by halves or twice': ({ gateway }) =>
    captured(gateway).flatMap(({ id, amountPaise }) => {
      const back = gateway.refunds.filter(({ paymentId }) => paymentId === id);
      return back.length === 0 || (back.length === 1 && back[0]?.amountPaise === amountPaise) ? [] : id;
    }),
  'payments whose refund was asked for under more than one key': ({ gateway }) =>
    gateway.payments.flatMap(({ id }) => (keysOf(gateway, id).size > 1 ? id : [])),
  'refunds that were asked for without a key': ({ gateway }) =>
    gateway.requests.flatMap(({ paymentId, key }) => (key === '' ? paymentId : [])),
  'refunds at the gateway that are not booked once, and whole': ({ gateway, market }) =>
    gateway.refunds.flatMap(({ id, paymentId, amountPaise }) => {
      const booked = market.refunds.filter(({ gatewayRefundId }) => gatewayRefundId === id);
      const isRight = booked[0]?.amountPaise === amountPaise && booked[0].gatewayPaymentId === paymentId;
      return booked.length === 1 && isRight ? [] : id;
    }),
  'refunds that the gateway never made': ({ gateway, market }) =>
    market.refunds.flatMap(({ id, gatewayRefundId }) =>
      gateway.refunds.some((made) => made.id === gatewayRefundId) ? [] : id,
    ),
  'refunds that did not come to an end': ({ gateway, market }) => [
    ...market.refunds.flatMap(({ id, status }) => (status === 'REFUND_COMPLETED' ? [] : id)),
    ...gateway.refunds.flatMap(({ id, status }) => (status === 'processed' ? [] : id)),
  ],
  'attempts that did not come to an end': ({ market }) =>
    market.attempts.flatMap(({ id, state }) => (state === 'open' || state === 'pending' ? id : [])),
};

/**
 * What the gateway's own book and the market's do not agree on, once everything has come to its end: each rupee that
 * was charged pays one order or went back, once and whole, and each refund was asked for under one key. Every payment
 * is taken to be given back whole or not at all, as by cancelling and by paying too late or twice.
 */
export function compareBooks(gateway: GatewayBook, market: MarketBook): string[] {
  const problems = Object.entries(RULES).flatMap(([what, broken]) => {
    const ids = broken({ gateway, market });
    return ids.length === 0 ? [] : `${ids.length} ${what}: ${ids.slice(0, 3).join(', ')}`;
  });
  const held = gateway.moves.reduce((sum, { paise }) => sum + paise, 0);
  if (held !== Number(market.owedPaise))
    problems.push(`the gateway holds ${held} paise for the market, whose ledger says ${market.owedPaise}`);
  return problems;
}

function captured({ payments }: GatewayBook): GatewayBook['payments'] {
  return payments.filter(({ status }) => status === 'captured');
}

/** What the gateway took for an order and has not given back, by its moves of money. */
function keptFor({ gateway, market }: Books, orderId: string): number {
  const own = market.attempts
    .filter((attempt) => attempt.orderId === orderId)
    .map(({ gatewayOrderId }) => gatewayOrderId);
  const paid = new Set(gateway.payments.filter((payment) => own.includes(payment.orderId)).map(({ id }) => id));
  return gateway.moves.filter(({ paymentId }) => paid.has(paymentId)).reduce((sum, { paise }) => sum + paise, 0);
}

function keysOf({ requests }: GatewayBook, id: string): Set<string> {
  return new Set(requests.filter(({ paymentId }) => paymentId === id).map(({ key }) => key));
}
