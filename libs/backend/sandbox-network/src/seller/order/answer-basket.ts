import type { NetworkError } from '@haat/ondc-core';
import type { Context } from '../../wire/message.ts';
import { SELF_PICKUP } from '../catalogue/catalogue-item.ts';
import type { SellerParts } from '../seller-parts.ts';
import { sellerTerms, writeOrder } from './write-order.ts';
import type { OrderBook, SellerOrder } from './order-book.ts';
import type { Basket, ConfirmedOrder, InitialisedOrder } from './order-messages.ts';
import { outOfStock, refusal, writeQuote, type QuotedBasket } from './quote-basket.ts';
import type { Script } from '../scripts.ts';

const SELECT_TTL = 'P1D';
const INIT_TTL = 'PT1H';

/** What is answered to a message: the message, and what is wrong. */
export interface Answered {
  readonly message: Readonly<Record<string, unknown>>;
  readonly error?: NetworkError | undefined;
}

/** `on_select`: what the basket costs, whether it can be brought, and what of it is there. */
export function answerSelect(basket: Basket, quoted: QuotedBasket, script: Script): Answered {
  const isOutOfStock = script === 'out_of_stock' || quoted.error?.code === '40002';
  const isServed = script !== 'not_serviceable';
  const lines = quoted.lines.map((line) => {
    const isGone = line.each !== undefined && isOutOfStock && (script === 'out_of_stock' || !line.each.isInStock);
    return isGone && line.each ? { ...line, count: 0, paise: 0, each: { ...line.each, isInStock: false } } : line;
  });
  const gone = lines.filter(({ type, count }) => type === 'item' && count === 0).map(({ id }) => id);
  const unserved = refusal('30009', 'We do not deliver there');
  const order = {
    provider: basket.provider,
    items: basket.items.map(({ id, fulfillment_id }) => ({ id, fulfillment_id: fulfillment_id ?? firstId(basket) })),
    fulfillments: basket.fulfillments.map(({ id, type }) => ({
      id,
      type: type ?? 'Delivery',
      '@ondc/org/provider_name': quoted.shop.name,
      ...(id === SELF_PICKUP ? {} : { '@ondc/org/category': 'Standard Delivery' }),
      '@ondc/org/TAT': 'P2D',
      tracking: false,
      state: { descriptor: { code: isServed ? 'Serviceable' : 'Non-serviceable' } },
    })),
    quote: writeQuote(lines, SELECT_TTL, true),
  };
  const stock = gone.length > 0 ? outOfStock(gone) : quoted.error;
  return { message: { order }, error: (isServed ? stock : unserved) ?? undefined };
}

/** `on_init`: the order with its quote, how it is paid for and the seller app's terms. */
export function answerInit(order: InitialisedOrder, quoted: QuotedBasket, parts: SellerParts): Answered {
  const isPaidOnDelivery = order.payment?.type === 'ON-FULFILLMENT';
  const payment = {
    type: isPaidOnDelivery ? 'ON-FULFILLMENT' : 'ON-ORDER',
    collected_by: isPaidOnDelivery ? 'BPP' : 'BAP',
    status: 'NOT-PAID',
    '@ondc/org/buyer_app_finder_fee_type': 'percent',
    '@ondc/org/buyer_app_finder_fee_amount': '3',
    '@ondc/org/settlement_basis': 'delivery',
    '@ondc/org/settlement_window': 'PT24H',
    '@ondc/org/withholding_amount': '0.00',
    '@ondc/org/settlement_details': [
      {
        settlement_counterparty: isPaidOnDelivery ? 'buyer-app' : 'seller-app',
        settlement_phase: 'sale-amount',
        settlement_type: 'neft',
        beneficiary_name: parts.profile.displayName,
        settlement_bank_account_no: '000000000000',
        settlement_ifsc_code: 'HDFC0000001',
        bank_name: 'Sandbox Bank',
        branch_name: 'Nashik',
      },
    ],
  };
  const quote = writeQuote(quoted.lines, INIT_TTL);
  const answered = { ...order, quote, payment, cancellation_terms: [], tags: [sellerTerms(parts)] };
  return { message: { order: answered }, error: quoted.error ?? undefined };
}

/** What stands against a confirmation; null for nothing. */
export function confirmError(
  order: ConfirmedOrder,
  quoted: QuotedBasket,
  initialisedPaise: number | undefined,
): NetworkError | null {
  if (initialisedPaise === undefined) return refusal('30000', 'The order was not initialised');
  if (Math.round(Number(order.quote.price.value) * 100) !== initialisedPaise)
    return refusal('40008', 'The quote is not that of on_init');
  if (order.payment.type === 'ON-ORDER' && order.payment.status !== 'PAID')
    return refusal('40004', 'The order is to be paid first');
  return quoted.error;
}

/** Writes a confirmed order into the book. */
export function acceptOrder(
  confirmed: ConfirmedOrder,
  { context, quoted, script, at }: { context: Context; quoted: QuotedBasket; script: Script; at: string },
  book: OrderBook,
): SellerOrder {
  const isRefused = script === 'refused';
  const order: SellerOrder = {
    ...{ confirmed, context, script, shop: quoted.shop, lines: quoted.lines, events: [], refunds: [] },
    ...{ createdAt: at, updatedAt: at, moments: { Pending: at } },
    state: isRefused ? 'Cancelled' : 'Accepted',
    goods: isRefused ? 'Cancelled' : 'Pending',
    cancellation: isRefused ? { cancelled_by: context.bpp_id ?? '', reason: { id: '005' } } : null,
  };
  book.orders.set(confirmed.id, order);
  return order;
}

/** `on_confirm`: the order as it was accepted, or refused. */
export function answerConfirm(order: SellerOrder, parts: SellerParts): Answered {
  const error = refusal('30019', 'The seller does not take the order');
  return { message: { order: writeOrder(order, parts) }, error: order.script === 'refused' ? error : undefined };
}

const firstId = ({ fulfillments }: Basket) => fulfillments[0]?.id;
