import { describe, expect, it } from 'vitest';
import { smallMarket } from './small-market.ts';
import { samplePrebooking } from './sample-prebooking.ts';
import { sampleSeasons } from './sample-seasons.ts';

describe('sampleSeasons', () => {
  it.each([
    ['2026-11-21', ['kharif-2027', 'rabi-2027', 'kharif-2028', 'rabi-2028']],
    ['2027-05-20', ['rabi-2027', 'kharif-2028', 'rabi-2028', 'kharif-2029']],
    ['2027-01-01', ['kharif-2027', 'rabi-2027', 'kharif-2028', 'rabi-2028']],
  ])('on %s: the seasons that are still whole, the nearest first', (today, ids) => {
    expect(sampleSeasons(today).map(({ id }) => id)).toEqual(ids);
    expect(sampleSeasons(today).every(({ bookingDates }) => bookingDates.every((day) => day > today))).toBe(true);
  });
});

describe('samplePrebooking', () => {
  it('promises only what a shop sells, never dearer than on the shelf, and asks an advance for seed alone', () => {
    const market = smallMarket();
    const shelf = new Map(market.offers.map((offer) => [`${offer.vendorId} ${offer.variantId}`, offer]));
    const promises = samplePrebooking(market, sampleSeasons('2026-11-21'), { everyShop: false });
    expect(promises.length).toBeGreaterThan(50);
    for (const { vendorId, variantId, pricePaise, discountPaise, promised, advancePercent } of promises) {
      const offer = shelf.get(`${vendorId} ${variantId}`);
      expect(pricePaise - discountPaise).toBeLessThanOrEqual((offer?.pricePaise ?? 0) - (offer?.discountPaise ?? 0));
      expect(promised).toBeGreaterThan(0);
      expect([0, 10]).toContain(advancePercent);
    }
  });
});
