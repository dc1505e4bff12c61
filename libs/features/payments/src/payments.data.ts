import type { RouterContextProvider } from 'react-router';
import { isApiError, order, paymentState, startPayment, type ApiError, type PaymentAddresses } from '@haat/api-client';
import type { Order, OrderPayment, PaymentRedirect } from '@haat/api-contract';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, textContext } from '@haat/app-context';
import { formatMoney, toPrice } from '@haat/format';
import { isPaidOnline } from '@haat/order-core';
import { momentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

type Context = Readonly<RouterContextProvider>;

/** An order that is to be paid, in words. */
export interface PayView {
  readonly orderId: string;
  readonly number: string;
  readonly shop: string;
  /**
   * `pay`: hand over now; `again`: a new attempt has to be begun; `spent`: there is no further attempt; `pending`,
   * `paid`, `closed`: there is nothing to press here.
   */
  readonly step: 'pay' | 'again' | 'spent' | 'pending' | 'paid' | 'closed';
  readonly kind: OrderPayment['kind'];
  readonly amount: string;
  /** Until when the order waits, in words; null when it does not. */
  readonly payBy: string | null;
  /** The form that leads to the gateway; null when there is none, or it cannot be reached. */
  readonly redirectTo: Pick<PaymentRedirect, 'action' | 'fields' | 'is_sandbox'> | null;
  /** Why there is none: a code of the error catalogue. */
  readonly failure: string | null;
}

/**
 * An order with its payment's current state, and the redirect to the gateway; null for one that is not there or is
 * another user's. @throws ApiError
 */
export async function loadPayView(context: Context, request: Request, orderId: string): Promise<PayView | null> {
  const known = await ownOrder(context, orderId);
  if (known === null) return null;
  const { kind } = known.payment;
  const payment = isPaidOnline(kind) ? await paymentState(context.get(apiContext), orderId) : known.payment;
  const step = stepOf(payment, known.status);
  const begun = step === 'pay' ? await beginAttempt(context, request, orderId) : { redirectTo: null, failure: null };
  const now = new Date();
  return {
    orderId,
    number: known.number,
    shop: known.vendor_name,
    step,
    kind,
    ...begun,
    amount: formatMoney(begun.redirectTo === null ? known.total_price : begun.redirectTo.amount_paise / 100),
    payBy:
      payment.pay_by === null
        ? null
        : momentText(context.get(textContext), context.get(languageContext), payment.pay_by, now),
  };
}

function stepOf({ state, can_pay }: OrderPayment, status: OrderStatus): PayView['step'] {
  if (can_pay) return state === 'failed' ? 'again' : 'pay';
  if (state === 'failed' && (status === 'PAYMENT_FAILED' || status === 'PRE_ORDER')) return 'spent';
  if (state === 'pending') return 'pending';
  return state === 'paid' ? 'paid' : 'closed';
}

async function beginAttempt(
  context: Context,
  request: Request,
  orderId: string,
): Promise<{ redirectTo: PaymentRedirect | null; failure: string | null }> {
  try {
    return { redirectTo: await beginPayment(context, request, orderId), failure: null };
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return { redirectTo: null, failure: error.code };
  }
}

/**
 * Begins, or goes on with, paying an order.
 * @param agreedTotal - the new total in rupees that the farmer agreed to; null when nothing was asked
 * @throws ApiError
 */
export function beginPayment(
  context: Context,
  request: Request,
  orderId: string,
  agreedTotal: number | null = null,
): Promise<PaymentRedirect> {
  return startPayment(context.get(apiContext), orderId, { ...addressesFor(request, orderId), agreedTotal });
}

/** What an order came to and comes to now, formatted, and what the farmer agrees to by going on. */
export interface ChangedPrice {
  readonly before: string;
  readonly now: string;
  /** In rupees. */
  readonly agreedTotal: number;
  /** Which parts of it differ, with what they are now; `due` is what is paid at once. */
  readonly parts: readonly { readonly part: 'delivery' | 'coupon' | 'noCoupon' | 'due'; readonly amount: string }[];
}

/** The changed price of which a refused attempt tells; null for any other refusal. */
export function changedPrice({ code, details }: Pick<ApiError, 'code' | 'details'>): ChangedPrice | null {
  if (code !== 'payment_error.price_changed') return null;
  const [before, now] = [amountsOf(details['before']), amountsOf(details['now'])];
  if (before === null || now === null) return null;
  const parts = [
    { part: 'delivery', before: before.delivery_fee, now: now.delivery_fee },
    {
      part: now.coupon_discount === 0 ? 'noCoupon' : 'coupon',
      before: before.coupon_discount,
      now: now.coupon_discount,
    },
    { part: 'due', before: before.advance, now: now.advance },
  ] as const;
  return {
    before: formatMoney(before.total),
    now: formatMoney(now.total),
    agreedTotal: now.total,
    parts: parts
      .filter((part) => part.now !== part.before)
      .map((part) => ({ part: part.part, amount: formatMoney(part.now ?? now.total) })),
  };
}

interface Amounts {
  readonly total: number;
  readonly delivery_fee: number;
  readonly coupon_discount: number;
  readonly advance: number | null;
}

function amountsOf(given: unknown): Amounts | null {
  if (typeof given !== 'object' || given === null) return null;
  const { total, delivery_fee, coupon_discount, advance } = given as Record<string, unknown>;
  return {
    total: toPrice(total),
    delivery_fee: toPrice(delivery_fee),
    coupon_discount: toPrice(coupon_discount),
    advance: typeof advance === 'number' ? advance : null,
  };
}

/**
 * The gateway leads back to the return page, which knows the order also when nothing is signed; or, if the farmer
 * turns back, to the order.
 */
function addressesFor(request: Request, orderId: string): PaymentAddresses {
  const { origin } = new URL(request.url);
  return {
    callbackUrl: `${origin}${pathTo('paymentReturn', {}, { order: orderId })}`,
    cancelUrl: `${origin}${pathTo('order', { orderId })}`,
  };
}

async function ownOrder(context: Context, orderId: string): Promise<Order | null> {
  try {
    return await order(context.get(apiContext), orderId);
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
