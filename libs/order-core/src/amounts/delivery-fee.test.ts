import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryFee } from './delivery-fee.ts';

const terms = { base_fee: 30, base_distance_metres: 5000, fee_per_km: 5, free_above: 2000, radius_metres: 20_000 };

describe('deliveryFee', () => {
  it.each([
    { name: 'next door', metres: 0, goods: 100, fee: 30 },
    { name: 'at 5 km', metres: 5000, goods: 100, fee: 30 },
    { name: 'a step beyond 5 km', metres: 5001, goods: 100, fee: 35 },
    { name: 'at 6 km', metres: 6000, goods: 100, fee: 35 },
    { name: 'a step beyond 6 km', metres: 6000.5, goods: 100, fee: 40 },
    { name: 'at the radius', metres: 20_000, goods: 100, fee: 105 },
    { name: 'at the threshold', metres: 3000, goods: 2000, fee: 30 },
    { name: 'above the threshold', metres: 19_000, goods: 2000.01, fee: 0 },
    { name: 'outside the radius', metres: 20_001, goods: 100, fee: null },
    { name: 'outside the radius, however much is bought', metres: 20_001, goods: 1e6, fee: null },
    { name: 'no known distance', metres: Number.NaN, goods: 100, fee: null },
    { name: 'no possible distance', metres: -1, goods: 100, fee: null },
  ])('$name: $fee', ({ metres, goods, fee }) => {
    expect(deliveryFee(metres, terms, goods)).toBe(fee);
  });

  it('is never free where the shop has no threshold', () => {
    expect(deliveryFee(1000, { ...terms, free_above: null }, 1e6)).toBe(30);
  });

  it('never falls with the distance', () => {
    const distance = fc.double({ min: 0, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(distance, distance, (a, b) => {
        const [near, far] = [deliveryFee(Math.min(a, b), terms), deliveryFee(Math.max(a, b), terms)];
        expect(near).not.toBeNull();
        expect(near ?? 0).toBeLessThanOrEqual(far ?? 0);
      }),
    );
  });
});
