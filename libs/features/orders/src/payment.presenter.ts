import type { Order, OrderPayment, OrderSummary } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { PAST_ORDER_STATUSES } from '@haat/order-core';
import { momentText } from '@haat/presenters';
import type { PresenterContext } from './presenter-context.ts';
import type { StatusView } from './status.presenter.ts';

/** How the money of an order stands, in words. */
export interface PaymentView {
  /**
   * Shown big above the order while something is to be done or waited for; null when the line below the bill is
   * enough.
   */
  readonly notice: {
    readonly tone: 'warning' | 'info' | 'danger';
    readonly title: string;
    readonly text: string;
  } | null;
  /** Below the bill; null for an order that came to nothing. */
  readonly line: string | null;
  /** What the button says that leads to paying; null when nothing can be paid. */
  readonly payLabel: string | null;
  /** The payment company has not said its last word: the page looks again by itself. */
  readonly isPending: boolean;
}

/** Puts the money of an order into words, by its true state. */
export function paymentView(presenterContext: PresenterContext, order: Order): PaymentView {
  const { t } = presenterContext;
  const { payment } = order;
  return {
    notice: noticeOf(presenterContext, order),
    line: lineOf(presenterContext, order),
    payLabel: payLabelOf(t, payment),
    isPending: payment.state === 'pending',
  };
}

/** What a button says that leads to paying; null when nothing can be paid. */
export function payLabelOf(t: ServerTexts, { can_pay, state }: OrderPayment): string | null {
  return can_pay ? t(state === 'failed' ? 'order:pay.again' : 'order:pay.now') : null;
}

/**
 * How an order of a list stands that waits for its money: that comes before everything else that can be said of it.
 * Null for any other.
 */
export function unpaidStatusView(
  { t, language, now }: PresenterContext,
  { state, can_pay, pay_by }: OrderPayment,
): StatusView | null {
  if (state === 'pending') return { title: t('order:pay.pending'), next: t('order:pay.pendingText'), tone: 'info' };
  if (state !== 'open') return null;
  const next = !can_pay
    ? t('order:pay.expired')
    : pay_by === null
      ? t('order:next.payFirst')
      : t('order:pay.payBy', { time: momentText(t, language, pay_by, now) });
  return { title: t('order:pay.open'), next, tone: 'warning' };
}

/** How a prebooking stands whose money did not arrive: its packs went back to the season. Null for any other order. */
export function expiredStatusView(t: ServerTexts, order: OrderSummary): StatusView | null {
  if (!isExpired(order)) return null;
  const next = [t('order:next.notKept'), ...(order.payment.can_pay ? [t('order:next.keptAnew')] : [])].join(' ');
  return { title: t('order:pay.failed'), next, tone: 'danger' };
}

/** Whether a prebooking's reservation has expired because it was not paid. */
export function isExpired({ status, payment }: OrderSummary): boolean {
  return status === 'PRE_ORDER' && payment.state === 'failed';
}

function noticeOf({ t, language, now }: PresenterContext, order: Order): PaymentView['notice'] {
  const { payment, status, total_price } = order;
  switch (payment.state) {
    case 'open':
      if (!payment.can_pay) return { tone: 'warning', title: t('order:pay.open'), text: t('order:pay.expired') };
      return {
        tone: 'warning',
        title: t('order:pay.open'),
        text:
          payment.pay_by === null
            ? formatMoney(total_price)
            : t('order:pay.payBy', { time: momentText(t, language, payment.pay_by, now) }),
      };
    case 'pending':
      return { tone: 'info', title: t('order:pay.pending'), text: t('order:pay.pendingText') };
    case 'failed':
      if (isExpired(order)) return { tone: 'danger', title: t('order:pay.failed'), text: t('order:pay.bookedOrBack') };
      // An order that was cancelled unpaid has nothing more to say about money.
      return payment.can_pay || status === 'PAYMENT_FAILED'
        ? { tone: 'danger', title: t('order:pay.failed'), text: t('order:pay.failedText') }
        : null;
    case 'refunding':
      return { tone: 'info', title: t('order:pay.refunding'), text: formatMoney(payment.paid) };
    case 'due':
    case 'on-credit':
    case 'paid':
    case 'refunded':
      return null;
  }
}

function lineOf({ t }: PresenterContext, { payment, status, type, is_prebook, total_price }: Order): string | null {
  const amount = formatMoney(total_price);
  const hasEnded = status !== 'DELIVERED' && PAST_ORDER_STATUSES.some((past) => past === status);
  if (payment.state === 'refunded') return t('order:pay.refunded');
  if (hasEnded) return null;
  if (payment.kind === 'cash') {
    if (status === 'DELIVERED') return t('order:pay.done', { amount });
    return type === 'home_delivery' ? t('order:pay.atDelivery', { amount }) : t('order:pay.atShop', { amount });
  }
  if (payment.state === 'on-credit') return t('order:pay.onCredit', { amount });
  if (payment.state !== 'paid') return null;
  const restPaise = Math.round((total_price - payment.paid) * 100);
  const isPartly = is_prebook && status !== 'DELIVERED' && restPaise > 0;
  return isPartly
    ? t('order:pay.advancePaid', { paid: formatMoney(payment.paid), rest: formatMoney(restPaise / 100) })
    : t('order:pay.paid', { amount });
}
