import type { CouponOffer } from '@haat/api-contract';
import type { Marketplace } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';
import { couponOffer, mergeCoupons } from '@haat/order-core';
import type { Executor } from '@haat/backend-platform';
import { couponOfCode, couponTerms, offeredCoupons, couponUsesByFarmer } from './coupon-rows.ts';
import type { CouponRow } from './tables.ts';

/** The cart for which coupons are evaluated. */
export interface CouponCart {
  /** The signed-in farmer, or null. */
  farmerId: string | null;
  marketplace: Marketplace;
  /** What is paid for the goods (price − discount), in rupees. */
  goodsTotal: number;
  now: Date;
  /** Whether coupons are switched on. */
  isOn: boolean;
  /** Uses of it that this order holds already, which count neither against the farmer nor in all; 0 unless told. */
  held?: number;
}

/** What a chosen coupon does to a cart; null for a code that there is not, also for another user's. */
export async function couponFor(executor: Executor, code: string, cart: CouponCart): Promise<CouponOffer | null> {
  const row = await couponOfCode(executor, code, cart.farmerId);
  if (row === null) return null;
  return offerOf(row, cart, await couponUsesByFarmer(executor, cart.farmerId, [code]));
}

/** The coupons of a cart: the chosen one, and all that are offered, each once and the chosen one first. */
export async function couponsFor(
  executor: Executor,
  code: string | null,
  cart: CouponCart,
): Promise<{ is_on: boolean; selected: CouponOffer | null; offered: CouponOffer[] }> {
  if (!cart.isOn) return { is_on: false, selected: null, offered: [] };
  const chosen = code === null ? null : await couponOfCode(executor, code, cart.farmerId);
  const { own, general } = await offeredCoupons(executor, {
    farmerId: cart.farmerId,
    marketplace: cart.marketplace,
    today: indiaDay(cart.now),
  });
  const uses = await couponUsesByFarmer(
    executor,
    cart.farmerId,
    [...(chosen === null ? [] : [chosen]), ...own, ...general].map((row) => row.code),
  );
  const offer = (row: CouponRow) => offerOf(row, cart, uses);
  const selected = chosen === null ? null : offer(chosen);
  return { is_on: true, selected, offered: mergeCoupons(selected, own.map(offer), general.map(offer)) };
}

function offerOf(
  row: CouponRow,
  { goodsTotal, marketplace, now, isOn, held = 0 }: CouponCart,
  uses: ReadonlyMap<string, number>,
): CouponOffer {
  const terms = couponTerms(row);
  const usesLeft = row.totalUses === null ? null : row.totalUses - row.usedCount + held;
  const { discount, obstacle } = couponOffer(terms, {
    goodsTotal,
    marketplace,
    today: indiaDay(now),
    usesLeft,
    usesByFarmer: Math.max(0, (uses.get(row.code) ?? 0) - held),
    isOn,
  });
  return {
    couponCode: row.code,
    discount,
    kind: row.kind,
    value: terms.value,
    cap: terms.cap,
    minimum: terms.minimum,
    valid_until: row.validUntil,
    obstacle,
  };
}
