import type { Checkout, CouponOffer } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney, indiaDay } from '@haat/format';
import { mergeCoupons } from '@haat/order-core';
import { couponObstacle, dayText } from '@haat/presenters';
import type { CouponsView, CouponView } from './checkout-screen.ts';

/** Puts the coupons into words, the selected one apart; null while coupons are switched off. */
export function couponsView(
  t: ServerTexts,
  { coupons: { is_on, selected, offered } }: Pick<Checkout, 'coupons'>,
  language: string,
  now: Date,
): CouponsView | null {
  if (!is_on) return null;
  const others = mergeCoupons(selected, offered).filter(({ couponCode }) => couponCode !== selected?.couponCode);
  return {
    selected: selected && {
      ...couponView(t, selected, language, now),
      saving: selected.obstacle === null ? formatMoney(selected.discount) : null,
    },
    offered: others.map((coupon) => couponView(t, coupon, language, now)),
  };
}

function couponView(t: ServerTexts, coupon: CouponOffer, language: string, now: Date): CouponView {
  const { couponCode, kind, value, cap, minimum, valid_until, obstacle } = coupon;
  return {
    code: couponCode,
    worth:
      kind === 'amount'
        ? t('checkout:coupon.amount', { amount: formatMoney(value) })
        : t('checkout:coupon.percent', { percent: value }),
    terms: [
      cap === null ? '' : t('checkout:coupon.cap', { amount: formatMoney(cap) }),
      // Its obstacle states the minimum already.
      minimum > 0 && obstacle !== 'below_minimum' ? t('checkout:coupon.minimum', { amount: formatMoney(minimum) }) : '',
      valid_until === null ? '' : t('checkout:coupon.until', { day: dayText(t, language, dayOf(valid_until), now) }),
    ]
      .filter(Boolean)
      .join(' · '),
    obstacle: couponObstacle(t, coupon),
  };
}

/** A day as it is, a moment as its day in India. */
function dayOf(date: string): string {
  return date.length > 10 ? indiaDay(new Date(date)) : date;
}
