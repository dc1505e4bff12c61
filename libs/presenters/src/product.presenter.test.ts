import { describe, expect, it } from 'vitest';
import type { Product } from '@haat/api-contract';
import { pictureGround, priceView, productView } from './product.presenter.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');

const variant = (id: string, name: string, mrp: number, cId: string) => ({
  id,
  attribute_value: { name, attribute_name: 'pack' },
  mrp,
  pack: { amount: 50, unit: 'kg' },
  insurance_data: { has_insurance: false, label: '' },
  vendor_quotes: [{ price: mrp, discount: 80, c_id: cId, vendor_id: 'shop-1', stock: 4 }],
});

const product = {
  id: 'p',
  slug: 'npk',
  name: 'NPK',
  image_url: '/pictures/a.svg',
  collect_only: false,
  brand: { app_display_name: 'IFFCO' },
  category: { slug: 'field-seeds' },
  product_variants: [variant('v25', '25 kg', 760, 'c25'), variant('v50', '50 kg', 1550, 'c50')],
  inventory_set: [{ price: 1550, discount: 80, c_id: 'c50', vendor_id: 'shop-1', stock: 4 }],
} as Product;

const OFFERED = { isInsuranceOffered: true };

describe('productView', () => {
  it('shows the pack whose price counts', () => {
    expect(productView(t, product, OFFERED)).toEqual({
      id: 'p',
      slug: 'npk',
      name: 'NPK',
      brand: 'IFFCO',
      pictureUrl: '/pictures/a.svg',
      ground: 'turmeric',
      collectOnly: false,
      variantId: 'v50',
      pack: '50 kg',
      stock: 4,
      isInsured: false,
      price: { amount: '₹1,470.00', mrp: '₹1,550.00', saved: 'products:product.saved ₹80.00' },
    });
  });
  it('has no price at a shop that does not sell it', () => {
    expect(productView(t, { ...product, inventory_set: [] }, OFFERED)).toMatchObject({
      price: null,
      stock: 0,
      variantId: 'v25',
    });
  });
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('can it be insured: %s, and is that offered: %s, it is marked so: %s', (has_insurance, isInsuranceOffered, is) => {
    const insurable = { ...variant('v', '1 kg', 100, 'c50'), insurance_data: { has_insurance, label: '' } };
    const shown = productView(t, { ...product, product_variants: [insurable] } as Product, { isInsuranceOffered });
    expect(shown?.isInsured).toBe(is);
  });
  it('leaves out a product without a pack', () => {
    expect(productView(t, { ...product, product_variants: [] }, OFFERED)).toBeNull();
  });
});

describe('priceView', () => {
  it('saves against the maximum retail price, to the paisa', () => {
    expect(priceView(t, { mrp: 100.3 }, { price: 100.2, discount: 0.1 })).toEqual({
      amount: '₹100.10',
      mrp: '₹100.30',
      saved: 'products:product.saved ₹0.20',
    });
  });
  it('says nothing of a saving that is none', () => {
    expect(priceView(t, { mrp: 266.5 }, { price: 266.5, discount: 0 })).toEqual({
      amount: '₹266.50',
      mrp: null,
      saved: null,
    });
  });
});

describe('pictureGround', () => {
  it.each([
    ['fertiliser', 'primary'],
    ['field-seeds', 'turmeric'],
    ['insecticide', 'sky'],
    ['tools', 'soil'],
    ['', 'primary'],
  ])('%s', (slug, ground) => {
    expect(pictureGround(slug)).toBe(ground);
  });
});
