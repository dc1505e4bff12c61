import type { OrderPayment } from '@haat/api-contract';
import type { OrderStatus, PaymentKind } from '@haat/api-contract/vocabulary';
import { indiaDay, toRupees } from '@haat/format';
import { isPaidOnline } from './payment-mode.ts';
import { canAttemptAgain } from './unpaid-orders.ts';

/** What is known of an order's money. Amounts are whole paise. */
export interface OrderMoney {
  kind: PaymentKind;
  status: OrderStatus;
  /** Day of a prebooking, `YYYY-MM-DD`; null for an order that is none. */
  bookingDate: string | null;
  /** The last attempt to pay online; null when there was none. */
  lastAttempt: {
    state: 'open' | 'pending' | 'captured' | 'failed';
    payBy: Date | null;
    /** The how many-th it is, from 1. */
    attempt: number;
  } | null;
  /** What the gateway captured for the order, and how much of it is going back or is back; null before a capture. */
  captured: { amountPaise: number; returningPaise: number; returnedPaise: number } | null;
}

/**
 * How an order is paid and the state of its payment, as the wire carries it; amounts are rupees there.
 *
 * See docs/domain/payments.md#attempts and decision 016.
 */
export function orderPayment(money: OrderMoney, now: Date): OrderPayment {
  const { kind, status, captured } = money;
  if (!isPaidOnline(kind)) {
    const state = kind === 'credit' ? 'on-credit' : status === 'DELIVERED' ? 'paid' : 'due';
    return { kind, state, paid: 0, pay_by: null, can_pay: false };
  }
  if (captured !== null) {
    const { amountPaise, returningPaise, returnedPaise } = captured;
    const state = returningPaise > 0 ? 'refunding' : returnedPaise >= amountPaise ? 'refunded' : 'paid';
    return { kind, state, paid: toRupees(amountPaise - returnedPaise), pay_by: null, can_pay: false };
  }
  return { kind, paid: 0, ...unpaidOnline(money, now) };
}

/** An online payment of which nothing is captured. */
function unpaidOnline(
  { status, bookingDate, lastAttempt }: OrderMoney,
  now: Date,
): Pick<OrderPayment, 'state' | 'pay_by' | 'can_pay'> {
  const isAwaited = status === 'PENDING' || status === 'PRE_ORDER';
  if (isAwaited && lastAttempt !== null && lastAttempt.state !== 'failed') {
    const { state, payBy } = lastAttempt;
    const isInTime = payBy === null || payBy > now;
    return {
      state: state === 'pending' ? 'pending' : 'open',
      pay_by: payBy?.toISOString() ?? null,
      can_pay: state === 'open' && isInTime,
    };
  }
  // The season's stock can be reserved again until the day for which it is booked.
  const isBookable = status === 'PRE_ORDER' && bookingDate !== null && bookingDate > indiaDay(now);
  const isPayable = status === 'PAYMENT_FAILED' || isBookable;
  return { state: 'failed', pay_by: null, can_pay: isPayable && canAttemptAgain(lastAttempt?.attempt ?? 0) };
}
