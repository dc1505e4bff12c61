import type { ProductDetails, Vendor } from '@haat/api-contract';
import type { LabelledProduct } from '@haat/api-contract/advice';
import { describe, expect, it } from 'vitest';
import { againstView } from './products-against.data.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const vendor = { id: 'v-1' } as Vendor;
const product: LabelledProduct = {
  ...{ slug: 'coragen', name: 'Coragen', image_url: '', active: 'Chlorantraniliprole 18.5 % SC', restriction: null },
  ...{ per_acre: { amount: 60, unit: 'ml' }, waiting_days: 47, toxicity: 'green' },
};
const quote = (price: number, change: Record<string, unknown> = {}) => ({
  ...{ vendor_id: vendor.id, price, discount: 0, stock: 9, ...change },
});
const pack = (id: string, amount: number, quotes: unknown[]) => ({
  ...{ id, pack: { amount, unit: 'ml' }, attribute_value: { name: `${amount} ml` }, vendor_quotes: quotes },
});
const details = (...packs: unknown[]) => ({ product_variants: packs }) as ProductDetails;
const view = (packs: unknown[], acres = 2.5, at: Vendor | null = vendor) =>
  againstView(t, { product, details: details(...packs), vendor: at, cropId: 'paddy', acres });

// From docs/domain/advice.md#what-is-said-of-a-problem and docs/domain/advice.md#dose.
describe('a product against a problem', () => {
  it('is offered in the cheapest packs that the acres need, at the price of the shop', () => {
    const packs = [pack('a', 60, [quote(800)]), pack('b', 150, [quote(1_700, { discount: 50 })])];
    expect(view(packs)).toMatchObject({
      needed: 'biotic-stress:needed products:dose.acres 2.5 main:units.ml 150',
      atShop: { vendorId: 'v-1', packs: [{ variantId: 'b', name: '1 × 150 ml', count: 1 }], price: '₹1,650.00' },
    });
    expect(view(packs, 1).atShop).toMatchObject({ packs: [{ variantId: 'a', count: 1 }], price: '₹800.00' });
  });

  it.each([
    ['another shop alone has it', [pack('a', 60, [quote(1, { vendor_id: 'v-2' })])], vendor],
    ['there are too few packs for the whole dose', [pack('a', 60, [quote(800, { stock: 2 })])], vendor],
    ['none is left', [pack('a', 60, [quote(800, { stock: 0 })])], vendor],
    ['there is no shop', [pack('a', 60, [quote(800)])], null],
  ])('is not offered where %s', (_what, packs, at) => {
    expect(view(packs, 2.5, at).atShop).toBeNull();
  });
});
