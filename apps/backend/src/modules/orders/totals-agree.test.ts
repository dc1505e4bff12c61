import { billFor, canonicalOrder, couponOffer, deliveryFee, orderPayload } from '@haat/order-core';
import type { CouponTerms, OrderLine, SignedOrderPayload } from '@haat/order-core';
import { orderPayloadSchema } from '@haat/api-contract';
import type { Vendor } from '@haat/api-contract';
import { toPaise, toRupees } from '@haat/format';
import { insuranceOrder, joinInsuranceOrders, premium, priceUnits } from '@haat/insurance-pricing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { billOnTheWire } from '../carts/cart-view.ts';
import { cartBill } from '../carts/handover.ts';
import { ledgerEntries } from '../credit/ledger-entries.ts';
import { checkAmounts, checkOnItsOwn } from './check-claim.ts';
import { signed } from './test-buyer.ts';

const RUNS = 10_000;
const FARMER = 'farmer-1';

const paise = (most: number) => fc.integer({ min: 0, max: most });
/** A pack as the database has it: whole paise, the discount never above the price; and insurance that may be chosen with it. */
const pack = paise(5_000_000).chain((pricePaise) => fc.record({
  pricePaise: fc.constant(pricePaise), discountPaise: paise(pricePaise), quantity: fc.integer({ min: 1, max: 999 }),
  insurance: fc.option(fc.record({ costPaise: fc.constantFrom(0, 4_900, 1_999), fullPaise: paise(50_000), freeUnits: fc.nat(5), units: fc.integer({ min: 1, max: 20 }), factor: fc.constantFrom(1, 2, 5) })),
}));
const coupon = fc.record({
  kind: fc.constantFrom('amount', 'percent'), value: paise(10_000).map(toRupees), cap: fc.option(paise(50_000).map(toRupees)), minimum: paise(500_000).map(toRupees),
});
const cart = fc.record({
  packs: fc.array(pack, { minLength: 1, maxLength: 12 }), coupon: fc.option(coupon), couponFlag: fc.boolean(), isPickup: fc.boolean(),
  metres: fc.integer({ min: 0, max: 20_000 }), freeAbove: fc.option(paise(1_000_000).map(toRupees)), payment: fc.constantFrom('cash', 'credit', 'pay-now', 'csc'),
});
type RandomCart = typeof cart extends fc.Arbitrary<infer Cart> ? Cart : never;

const termsOf = ({ freeAbove }: RandomCart) => ({ base_fee: 30, base_distance_metres: 5_000, fee_per_km: 5, free_above: freeAbove, radius_metres: 20_000 });

/** The lines in rupees, as the wire carries them: what the shelf shows, and what the backend quotes again. */
function linesOf({ packs }: RandomCart): OrderLine[] {
  return packs.map(({ pricePaise, discountPaise, quantity }, index) => ({ variantId: `v-${index}`, catalogueId: `c-${index}`, quantity, price: toRupees(pricePaise), discount: toRupees(discountPaise) }));
}

/** What the coupon takes off these goods. */
function couponOf({ coupon: terms, couponFlag }: RandomCart, goodsTotal: number) {
  if (terms === null) return null;
  const whole = { ...terms, validFrom: null, validUntil: null, marketplaces: ['dehaat'], usesPerFarmer: null } as CouponTerms;
  return { couponCode: 'RANDOM', discount: couponOffer(whole, { goodsTotal, marketplace: 'dehaat', today: '2026-07-01', usesLeft: null, ownUses: 0, isOn: couponFlag }).discount };
}

function chosenInsurance({ packs, isPickup }: RandomCart) {
  const chosen = isPickup ? [] : packs.flatMap(({ insurance, quantity }, index) => (insurance === null ? [] : [{ ...insurance, units: Math.min(insurance.units, quantity), variantId: `v-${index}` }]));
  return chosen.map(({ costPaise, fullPaise, freeUnits, units, factor, variantId }) =>
    ({ variantId, units, freeUnits, option: { cost_to_farmer: toRupees(costPaise), multiplier_factor: factor, total_premium_amount: toRupees(fullPaise) } }));
}

