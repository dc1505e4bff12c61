/** Most orders of a farmer that wait for online payment at once. See docs/domain/payments.md#unpaid-orders. */
export const MAX_UNPAID_ORDERS = 3;

/** Most attempts to pay one order. See docs/domain/payments.md#unpaid-orders. */
export const MAX_PAYMENT_ATTEMPTS = 2;

/**
 * How long an order that is not paid stays open for another attempt, in milliseconds: 24 hours. See
 * docs/domain/payments.md#unpaid-orders.
 */
export const UNPAID_LIFETIME_MS = 86_400_000;

/** What an order comes to. Amounts are whole paise; price and discount of a line are of one pack. */
export interface AgreedAmounts {
  lines: readonly { variantId: string; quantity: number; pricePaise: number; discountPaise: number }[];
  deliveryFeePaise: number;
  couponDiscountPaise: number;
  /** What is paid in advance; null for what is paid whole. */
  advancePaise: number | null;
  totalPaise: number;
}

/** Whether a farmer may have one more order that waits for online payment. */
export function canAddUnpaidOrder(openOrders: number): boolean {
  return openOrders < MAX_UNPAID_ORDERS;
}

/**
 * Whether a farmer may place one more order for online payment: those that have ended count too, else packs could be
 * held for nothing by cancelling and ordering again. See docs/domain/payments.md#unpaid-orders.
 * @param placed those of the last 24 hours that are not paid, whether they wait or have ended
 * @param most how many there may be: the market's setting
 */
export function canPlaceUnpaidOrder(placed: number, most: number): boolean {
  return placed < most;
}

/** Whether another attempt to pay may begin after so many. */
export function canAttemptAgain(attempts: number): boolean {
  return attempts < MAX_PAYMENT_ATTEMPTS;
}

/**
 * Whether a new attempt to pay must ask first: the order comes to something else than when it was agreed, in any part
 * of it, and the farmer has not agreed to the new total.
 *
 * See docs/domain/payments.md#unpaid-orders.
 *
 * @param agreedPaise - the total that the farmer was shown and said yes to; null when nothing was asked yet
 */
export function needsNewAgreement(before: AgreedAmounts, now: AgreedAmounts, agreedPaise: number | null): boolean {
  return !isSameAmounts(before, now) && agreedPaise !== now.totalPaise;
}

/** Whether two accounts of an order come to the same, line by line. */
export function isSameAmounts(one: AgreedAmounts, other: AgreedAmounts): boolean {
  return (
    one.totalPaise === other.totalPaise &&
    one.deliveryFeePaise === other.deliveryFeePaise &&
    one.couponDiscountPaise === other.couponDiscountPaise &&
    one.advancePaise === other.advancePaise &&
    one.lines.length === other.lines.length &&
    one.lines.every((line) =>
      other.lines.some(
        ({ variantId, quantity, pricePaise, discountPaise }) =>
          variantId === line.variantId &&
          quantity === line.quantity &&
          pricePaise === line.pricePaise &&
          discountPaise === line.discountPaise,
      ),
    )
  );
}
