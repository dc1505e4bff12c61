import {
  comparedProductDetailsSchema,
  comparedProductSchema,
  namedPicturesSchema,
  pagedSchema,
} from '@haat/api-contract';
import type { ComparedProduct } from '@haat/api-contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offers } from '@haat/backend-market/tables';
import { smallMarket } from '@haat/backend-sandbox';
import { testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const PLACE = '20,73.8';
const LIST = '/catalogue/v2/products';
const pageSchema = pagedSchema(comparedProductSchema);

describe.each(testDatabases(import.meta.filename))('the catalogue across shops on $name', (on) => {
  const market = smallMarket();
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend.close());

  const ask = (path: string, query: Record<string, string> = {}) =>
    backend.request('GET', `${path}?${new URLSearchParams({ lat_lng: PLACE, lang: 'en', ...query }).toString()}`);
  const page = async (query: Record<string, string> = {}) => pageSchema.parse((await ask(LIST, query)).body);
  const everything = async (query: Record<string, string> = {}) => {
    const all: ComparedProduct[] = [];
    for (let number = 1, more = true; more; number += 1) {
      const { results, next } = await page({ ...query, page: String(number) });
      all.push(...results);
      more = next !== null;
    }
    return all;
  };
  const details = async (id: string, query: Record<string, string> = {}) =>
    comparedProductDetailsSchema.parse((await ask(`${LIST}/${id}`, query)).body);
  const change = (vendorId: string, variantId: string, values: Partial<typeof offers.$inferInsert>) =>
    backend.database
      .update(offers)
      .set(values)
      .where(and(eq(offers.vendorId, vendorId), eq(offers.variantId, variantId)));
  const restock = async () => {
    for (const { id, ...offer } of market.offers.filter(({ variantId }) => packIds.includes(variantId)))
      await backend.database.update(offers).set(offer).where(eq(offers.cId, id));
  };
  const packIds = market.variants.filter(({ productId }) => productId === 'p-coragen').map(({ id }) => id);
  const [pack = ''] = packIds;
  beforeEach(restock);

  it('lists what a pack costs at every shop that serves the place, with delivery, the best first', async () => {
    const [variant] = (await details('p-coragen')).product_variants;
    const quotes = variant?.vendor_quotes ?? [];
    // All ask the same for it: the counter costs no way; the nearer of two that bring it comes first; beyond 5 km a
    // kilometre costs more.
    expect(
      quotes.map(({ vendor_id, delivery_type, delivery_fee }) => [vendor_id, delivery_type, delivery_fee]),
    ).toEqual([
      ['small-pickup', 'pickup_from_store', 0],
      ['small-both', 'home_delivery', 30],
      ['small-doorstep', 'home_delivery', 30],
      ['small-centre', 'home_delivery', 35],
    ]);
    const [, near] = quotes;
    expect(near).toMatchObject({
      vendor_name: 'Both Shop',
      distance_metres: 0,
      fulfillment_type: 'both',
      landed_unit: { per: 'l' },
    });
    expect(near?.landed_total).toBeCloseTo((near?.price ?? 0) - (near?.discount ?? 0) + 30, 6);
  });

  it('puts a lower landed price first and what is sold out last', async () => {
    const sellers = async () =>
      ((await details('p-coragen')).product_variants[0]?.vendor_quotes ?? []).map(({ vendor_id }) => vendor_id);
    const asked = market.offers.find(({ vendorId, variantId }) => vendorId === 'small-centre' && variantId === pack);
    await change('small-centre', pack, { discountPaise: (asked?.discountPaise ?? 0) + 3_600 });
    expect((await sellers())[0]).toBe('small-centre');
    await change('small-centre', pack, { stock: 0 });
    expect((await sellers()).at(-1)).toBe('small-centre');
    await change('small-centre', pack, { stock: 1, discountPaise: (asked?.discountPaise ?? 0) + 3_400 });
    expect((await sellers())[0]).toBe('small-pickup');
  });

  it('has goods that may not be delivered at counters only', async () => {
    const all = await everything();
    const collected = all
      .filter(({ collect_only }) => collect_only)
      .flatMap(({ product_variants }) => product_variants.flatMap(({ vendor_quotes }) => vendor_quotes));
    expect(new Set(collected.map(({ vendor_id }) => vendor_id))).toEqual(
      new Set(['small-both', 'small-pickup', 'small-centre']),
    );
    expect(
      collected.every(({ delivery_type, delivery_fee }) => delivery_type === 'pickup_from_store' && delivery_fee === 0),
    ).toBe(true);
  });

  it('filters the shops by how they deliver to the place', async () => {
    const quotes = (await details('p-coragen', { lat_lng: '19.85,73.8' })).product_variants[0]?.vendor_quotes ?? [];
    expect(
      quotes.map(
        ({ vendor_id, fulfillment_type, delivery_type }) => `${vendor_id} ${fulfillment_type} ${delivery_type}`,
      ),
    ).toEqual([
      'small-both pickup_from_store pickup_from_store',
      'small-pickup pickup_from_store pickup_from_store',
      'small-centre both home_delivery',
    ]);
  });

  it('sorts whole lists by the lowest landed price, as the quotes say it', async () => {
    await change('small-doorstep', pack, { pricePaise: 100, discountPaise: 0 });
    const all = await everything({ sort: 'landed_low' });
    const lowest = all.map(({ inventory_set: [best] }) => best?.landed_total ?? 0);
    expect(lowest).toEqual([...lowest].sort((one, other) => one - other));
    expect(new Set(all.map(({ id }) => id)).size).toBe(market.products.length);
    const coragen = all.find(({ id }) => id === 'p-coragen');
    expect(coragen?.inventory_set[0]).toMatchObject({ vendor_id: 'small-doorstep', landed_total: 31 });
    expect(lowest.at(-1)).toBeGreaterThan(2000);
  });

  it('searches and filters what all of them sell, with page links that keep the query', async () => {
    expect((await page({ search: 'यूरिया' })).results[0]?.name).toMatch(/urea/i);
    expect((await page({ search: 'koragen' })).results[0]?.id).toBe('p-coragen');
    expect(await page({ search: 'zzzz' })).toMatchObject({ count: 0, next: null, results: [] });
    const { brand, category } = await details('p-coragen');
    const some = await everything({ brand: brand.slug, category: category.slug });
    expect(some.map(({ id }) => id)).toContain('p-coragen');
    expect(some.every((product) => product.brand.id === brand.id && product.category.id === category.id)).toBe(true);
    expect((await page({ crop: 'no-such-crop' })).count).toBe(0);
    const first = await page({ sort: 'landed_low' });
    expect(first.next).toBe(`${LIST}?lat_lng=20%2C73.8&lang=en&sort=landed_low&page=2`);
    expect((await page({ page: '999' })).count).toBe(market.products.length);
  });

  it('has nothing where no shop serves the place, and then a product has all its packs and no quote', async () => {
    const nowhere = { lat_lng: '10,76' };
    expect(await page(nowhere)).toMatchObject({ count: 0, results: [] });
    const product = await details('p-coragen', nowhere);
    expect([
      product.product_variants.length,
      product.inventory_set,
      product.product_variants.flatMap(({ vendor_quotes }) => vendor_quotes),
    ]).toEqual([packIds.length, [], []]);
    expect((await ask('/catalogue/v2/brands', nowhere)).body).toEqual({ results: [] });
  });

  it('names a product by its slug and in the asked language, and says when there is none', async () => {
    const { slug } = await details('p-coragen');
    const bySlug = comparedProductDetailsSchema.parse(
      (await ask(`/catalogue/v2/product-slugs/${slug}`, { lang: 'hi' })).body,
    );
    expect([bySlug.id, bySlug.product_variants[0]?.attribute_value.name, bySlug.inventory_set[0]?.vendor_name]).toEqual(
      ['p-coragen', '60 मिली बोतल', 'काउंटर दुकान'],
    );
    for (const path of [`${LIST}/nothing`, '/catalogue/v2/product-slugs/nothing']) {
      const { status, body } = await ask(path);
      expect([status, body.error.code]).toEqual([404, 'product_error.not_found']);
    }
  });

  it('counts each product of a brand once, however many shops sell it', async () => {
    const { results } = namedPicturesSchema.parse((await ask('/catalogue/v2/brands')).body);
    expect(results.reduce((sum, { product_count }) => sum + (product_count ?? 0), 0)).toBe(market.products.length);
    const [first] = results;
    const found = namedPicturesSchema.parse(
      (await ask('/catalogue/v2/brands', { search: first?.app_display_name ?? '' })).body,
    );
    expect(found.results.map(({ id }) => id)).toContain(first?.id);
  });

  it.each([
    { lat_lng: '' },
    { lat_lng: 'here' },
    { lat_lng: '91,181' },
    { sort: 'price_low' },
    { page: '0' },
    { search: 'x'.repeat(101) },
    { lang: 'fr' },
  ] as Record<string, string>[])('refuses %o', async (query) => {
    const { status, body } = await ask(LIST, query);
    expect([status, body.error.code, body.error.details.fields[0].field]).toEqual([
      400,
      'request_error.invalid',
      Object.keys(query)[0],
    ]);
  });
});