/** What the cart shows: the bill of its checkout, in rupees. */
function shownBill(random: RandomCart) {
  const goods = linesOf(random);
  const deliveryType = random.isPickup ? 'pickup_from_store' as const : 'home_delivery' as const;
  const vendor = { vendor_details: { delivery: termsOf(random) } } as Vendor;
  const premiumRupees = toRupees(chosenInsurance(random).reduce((sum, { option, units, freeUnits }) => sum + toPaise(premium(priceUnits(option, units, freeUnits))), 0));
  const bill = cartBill(goods, { choices: [deliveryType], deliveryType }, vendor, random.metres, { premium: premiumRupees, coupon: couponOf(random, billFor(goods).total), couponFlag: random.couponFlag });
  if (bill === null) throw new Error('a cart within the radius has a bill');
  return billOnTheWire(bill);
}

/** The order of a cart: from what is shown, as the shell sends it, and from our own prices, as the backend reckons it. */
function orderOf(random: RandomCart, fee: number) {
  const lines = linesOf(random);
  return orderPayload({
    cartId: 'cart-1', vendorId: 'shop-1', lines, createdFor: FARMER, payment: random.payment, deliveryFee: fee, couponFlag: random.couponFlag,
    coupon: couponOf(random, billFor(lines).total),
    insurance: joinInsuranceOrders(chosenInsurance(random).map(({ option, variantId, units, freeUnits }) => insuranceOrder({ id: 'cover' }, variantId, option, units, freeUnits))),
    handover: random.isPickup ? { delivery: 'pickup_from_store' } : { delivery: 'home_delivery', address: { id: 'a-1', fullDisplayAddress: 'Makhmalabad, Nashik' } },
  });
}

it(`shows, sends, reckons and books the same total for ${RUNS} random carts, to the paisa`, () => {
  fc.assert(fc.property(cart, (random) => {
    const bill = shownBill(random);
    const sent = JSON.parse(JSON.stringify(signed(orderOf(random, bill.delivery_fee)))) as SignedOrderPayload;
    const claim = orderPayloadSchema.parse(sent);
    checkOnItsOwn(claim, FARMER);
    const ownFee = random.isPickup ? 0 : deliveryFee(random.metres, termsOf(random), billFor(linesOf(random)).total);
    const reckoned = orderOf(random, ownFee ?? 0);
    checkAmounts(claim, reckoned);

    const { price, discount, premium: premiumShown, delivery_fee, coupon_discount } = bill;
    expect(toPaise(price) - toPaise(discount) + toPaise(premiumShown) + toPaise(delivery_fee) - toPaise(coupon_discount)).toBe(toPaise(bill.total));
    expect([sent.total_price, reckoned.total_price, sent.payment.transactions[0].amount, sent.coupon?.discount ?? 0, sent.insurance?.cost_to_farmer ?? 0])
      .toEqual([bill.total, bill.total, bill.total, coupon_discount, premiumShown]);
    const entries = ledgerEntries({ kind: 'order', paise: toPaise(reckoned.total_price) });
    expect(entries[0]).toEqual({ account: 'farmer-open', amountPaise: toPaise(bill.total) });
    expect(entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(0);
  }), { numRuns: RUNS });
});

it('refuses whatever amount of a random cart was altered by as little as a paisa', () => {
  const fields = ['price', 'discount', 'delivery_fee', 'total_price'] as const;
  fc.assert(fc.property(cart, fc.constantFrom(...fields, 'line-price' as const, 'line-discount' as const, 'paid' as const), (random, field) => {
    const { delivery_fee: fee } = shownBill(random);
    const honest = orderOf(random, fee);
    const altered = structuredClone(honest);
    const [line] = altered.order_details;
    if (field === 'paid') altered.payment.transactions[0].amount += 0.01;
    else if (field === 'line-price') line!.price += 0.01;
    else if (field === 'line-discount') line!.discount += 0.01;
    else altered[field] += 0.01;
    expect(canonicalOrder(altered)).not.toBe(canonicalOrder(honest));
    expect(() => checkAmounts(orderPayloadSchema.parse(signed(altered)), honest)).toThrow('order_error.price_changed');
  }), { numRuns: 1_000 });
});
