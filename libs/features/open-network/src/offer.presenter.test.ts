import { describe, expect, it } from 'vitest';
import type { NetworkProduct, NetworkVariant } from '@haat/api-contract/open-network';
import { offerCard, offerPrice, packText, unitPriceText } from './offer.presenter.ts';

const t = (key: string, values?: Record<string, unknown>) => [key, ...Object.values(values ?? {})].join(' ');

const PACK: NetworkVariant = {
  id: 'p1',
  name: 'Tomato seed 10 g',
  pack: { amount: 10, unit: 'g' },
  mrp: 450,
  price: 450,
  discount: 60,
  is_selectable: true,
  missing_facts: [],
  is_collect_only: false,
  max_packs: 99,
};
const PRODUCT: NetworkProduct = {
  id: 'n1',
  name: 'Tomato seed',
  brand: 'Deccan',
  category: 'Seed',
  image_url: 'https://seller.example.in/seed.jpg',
  seller: { id: 's1', provider_id: 'v1', name: 'Godavari', seller_type: 'MSN', distance_metres: 3_200 },
  product_variants: [PACK],
};

describe('offerPrice', () => {
  it('says what is paid, and what is saved against the maximum retail price', () => {
    expect(offerPrice(t, PACK)).toEqual({ amount: '₹390.00', mrp: '₹450.00', saved: 'products:product.saved ₹60.00' });
  });

  it('says nothing of a saving without a maximum retail price', () => {
    expect(offerPrice(t, { mrp: null, price: 450, discount: 60 })).toEqual({
      amount: '₹390.00',
      mrp: null,
      saved: null,
    });
  });
});

describe('packText and unitPriceText', () => {
  it('name the pack by its net quantity, and its price by the kilogram', () => {
    expect(packText(t, PACK)).toBe('main:units.g 10');
    expect(unitPriceText(t, PACK)).toBe('main:units.per_kg ₹39,000.00');
  });

  it('fall back on the seller’s name of the pack', () => {
    expect(packText(t, { ...PACK, pack: null })).toBe('Tomato seed 10 g');
    expect(unitPriceText(t, { ...PACK, pack: null })).toBeNull();
    expect(unitPriceText(t, { ...PACK, pack: { amount: 1, unit: 'piece' } })).toBeNull();
  });
});

describe('offerCard', () => {
  it('shows the pack that can be had', () => {
    const soldOut = { ...PACK, id: 'p0', is_selectable: false, price: 100, discount: 0 };
    expect(offerCard(t, { ...PRODUCT, product_variants: [soldOut, PACK] })).toMatchObject({
      price: { amount: '₹390.00' },
      isSoldOut: false,
    });
    expect(offerCard(t, { ...PRODUCT, product_variants: [soldOut] })).toMatchObject({ isSoldOut: true });
    expect(offerCard(t, { ...PRODUCT, product_variants: [] })).toBeNull();
  });

  it.each([
    ['what is brought', {}, true],
    ['what is fetched', { is_collect_only: true }, true],
    ['subsidised fertiliser that is fetched', { name: 'DAP 50 kg', is_collect_only: true }, true],
    ['subsidised fertiliser that would be brought', { name: 'DAP 50 kg' }, false],
    ['what is sold out', { is_selectable: false }, false],
    ['what lacks a fact', { missing_facts: ['mrp'] }, false],
  ] as const)('has a buy button for %s: %s', (_, change, isSold) => {
    const pack = { ...PACK, ...change, missing_facts: [...('missing_facts' in change ? change.missing_facts : [])] };
    const card = offerCard(t, { ...PRODUCT, category: 'Fertilizer', product_variants: [pack] });
    expect(card?.boughtId).toBe(isSold ? PACK.id : null);
  });

  it('names the seller with its distance, and stands for a brand that is not told', () => {
    expect(offerCard(t, PRODUCT)).toMatchObject({ brand: 'Deccan', seller: 'Godavari · main:units.km 3.2' });
    expect(
      offerCard(t, { ...PRODUCT, brand: null, seller: { ...PRODUCT.seller, distance_metres: null } }),
    ).toMatchObject({ brand: 'Godavari', seller: 'Godavari' });
  });

  it('never shows a picture from a seller’s server, nor the network’s number 99', () => {
    const card = JSON.stringify(offerCard(t, PRODUCT));
    expect(card).toContain('/pictures/category-seed.svg');
    expect(card).not.toMatch(/https?:|99/);
  });
});
