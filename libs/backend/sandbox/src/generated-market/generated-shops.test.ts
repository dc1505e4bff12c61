import { describe, expect, it } from 'vitest';
import { FARTHEST_REACH_METRES, generatedShop, shopGround, SHOPS_AT_MEASURED_PLACE } from './generated-shops.ts';
import { groundDistance } from './ground-distance.ts';
import { sampleMarket } from '../sample-market/market.ts';
import { places } from '../sample-market/places.ts';

const ground = shopGround(places(), '422001');
const shops = Array.from({ length: 3_000 }, (_, index) => generatedShop(index + 1, ground));
const reachOf = (shop: (typeof shops)[number]) => Math.max(shop.deliveryRadiusMetres, shop.pickupRadiusMetres);
const serving = shops.filter((shop) => groundDistance(shop, ground.measured) <= reachOf(shop));

describe('generated shops', () => {
  it('are the same every time and have their own ids', () => {
    expect(Array.from({ length: 50 }, (_, index) => generatedShop(index + 1, ground))).toEqual(shops.slice(0, 50));
    expect(new Set(shops.map(({ id }) => id)).size).toBe(shops.length);
  });

  it('serve the measured place in one number, whatever the size of the market', () => {
    expect(serving.map(({ number }) => number)).toEqual(
      Array.from({ length: SHOPS_AT_MEASURED_PLACE }, (_, index) => index + 1),
    );
  });

  it('leave the centre of the measured town nearest', () => {
    const centre = sampleMarket().vendors.find(({ id }) => id === 'v-nashik-1');
    const toCentre = groundDistance(centre ?? ground.measured, ground.measured);
    for (const shop of serving) expect(groundDistance(shop, ground.measured)).toBeGreaterThan(toCentre);
  });

  it('stand at real places over the whole country', () => {
    const elsewhere = shops.slice(SHOPS_AT_MEASURED_PLACE);
    expect(new Set(elsewhere.map(({ place }) => place.state)).size).toBeGreaterThan(25);
    for (const shop of elsewhere) {
      expect(groundDistance(shop, shop.place)).toBeLessThan(1_500);
      expect(reachOf(shop)).toBeLessThanOrEqual(FARTHEST_REACH_METRES);
    }
  });

  it('are of all types and ways of handing over, with a radius only where they do', () => {
    expect(new Set(shops.map(({ type }) => type))).toEqual(new Set(['DC', 'GL', 'Self']));
    for (const { fulfilment, deliveryRadiusMetres, pickupRadiusMetres } of shops) {
      expect(deliveryRadiusMetres > 0).toBe(fulfilment !== 'pickup_from_store');
      expect(pickupRadiusMetres > 0).toBe(fulfilment !== 'doorstep_delivery');
    }
  });

  it('keep to as many districts as asked', () => {
    const few = shopGround(places(), '422001', 5).places;
    expect(new Set(few.map(({ state, district }) => `${state}/${district}`)).size).toBe(5);
  });

  it('need a measured place that exists', () => {
    expect(() => shopGround(places(), '012345')).toThrow('012345 is not a PIN code');
  });
});
