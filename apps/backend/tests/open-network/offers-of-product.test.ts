import { comparedProductsQuerySchema } from '@haat/api-contract';
import { networkOffersSchema } from '@haat/api-contract/open-network';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';
import { reach, tomatoSeed } from './catalogue-bodies.ts';
import { NASHIK, sellerApp } from './network-seller.ts';

const GOA = '15.49,73.82';
const UNITS: Readonly<Record<string, string>> = { kg: 'kilogram', g: 'gram', l: 'litre', ml: 'millilitre' };

describe.each(testDatabases(import.meta.filename))('network offers of our own products on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend.close());

  /** A seed of the sample market that is sold by weight, with its first pack. */
  const ourSeed = async () => {
    const query = comparedProductsQuerySchema.parse({ lat_lng: NASHIK, lang: 'en', search: 'tomato' });
    const { body } = await backend.request(
      'GET',
      `/catalogue/v2/products?lat_lng=${query.lat_lng}&lang=en&search=${query.search ?? ''}`,
    );
    const [product] = body.results as {
      id: string;
      name: string;
      brand: { app_display_name: string };
      product_variants: { id: string; pack: { amount: number; unit: string } }[];
    }[];
    const [variant] = product?.product_variants ?? [];
    if (product === undefined || variant === undefined) throw new Error('the sample market sells no tomato seed');
    return { ...product, brandName: product.brand.app_display_name, variant };
  };
  const offersOf = async (productId: string, latLng = NASHIK) => {
    const { body } = await backend.request('GET', `/ondc/v1/offers?product_ids=${productId}&lat_lng=${latLng}&lang=en`);
    return networkOffersSchema.parse(body).results;
  };
  const brandTag = (brand: string) => [
    { code: 'origin', list: [{ code: 'country', value: 'IND' }] },
    { code: 'attribute', list: [{ code: 'brand', value: brand }] },
  ];

  it('tells the same pack of the same brand, what can be had first, then the cheapest', async () => {
    const ours = await ourSeed();
    const pack = (amount: number) => ({ measure: { unit: UNITS[ours.variant.pack.unit], value: String(amount) } });
    const offer = (id: string, value: string, given: Record<string, unknown> = {}) =>
      tomatoSeed(id, {
        parent_item_id: `V-${id}`,
        descriptor: { name: `${ours.name} new`, images: ['https://cdn.example/tomato.png'] },
        quantity: { unitized: pack(ours.variant.pack.amount), available: { count: '99' } },
        price: { currency: 'INR', value, maximum_value: '9000' },
        tags: brandTag(ours.brandName),
        ...given,
      });
    const app = sellerApp(backend);
    await app.sells([
      offer('dear', '900'),
      offer('cheap', '500'),
      offer('gone', '100', { quantity: { unitized: pack(ours.variant.pack.amount), available: { count: '0' } } }),
      offer('larger', '400', {
        quantity: { unitized: pack(ours.variant.pack.amount * 5), available: { count: '99' } },
      }),
      offer('other-brand', '300', { tags: brandTag('Nobody Seeds') }),
      offer('other-name', '200', { descriptor: { name: 'Tomato', images: ['https://cdn.example/tomato.png'] } }),
    ]);
    const offers = await offersOf(ours.id);
    const packs = offers.filter(({ variant_id }) => variant_id === ours.variant.id);
    expect(packs.map(({ variant }) => variant.price - variant.discount)).toEqual([500, 900, 100]);
    expect(packs.map(({ variant }) => variant.is_selectable)).toEqual([true, true, false]);
    expect(offers.filter(({ variant }) => [300, 200].includes(variant.price - variant.discount))).toEqual([]);
  });

  it('puts what is fetched, whose whole price is known, before what is brought for as much and more', async () => {
    const ours = await ourSeed();
    const { amount, unit } = ours.variant.pack;
    const offer = (id: string, value: string, given: Record<string, unknown> = {}) =>
      tomatoSeed(id, {
        parent_item_id: `V-${id}`,
        descriptor: { name: `${ours.name} fetched`, images: ['https://cdn.example/tomato.png'] },
        quantity: { unitized: { measure: { unit: UNITS[unit], value: String(amount) } }, available: { count: '99' } },
        price: { currency: 'INR', value, maximum_value: '9000' },
        tags: brandTag(ours.brandName),
        ...given,
      });
    const fulfillments = [
      { id: 'F1', type: 'Delivery' },
      { id: 'F2', type: 'Self-Pickup' },
    ];
    const bare = { '@ondc/org/contact_details_consumer_care': undefined };
    const goods = [
      offer('a', '41'),
      offer('b', '41', { fulfillment_id: 'F2' }),
      offer('c', '40'),
      offer('d', '1', bare),
    ];
    await sellerApp(backend).sells(goods, { fulfillments });
    const told = (await offersOf(ours.id)).filter(({ variant }) => variant.price - variant.discount < 50);
    expect(told.map(({ variant }) => [variant.price - variant.discount, variant.is_collect_only])).toEqual([
      [40, false],
      [41, true],
      [41, false],
      [1, false],
    ]);
    expect(told.map(({ category }) => category)).toEqual(['Seed', 'Seed', 'Seed', 'Seed']);
  });

  it('tells nothing where the network is not asked, nor of a product that is not known', async () => {
    const ours = await ourSeed();
    const everywhere = { tags: [reach('L1', 'Seed', '12', 'IND', 'country')] };
    await sellerApp(backend).sells([tomatoSeed('T1')], everywhere);
    expect(await offersOf(ours.id, GOA)).toEqual([]);
    expect(await offersOf('p-nothing')).toEqual([]);
  });
});
