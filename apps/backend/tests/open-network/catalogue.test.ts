import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';
import { catalogue, item, provider, reach, shop, tomatoSeed } from './catalogue-bodies.ts';
import { NASHIK, networkGoods, sellerApp } from './network-seller.ts';

const PATNA = '25.6,85.1';
const GOA = '15.49,73.82';

describe.each(testDatabases(import.meta.filename))('goods of the network on $name', (on) => {
  let backend: TestBackend;
  let goods: ReturnType<typeof networkGoods>;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    goods = networkGoods(backend);
  });
  afterAll(() => backend.close());
  const app = () => sellerApp(backend);

  it('lists sellers that serve the place, nearest first, with what they bring there', async () => {
    const { take, sellers, names } = app();
    const far = [shop('L1', { gps: '20.100000,73.900000' })];
    await take(
      catalogue(
        provider('far', { ...names('far'), locations: far }),
        provider('near', { ...names('near'), fulfillments: [{ type: 'Delivery' }, { type: 'Self-Pickup' }] }),
        provider('pins', { ...names('pins'), tags: [reach('L1', 'Seed', '11', '422001-422013', 'pincode')] }),
        provider('other pins', { ...names('x'), tags: [reach('L1', 'Seed', '11', '800001', 'pincode')] }),
        provider('india', { ...names('india'), tags: [reach('L1', 'Seed', '12', 'IND', 'country')], locations: far }),
        provider('narrow', { ...names('narrow'), tags: [reach('L1', 'Seed', '10', '0.5', 'km')] }),
      ),
    );
    const found = await sellers();
    expect(found.map(({ vendor_details }) => vendor_details.name.split(' ').slice(1).join(' '))).toEqual(
      expect.arrayContaining(['near', 'pins', 'far', 'india']),
    );
    expect(found).toHaveLength(4);
    const distances = found.map(({ vendor_details }) => vendor_details.distance_metres ?? 0);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    const near = found.find(({ vendor_details }) => vendor_details.name.endsWith('near'));
    expect(near?.vendor_details).toMatchObject({
      seller_type: 'MSN',
      seller_app: 'Godavari Seller App',
      address: 'Main Road, Panchavati, Nashik',
      fulfilments: ['Delivery', 'Self-Pickup'],
      delivers: [
        { category: 'Fertilizer', reach: 'hyperlocal' },
        { category: 'Seed', reach: 'hyperlocal' },
      ],
    });
  });

  it('has no seller where no city code is configured, not even one that serves all of India', async () => {
    const { sells } = app();
    const id = await sells([tomatoSeed('T')], { tags: [reach('L1', 'Seed', '12', 'IND', 'country')] });
    expect((await goods.list(`provider=${id}`, PATNA)).count).toBe(1);
    expect((await goods.list(`provider=${id}`, GOA)).count).toBe(0);
    const { body } = await backend.request('GET', `/ondc/v1/providers?lat_lng=${GOA}&lang=en`);
    expect(body).toEqual({ city_code: null, vendor_details: [] });
    expect((await backend.request('GET', `/ondc/v1/providers?lat_lng=${NASHIK}`)).body.city_code).toBe('std:0253');
  });

  it('groups packs of one parent, with price, discount and what the law asks for, and never a stock', async () => {
    const id = await app().sells([
      tomatoSeed('T10'),
      tomatoSeed('T50', {
        quantity: { unitized: { measure: { unit: 'gram', value: '50' } }, available: { count: '0' } },
        price: { value: '3000' },
        tags: [],
        '@ondc/org/contact_details_consumer_care': undefined,
      }),
    ]);
    const { count, results } = await goods.list(`provider=${id}`);
    expect([count, results[0]?.product_variants]).toEqual([
      1,
      [
        expect.objectContaining({
          pack: { amount: 10, unit: 'g' },
          mrp: 700,
          price: 700,
          discount: 50,
          is_selectable: true,
          missing_facts: [],
        }),
        expect.objectContaining({
          pack: { amount: 50, unit: 'g' },
          mrp: null,
          price: 3000,
          discount: 0,
          is_selectable: false,
          missing_facts: ['mrp', 'maker', 'origin', 'consumer_care'],
        }),
      ],
    ]);
    expect(JSON.stringify(await goods.details(results[0]?.id ?? ''))).not.toMatch(/\b99\b/);
  });

  it('tells every fact of goods, and whether their shop brings them to the place', async () => {
    const { sells, bpp } = app();
    const id = await sells([
      item('I-UREA-45', {
        '@ondc/org/statutory_reqs_packaged_commodities': {
          manufacturer_or_packer_name: 'Godavari Fertilisers',
          manufacturer_or_packer_address: 'Nashik',
          month_year_of_manufacture_packing_import: '05/2026',
        },
      }),
    ]);
    const [product] = (await goods.list(`provider=${id}`)).results;
    const told = await goods.details(product?.id ?? '');
    expect(told).toMatchObject({ serves_place: true, brand: 'Sahyadri', category: 'Fertilizer' });
    expect(told.product_variants[0]).toMatchObject({
      maker: 'Godavari Fertilisers',
      country_of_origin: 'IND',
      consumer_care: 'Godavari Care,care@godavariagro.example,18001234567',
      packed_on: '05/2026',
      returnable: true,
      return_window: 'P7D',
      max_packs: 10,
      image_urls: ['https://cdn.example/u.png', 'https://cdn.example/back.png'],
      attributes: [{ name: 'brand', value: 'Sahyadri' }],
      network: { bpp_id: bpp, provider_id: 'P1', location_id: 'L1', item_id: 'I-UREA-45', fulfillment_id: 'F1' },
    });
    expect(await goods.details(product?.id ?? '', `lat_lng=${PATNA}`)).toMatchObject({ serves_place: false });
    expect(await goods.details(product?.id ?? '', `lat_lng=${GOA}`)).toMatchObject({ serves_place: false });
    expect(await goods.details(product?.id ?? '', '')).toMatchObject({ serves_place: null });
    for (const unknown of ['unknown', '00000000-0000-4000-8000-000000000000'])
      expect((await backend.request('GET', `/ondc/v1/products/${unknown}`)).body.error.code).toBe(
        'product_error.not_found',
      );
  });

  it('says which packs the shop hands over at its counter alone', async () => {
    const { sells } = app();
    const id = await sells([tomatoSeed('T-1'), tomatoSeed('T-2', { fulfillment_id: 'F2' })], {
      fulfillments: [
        { id: 'F1', type: 'Delivery' },
        { id: 'F2', type: 'Self-Pickup' },
      ],
    });
    const packs = (await goods.list(`provider=${id}`)).results[0]?.product_variants ?? [];
    expect(packs.map((pack) => pack.is_collect_only).sort()).toEqual([false, true]);
  });

  it.each([
    ['टमाटर बीज', 'in another script'],
    ['tamatar beej', 'in another script’s Roman letters'],
    ['tomto seed', 'misspelt'],
    ['arka rakshk', 'misspelt'],
    ['ટામેટા બિયારણ', 'in Gujarati'],
  ])('finds seed that is named in English by "%s" (%s)', async (typed) => {
    const id = await app().sells([
      item('U'),
      tomatoSeed('T'),
      tomatoSeed('C', {
        parent_item_id: 'V-C',
        descriptor: { name: 'Chilli Seeds', images: ['https://cdn.example/c.png'] },
      }),
    ]);
    const { results } = await goods.list(`provider=${id}&search=${encodeURIComponent(typed)}`);
    expect(results.map(({ name }) => name)[0]).toBe('Arka Rakshak Tomato Seeds 10 g');
    expect(results.map(({ name }) => name)).not.toContain('Neem Coated Urea 45 kg bag');
  });

  it('filters by category and brand, sorts by price, and pages', async () => {
    const many = Array.from({ length: 23 }, (_, index) =>
      item(`I${index}`, { price: { value: String(500 - index), maximum_value: '500' } }),
    );
    const id = await app().sells([
      ...many,
      tomatoSeed('T', { tags: [{ code: 'attribute', list: [{ code: 'brand', value: 'Arka' }] }] }),
    ]);
    expect((await goods.list(`provider=${id}&category=Seed`)).count).toBe(1);
    expect((await goods.list(`provider=${id}&brand=arka`)).results.map(({ brand }) => brand)).toEqual(['Arka']);
    const cheap = await goods.list(`provider=${id}&sort=price_low`);
    const paid = cheap.results.map(({ product_variants: [one] }) => (one?.price ?? 0) - (one?.discount ?? 0));
    expect([cheap.count, paid.slice(0, 2), paid.length]).toEqual([24, [478, 479], 20]);
    const { status, body } = await backend.request('GET', cheap.next ?? '');
    expect([status, body.results.length, body.next]).toEqual([200, 4, null]);
    expect((await goods.list('provider=nobody')).count).toBe(0);
  });
});
