import type { Checkout } from '@haat/api-contract';
import type { DeliveryType, PaymentKind } from '@haat/api-contract/vocabulary';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney, toPaise } from '@haat/format';
import { couponObstacle } from '@haat/presenters';
import type { CartSnapshot } from '../cart-snapshot.ts';
import { paymentObstacle } from './payment.presenter.ts';

/** What has changed since the cart was seen, so that nothing is ordered yet. Totals are formatted. */
export type CartChange =
  /** The chosen payment method has become unavailable; why, and what to do. */
  | { readonly kind: 'payment-closed'; readonly text: string }
  /** The coupon takes nothing off any more; why, and the total without it. */
  | { readonly kind: 'coupon-gone'; readonly text: string }
  /** Prices, the delivery or the goods; `now` is null where there is no total. */
  | { readonly kind: 'total-changed'; readonly before: string; readonly now: string | null };

/** What was chosen just now, and goes beyond what was seen. */
export interface ChosenNow {
  readonly deliveryType: DeliveryType;
  readonly payment: PaymentKind;
}

/** Says what of a cart is not as it was seen; null when it can be ordered. */
export function changeSince(
  t: ServerTexts,
  view: Checkout,
  snapshot: CartSnapshot,
  { deliveryType, payment }: ChosenNow,
): CartChange | null {
  const closed = view.payment.choices.find(({ kind }) => kind === payment);
  const reason = closed && paymentObstacle(t, view, closed);
  if (reason) return { kind: 'payment-closed', text: t('checkout:placed.paymentClosed', { reason }) };
  if (matchesSnapshot(view, snapshot, deliveryType)) return null;
  const now = view.bill && formatMoney(view.bill.total);
  const { selected } = view.coupons;
  const gone =
    snapshot.coupon && selected?.couponCode === snapshot.coupon.couponCode ? couponObstacle(t, selected) : null;
  if (gone && now !== null)
    return { kind: 'coupon-gone', text: t('checkout:placed.couponGone', { reason: gone, now }) };
  return { kind: 'total-changed', before: formatMoney(snapshot.total), now };
}

/** Whether a cart is what is about to be ordered: every line can be had, the same total, the same fulfilment. */
function matchesSnapshot(
  { lines, bill, delivery_type }: Checkout,
  { total }: CartSnapshot,
  deliveryType: DeliveryType,
): boolean {
  const isBlocked = lines.some(({ problem }) => problem !== null && problem !== 'price_changed');
  return !isBlocked && bill !== null && delivery_type === deliveryType && toPaise(bill.total) === toPaise(total);
}
