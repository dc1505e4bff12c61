import { describe, expect, it } from 'vitest';
import { sampleMarket } from './market.ts';
import { duplicates } from './testing/duplicates.ts';

const market = sampleMarket();
const variantOf = new Map(market.variants.map((variant) => [variant.id, variant]));
const productOf = new Map(market.products.map((product) => [product.id, product]));
const vendorOf = new Map(market.vendors.map((vendor) => [vendor.id, vendor]));
const offersOf = (vendorId: string) => market.offers.filter((offer) => offer.vendorId === vendorId);

describe('offers', () => {
  it('cost at most the MRP, in whole rupees off', () => {
    expect(duplicates(market.offers.map(({ id }) => id))).toEqual([]);
    for (const offer of market.offers) {
      const variant = variantOf.get(offer.variantId);
      expect(vendorOf.has(offer.vendorId), offer.id).toBe(true);
      expect(offer.pricePaise, offer.id).toBeLessThanOrEqual(variant?.mrpPaise ?? 0);
      expect(offer.discountPaise, offer.id).toBeLessThan(offer.pricePaise);
      for (const whole of [offer.pricePaise, offer.discountPaise, offer.stock])
        expect(Number.isSafeInteger(whole) && whole >= 0, offer.id).toBe(true);
    }
  });

  it('fill every shop, with goods that it may hand over', () => {
    for (const vendor of market.vendors) {
      const products = offersOf(vendor.id).map(({ variantId }) =>
        productOf.get(variantOf.get(variantId)?.productId ?? ''),
      );
      expect(new Set(products.map((product) => product?.id)).size, vendor.id).toBeGreaterThanOrEqual(25);
      expect(new Set(products.map((product) => product?.kind)).size, vendor.id).toBe(4);
      expect(
        products.some((product) => product?.collectOnly),
        vendor.id,
      ).toBe(vendor.fulfilment !== 'doorstep_delivery');
    }
  });

  it('are sold out here and nearly so there, but not for staples at a centre', () => {
    expect(market.offers.filter(({ stock }) => stock === 0).length).toBeGreaterThan(10);
    expect(market.offers.filter(({ stock }) => stock === 1).length).toBeGreaterThan(2);
    for (const { id } of market.vendors.filter(({ type }) => type === 'DC')) {
      const urea = offersOf(id).find(({ variantId }) => variantId === 'p-urea-45kg');
      expect(urea).toMatchObject({ pricePaise: 26_650, discountPaise: 0 });
      expect(urea?.stock).toBeGreaterThanOrEqual(20);
    }
  });

  it('put every product on a shelf somewhere', () => {
    const sold = new Set(market.offers.map(({ variantId }) => variantOf.get(variantId)?.productId));
    expect(market.products.filter(({ id }) => !sold.has(id)).map(({ id }) => id)).toEqual([]);
  });
});
