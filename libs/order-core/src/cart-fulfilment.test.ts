import type { DeliveryTerms } from '@haat/api-contract';
import { describe, expect, it } from 'vitest';
import { cartBill } from './amounts/cart-bill.ts';
import { cartFulfilment, offersDeliveryType, type FulfilmentFacts } from './cart-fulfilment.ts';

const [home, pickup] = ['home_delivery', 'pickup_from_store'] as const;
const delivery: DeliveryTerms = {
  base_fee: 30,
  base_distance_metres: 5_000,
  fee_per_km: 5,
  free_above: 2_000,
  radius_metres: 10_000,
};

type Place = Partial<Pick<FulfilmentFacts, 'addressMetres' | 'chosen' | 'collectOnly'>> & {
  offers?: 'both' | 'doorstep_delivery' | 'pickup_from_store';
  serves?: boolean;
  terms?: DeliveryTerms | null;
};
function at({ offers = 'both', serves, terms = delivery, ...facts }: Place): FulfilmentFacts {
  const vendor = { fulfillment_type: offers, vendor_details: { delivery: terms, serves_place: serves } };
  return { vendor, collectOnly: false, addressMetres: null, chosen: null, ...facts };
}

describe('offersDeliveryType', () => {
  it.each([
    ['both', home, false, true],
    ['both', pickup, false, true],
    ['both', home, true, false],
    ['both', pickup, true, true],
    ['doorstep_delivery', home, false, true],
    ['doorstep_delivery', pickup, false, false],
    ['doorstep_delivery', home, true, false],
    ['pickup_from_store', home, false, false],
    ['pickup_from_store', pickup, false, true],
  ] as const)('a shop of kind %s, %s, only to be collected %s: %s', (fulfilment, type, collectOnly, isOffered) => {
    expect(offersDeliveryType(fulfilment, type, collectOnly)).toBe(isOffered);
  });
});

describe('cartFulfilment: how the goods of a cart can be had', () => {
  it.each<[string, Place, readonly string[], string]>([
    ['both, and delivery until something is chosen', {}, [home, pickup], home],
    ['both, as chosen', { chosen: pickup }, [home, pickup], pickup],
    ['delivery only', { offers: 'doorstep_delivery', chosen: pickup }, [home], home],
    ['pickup only', { offers: 'pickup_from_store', chosen: home }, [pickup], pickup],
    ['pickup for goods that may only be collected', { collectOnly: true, chosen: home }, [pickup], pickup],
    [
      'nothing for such goods where the shop only delivers',
      { offers: 'doorstep_delivery', collectOnly: true },
      [],
      pickup,
    ],
    ['nothing where the shop does not serve the place', { serves: false }, [], home],
    [
      'delivery to an address it reaches, wherever the farmer is',
      { serves: false, addressMetres: 10_000 },
      [home],
      home,
    ],
    [
      'delivery beside pickup once the address is in reach',
      { offers: 'pickup_from_store', addressMetres: 9_999 },
      [home, pickup],
      home,
    ],
    [
      'no delivery to an address just out of reach',
      { offers: 'pickup_from_store', addressMetres: 10_001 },
      [pickup],
      pickup,
    ],
    [
      'no delivery by a shop without terms',
      { offers: 'pickup_from_store', addressMetres: 1, terms: null },
      [pickup],
      pickup,
    ],
  ])('%s', (_what, place, choices, deliveryType) => {
    expect(cartFulfilment(at(place))).toEqual({ choices, deliveryType });
  });
});

describe('cartBill: what a cart costs as it will be had', () => {
  const goods = [{ quantity: 2, price: 500, discount: 50 }];
  const coupon = { couponCode: 'KISAN50', discount: 50 };

  it.each<[string, Place, number | null, { delivery_fee: number; total: number } | null]>([
    ['the goods alone when they are collected', { chosen: pickup }, null, { delivery_fee: 0, total: 900 }],
    ['the goods and the base fee nearby', {}, 5_000, { delivery_fee: 30, total: 930 }],
    ['a fee for each kilometre begun beyond', {}, 5_001, { delivery_fee: 35, total: 935 }],
    ['nothing where the shop does not serve the place', { serves: false }, 5_000, null],
    ['nothing while the distance is not known', {}, null, null],
    ['nothing beyond the delivery radius', {}, 10_001, null],
  ])('%s', (_what, place, metres, bill) => {
    const facts = at(place);
    const route = { fulfilment: cartFulfilment(facts), delivery: facts.vendor.vendor_details.delivery, metres };
    const found = cartBill(goods, route);
    expect(found && { delivery_fee: found.delivery_fee, total: found.total }).toEqual(bill);
  });

  it('is free to deliver by what the goods cost before the coupon', () => {
    const route = { fulfilment: cartFulfilment(at({})), delivery, metres: 9_000 };
    const many = [{ quantity: 1, price: 2_000.01, discount: 0 }];
    expect(cartBill(many, route, { coupon, premium: 118 })).toMatchObject({
      delivery_fee: 0,
      premium: 118,
      total: 2_068.01,
    });
  });
});
