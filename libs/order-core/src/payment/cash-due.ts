import { type PaymentKind } from '@haat/api-contract/vocabulary';
import { OPEN_ORDER_STATUSES } from '../status/order-status.ts';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { isPaidOnline } from './payment-mode.ts';

/** What decides how much cash is taken for an order. Amounts are whole paise. */
export interface CashFacts {
  status: OrderStatus;
  payment: PaymentKind;
  totalPaise: number;
  /** What the payment company has taken and not given back. */
  paidPaise: number;
}

/**
 * Whole paise that the farmer still gives in cash when the goods are handed over: what neither a credit line nor the
 * payment company has paid. What is paid online is paid there first: cash is only the rest after a prebooking's
 * advance.
 *
 * The shop's list and the farmer's order ask the same. See docs/domain/payments.md#cash-due.
 */
export function cashDuePaise({ status, payment, totalPaise, paidPaise }: CashFacts): number {
  const isOpen = OPEN_ORDER_STATUSES.some((open) => open === status);
  if (!isOpen || payment === 'credit') return 0;
  return isPaidOnline(payment) && paidPaise === 0 ? 0 : Math.max(0, totalPaise - paidPaise);
}
