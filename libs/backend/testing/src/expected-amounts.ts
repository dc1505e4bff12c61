import type { RandomCart, RandomCoupon, RandomMarket } from './random-carts.ts';

/** Every amount of an order, in rupees as the wire carries them. */
export interface ExpectedAmounts {
  price: number;
  discount: number;
  premium: number;
  /** What each insured pack comes to. */
  premiums: number[];
  deliveryFee: number;
  couponDiscount: number;
  total: number;
  /** Whole paise that are paid now: an advance, or all of it. */
  duePaise: number;
}

const rupees = (paise: bigint) => Number(paise) / 100;
const least = (first: bigint, ...more: readonly bigint[]) =>
  more.reduce((least_, one) => (one < least_ ? one : least_), first);
/** A sum of whole paise over some number, rounded half up. */
const halfUp = (paise: bigint, over: bigint) => (paise * 2n + over) / (over * 2n);
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

/**
 * What a cart comes to by the rules' text, calculated here a second time in whole paise and with nothing of the
 * product: total = price + premium − discount + delivery fee − coupon. Null where it is too far to be delivered. See
 * docs/domain/orders.md#total, docs/domain/insurance.md#premium and docs/domain/vendors.md#delivery-fee.
 */
export function expectedAmounts(market: RandomMarket, cart: RandomCart): ExpectedAmounts | null {
  const lines = cart.lines.map((line) => {
    const pack = market.packs[line.pack]!;
    const { pricePaise, discountPaise } = cart.isPrebook ? pack.season : pack;
    return {
      quantity: BigInt(line.quantity),
      price: BigInt(pricePaise),
      discount: BigInt(discountPaise),
      advancePercent: BigInt(pack.season.advancePercent),
    };
  });
  const price = sum(lines.map((line) => line.quantity * line.price));
  const discount = sum(lines.map((line) => line.quantity * line.discount));
  const goods = price - discount;
  const fee = feeOf(market, cart, goods);
  if (fee === null) return null;
  const premiums = cart.address === null ? [] : premiumsOf(market, cart);
  const off = cart.coupon === null || !cart.couponsOn ? 0n : couponOf(market.coupons[cart.coupon]!, goods);
  const total = price + sum(premiums) - discount + fee - off;
  // A tenth of the goods, or whatever the shop asks, rounded once.
  const advance = halfUp(
    sum(lines.map((line) => line.quantity * (line.price - line.discount) * line.advancePercent)),
    100n,
  );
  return {
    price: rupees(price),
    discount: rupees(discount),
    premium: rupees(sum(premiums)),
    premiums: premiums.map(rupees),
    deliveryFee: rupees(fee),
    couponDiscount: rupees(off),
    total: rupees(total),
    duePaise: Number(cart.isPrebook && advance > 0n && advance < total ? advance : total),
  };
}

/**
 * "A base fee up to some kilometres, then so much a kilometre, free above the shop's threshold; only inside the
 * shop's delivery radius."
 */
function feeOf({ delivery, addressMetres }: RandomMarket, { address }: RandomCart, goods: bigint): bigint | null {
  if (address === null) return 0n;
  const metres = addressMetres[address]!;
  if (metres > delivery.radiusKilometres * 1_000) return null;
  if (delivery.freeAbovePaise !== null && goods > BigInt(delivery.freeAbovePaise)) return 0n;
  let fee = BigInt(delivery.basePaise);
  for (let reached = delivery.baseKilometres * 1_000; reached < metres; reached += 1_000)
    fee += BigInt(delivery.perKilometrePaise);
  return fee;
}

/**
 * "cost_to_farmer is 0: min(free, units) cost nothing, any above are paid at the total premium; otherwise all at
 * cost_to_farmer." A product's free units are an order's.
 */
function premiumsOf({ packs, freeUnits }: RandomMarket, { lines }: RandomCart): bigint[] {
  const left = [...freeUnits];
  return lines.flatMap(({ pack, quantity, insured }) => {
    const option = insured === null ? undefined : packs[pack]!.insurance[insured.option];
    if (insured === null || option === undefined) return [];
    let cost = 0n;
    for (let unit = 0; unit < Math.min(insured.units, quantity); unit += 1) {
      if (option.costPaise > 0) cost += BigInt(option.costPaise);
      else if (left[option.product]! > 0) left[option.product]! -= 1;
      else cost += BigInt(option.fullPaise);
    }
    return [cost];
  });
}

/** "Amount, or percent with a cap; minimum order; valid days." It pays for goods only. */
function couponOf({ kind, value, capPaise, minimumPaise, isOver }: RandomCoupon, goods: bigint): bigint {
  if (isOver || goods < BigInt(minimumPaise)) return 0n;
  if (kind === 'amount') return least(BigInt(value), goods);
  const part = halfUp(goods * BigInt(value), 10_000n);
  return least(part, goods, capPaise === null ? goods : BigInt(capPaise));
}
