import { toPaise } from '@haat/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landedPrice } from './landed-price.ts';

const delivery = { base_fee: 30, base_distance_metres: 5000, fee_per_km: 5, free_above: 2000, radius_metres: 20_000 };
const shop = { fulfillment_type: 'both', distance_metres: 3000, delivery } as const;
const goods = { price: 300, discount: 30, pack: { amount: 45, unit: 'kg' }, collectOnly: false };

describe('landedPrice', () => {
  it.each([
    { name: 'brought from near', goods, shop, landed: ['home_delivery', 30, 300, 6.67] },
    {
      name: 'brought from further',
      goods,
      shop: { ...shop, distance_metres: 7000 },
      landed: ['home_delivery', 40, 310, 6.89],
    },
    {
      name: 'brought by a shop without a counter',
      goods,
      shop: { ...shop, fulfillment_type: 'doorstep_delivery' },
      landed: ['home_delivery', 30, 300, 6.67],
    },
    {
      name: 'brought free for what is worth more than the threshold',
      goods: { ...goods, price: 2100 },
      shop,
      landed: ['home_delivery', 0, 2070, 46],
    },
    {
      name: 'collected at a shop that does not deliver',
      goods,
      shop: { ...shop, fulfillment_type: 'pickup_from_store', delivery: null },
      landed: ['pickup_from_store', 0, 270, 6],
    },
    {
      name: 'collected beyond the delivery radius',
      goods,
      shop: { ...shop, distance_metres: 20_001 },
      landed: ['pickup_from_store', 0, 270, 6],
    },
    {
      name: 'collected where the distance is not known',
      goods,
      shop: { ...shop, distance_metres: null },
      landed: ['pickup_from_store', 0, 270, 6],
    },
    {
      name: 'collected because the goods may not be delivered',
      goods: { ...goods, collectOnly: true },
      shop,
      landed: ['pickup_from_store', 0, 270, 6],
    },
    {
      name: 'a small bottle, by the litre',
      goods: { ...goods, pack: { amount: 60, unit: 'ml' } },
      shop,
      landed: ['home_delivery', 30, 300, 5000],
    },
    {
      name: 'a tool, by the piece only',
      goods: { ...goods, pack: { amount: 1, unit: 'piece' } },
      shop,
      landed: ['home_delivery', 30, 300, null],
    },
  ] as const)('$name', (row) => {
    const landed = landedPrice(row.goods, row.shop);
    expect([landed?.deliveryType, landed?.deliveryFee, landed?.total, landed?.unit?.amount ?? null]).toEqual(
      row.landed,
    );
  });

  it.each([
    {
      name: 'goods that may not be delivered, at a shop that only delivers',
      goods: { ...goods, collectOnly: true },
      shop: { ...shop, fulfillment_type: 'doorstep_delivery' },
    },
    {
      name: 'a place beyond the radius of a shop that only delivers',
      goods,
      shop: { ...shop, fulfillment_type: 'doorstep_delivery', distance_metres: 20_001 },
    },
  ] as const)('is null for $name', (row) => {
    expect(landedPrice(row.goods, row.shop)).toBeNull();
  });

  it('is the goods and the fee to the paisa, and never dearer at the counter than at the door', () => {
    const paise = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        paise,
        paise,
        fc.integer({ min: 0, max: 25_000 }),
        fc.boolean(),
        (one, other, distance_metres, collectOnly) => {
          const [price, discount] = [Math.max(one, other) / 100, Math.min(one, other) / 100];
          const priced = { ...goods, price, discount };
          const landed = landedPrice({ ...priced, collectOnly }, { ...shop, distance_metres });
          const counter = landedPrice({ ...priced, collectOnly: true }, { ...shop, distance_metres });
          expect(toPaise(landed?.total ?? -1)).toBe(
            Math.max(one, other) - Math.min(one, other) + toPaise(landed?.deliveryFee ?? -1),
          );
          expect(landed?.deliveryType).toBe(
            !collectOnly && distance_metres <= delivery.radius_metres ? 'home_delivery' : 'pickup_from_store',
          );
          expect(counter?.total).toBeLessThanOrEqual(landed?.total ?? -1);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
