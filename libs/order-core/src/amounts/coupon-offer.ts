import { type CouponObstacle } from '@haat/api-contract/vocabulary';
import { type CouponKind } from '@haat/api-contract/vocabulary';
import type { Marketplace } from '@haat/api-contract/vocabulary';
import { toPaise, toRupees } from '@haat/format';

/** What a coupon says. Amounts are rupees, days `YYYY-MM-DD` in India. See docs/domain/coupons.md#terms. */
export interface CouponTerms {
  kind: CouponKind;
  /** Rupees, or percent of the goods. */
  value: number;
  /** Maximum discount of a percentage coupon; null means no limit. */
  cap: number | null;
  /** What the goods must come to. */
  minimum: number;
  /** First and last day; null means no limit. */
  validFrom: string | null;
  validUntil: string | null;
  marketplaces: readonly Marketplace[];
  /** Maximum number of orders of one farmer; null means no limit. */
  usesPerFarmer: number | null;
}

/** Inputs for evaluating a coupon. */
export interface CouponFacts {
  /** What is paid for the goods (price − discount), in rupees. */
  goodsTotal: number;
  marketplace: Marketplace;
  /** `YYYY-MM-DD` in India. */
  today: string;
  /** Number of orders that may still use it; null means no limit. */
  usesLeft: number | null;
  /** This farmer's orders that have it. */
  usesByFarmer: number;
  /** Whether coupons are switched on. */
  isOn: boolean;
}

/** What a coupon does to a cart: what it takes off in rupees, or why it takes nothing off. */
export type CouponEffect = { discount: number; obstacle: null } | { discount: 0; obstacle: CouponObstacle };

/** The first reason why a coupon does not apply, or null. What no change of the cart can mend comes first. */
function obstacleOf(
  coupon: CouponTerms,
  { goodsTotal, marketplace, today, usesLeft, usesByFarmer, isOn }: CouponFacts,
): CouponObstacle | null {
  if (!isOn) return 'switched_off';
  if (!coupon.marketplaces.includes(marketplace)) return 'other_marketplace';
  if (coupon.validUntil !== null && today > coupon.validUntil) return 'over';
  if (coupon.validFrom !== null && today < coupon.validFrom) return 'not_yet';
  if (coupon.usesPerFarmer !== null && usesByFarmer >= coupon.usesPerFarmer) return 'used_by_you';
  if (usesLeft !== null && usesLeft <= 0) return 'used_up';
  return toPaise(goodsTotal) < toPaise(coupon.minimum) ? 'below_minimum' : null;
}

/**
 * What a coupon takes off a cart, exact to the paisa, or why it takes nothing off. It pays for goods only: never for
 * delivery or a premium, and never more than the goods come to.
 *
 * See docs/domain/coupons.md#terms.
 */
export function couponOffer(coupon: CouponTerms, facts: CouponFacts): CouponEffect {
  const obstacle = obstacleOf(coupon, facts);
  if (obstacle !== null) return { discount: 0, obstacle };
  const goods = Math.max(0, toPaise(facts.goodsTotal));
  const asked =
    coupon.kind === 'amount' ? toPaise(coupon.value) : Math.round((goods * Math.round(coupon.value * 100)) / 10_000);
  const cap = coupon.cap === null ? goods : toPaise(coupon.cap);
  return { discount: toRupees(Math.max(0, Math.min(asked, cap, goods))), obstacle: null };
}
