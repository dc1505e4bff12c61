import type { PaymentKind } from '@haat/api-contract/vocabulary';
import fc from 'fast-check';
import { MAX_UNPAID_SEASON_PACKS } from '@haat/order-core';

/** A pack on the shelf of a random market. Amounts are whole paise, also below. */
export interface RandomPack {
  pricePaise: number;
  discountPaise: number;
  /** What the season asks for it. */
  season: { pricePaise: number; discountPaise: number; advancePercent: number };
  /** At which premiums it can be insured, at most one a product. */
  insurance: { product: number; factor: number; costPaise: number; fullPaise: number }[];
}

/** A coupon: `value` is paise of an amount, hundredths of a percent of a percentage. */
export interface RandomCoupon {
  kind: 'amount' | 'percent';
  value: number;
  capPaise: number | null;
  minimumPaise: number;
  isOver: boolean;
}

/** A shop with its shelf and terms, and who it sells to. */
export interface RandomMarket {
  packs: RandomPack[];
  coupons: RandomCoupon[];
  /** Free units in an order, by product. */
  freeUnits: number[];
  delivery: {
    basePaise: number;
    baseKilometres: number;
    perKilometrePaise: number;
    freeAbovePaise: number | null;
    radiusKilometres: number;
  };
  /**
   * Metres from the shop to each address of the farmer; none stands on the edge of a kilometre, and all are near enough
   * to their PIN code to count.
   */
  addressMetres: number[];
}

/** What a farmer puts together in that shop; packs, coupon and address are places in the market's lists. */
export interface RandomCart {
  lines: { pack: number; quantity: number; insured: { option: number; units: number } | null }[];
  coupon: number | null;
  couponsOn: boolean;
  isPrebook: boolean;
  /** Null for a pickup. */
  address: number | null;
  payment: PaymentKind;
}

export const PACKS = 16;
export const ADDRESSES_OF_FARMER = 8;
const COUPONS = 12;
const INSURANCE_PRODUCTS = 2;

const paise = (most: number) => fc.integer({ min: 0, max: most });
/** Nothing is so cheap that even its advance could not be paid online. */
const CHEAPEST = 10_000;
const priced = fc
  .integer({ min: CHEAPEST, max: 5_000_000 })
  .chain((pricePaise) =>
    fc.record({ pricePaise: fc.constant(pricePaise), discountPaise: paise(pricePaise - CHEAPEST) }),
  );
const option = (product: number) =>
  fc.option(
    fc.record({
      product: fc.constant(product),
      factor: fc.constantFrom(1, 2, 5),
      costPaise: fc.constantFrom(0, 0, 4_900, 1_999),
      fullPaise: paise(50_000),
    }),
  );
const pack: fc.Arbitrary<RandomPack> = fc
  .record({
    shelf: priced,
    season: fc.record({ price: priced, advancePercent: fc.constantFrom(0, 7, 10, 33) }),
    insurance: fc.tuple(...Array.from({ length: INSURANCE_PRODUCTS }, (_, product) => option(product))),
  })
  .map(({ shelf, season, insurance }) => ({
    ...shelf,
    season: { ...season.price, advancePercent: season.advancePercent },
    insurance: insurance.filter((one) => one !== null),
  }));

const coupon: fc.Arbitrary<RandomCoupon> = fc
  .record({
    kind: fc.constantFrom('amount' as const, 'percent' as const),
    paise: paise(2_000_000),
    percent: paise(10_000),
    capPaise: fc.option(paise(500_000)),
    minimumPaise: fc.oneof(fc.constant(0), paise(20_000_000)),
    isOver: fc.nat(7).map((one) => one === 0),
  })
  .map(({ paise: amount, percent, ...terms }) =>
    terms.kind === 'amount' ? { ...terms, value: amount, capPaise: null } : { ...terms, value: percent },
  );

/** A random market. */
export const market: fc.Arbitrary<RandomMarket> = fc.record({
  packs: fc.array(pack, { minLength: PACKS, maxLength: PACKS }),
  coupons: fc.array(coupon, { minLength: COUPONS, maxLength: COUPONS }),
  freeUnits: fc.array(fc.nat(6), { minLength: INSURANCE_PRODUCTS, maxLength: INSURANCE_PRODUCTS }),
  delivery: fc.record({
    basePaise: paise(10_000),
    baseKilometres: fc.integer({ min: 0, max: 8 }),
    perKilometrePaise: paise(2_000),
    freeAbovePaise: fc.option(paise(20_000_000)),
    radiusKilometres: fc.integer({ min: 15, max: 25 }),
  }),
  addressMetres: fc.array(
    fc.tuple(fc.nat(18), fc.integer({ min: 20, max: 980 })).map(([kilometres, beyond]) => kilometres * 1_000 + beyond),
    { minLength: ADDRESSES_OF_FARMER, maxLength: ADDRESSES_OF_FARMER },
  ),
});

const line = fc.record({
  pack: fc.nat(PACKS - 1),
  quantity: fc.integer({ min: 1, max: 999 }),
  insured: fc.option(fc.record({ option: fc.nat(INSURANCE_PRODUCTS - 1), units: fc.integer({ min: 1, max: 20 }) })),
});

/** A random cart of any random market. */
export const cart: fc.Arbitrary<RandomCart> = fc
  .record({
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: 6, selector: (one) => one.pack }),
    coupon: fc.option(fc.nat(COUPONS - 1), { freq: 3 }),
    couponsOn: fc.nat(5).map((one) => one > 0),
    isPrebook: fc.nat(3).map((one) => one === 0),
    address: fc.option(fc.nat(ADDRESSES_OF_FARMER - 1), { freq: 3 }),
    payment: fc.constantFrom<PaymentKind>('cash', 'credit', 'pay-now', 'csc'),
  })
  .map((one) => (one.isPrebook ? prebooked(one) : one));

/** A prebooking is paid in cash or now; of more packs, cash would not be offered. */
function prebooked({ lines, payment, ...rest }: RandomCart): RandomCart {
  return {
    ...rest,
    lines: lines.map((one) => ({ ...one, quantity: Math.min(one.quantity, MAX_UNPAID_SEASON_PACKS) })),
    payment: payment === 'cash' ? 'cash' : 'pay-now',
  };
}

/** A cart as it can be paid: what a coupon leaves less than a rupee of is paid in cash. */
export function payable(drawn: RandomCart, calculation: { total: number } | null): RandomCart {
  return calculation !== null && calculation.total < 1 ? { ...drawn, payment: 'cash' } : drawn;
}
