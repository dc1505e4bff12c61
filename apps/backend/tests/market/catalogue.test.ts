import { productDetailsSchema } from '@haat/api-contract';
import type { Crop, NamedPicture, Paged, Product } from '@haat/api-contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offers } from '@haat/backend-market/tables';
import { BannedSubstanceError } from '@haat/backend-market';
import { inTransaction } from '@haat/backend-platform';
import { insertProducts, smallMarket } from '@haat/backend-sandbox';
import { testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('the catalogue on $name', (on) => {
  const market = smallMarket();
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend.close());

  const page = async (query: Record<string, string>, path = '/catalogue/v1/products'): Promise<Paged<Product>> => {
    const { status, body } = await backend.request(
      'GET',
      `${path}?${new URLSearchParams({ vendor_id: 'small-both', lang: 'en', ...query }).toString()}`,
    );
    expect(status).toBe(200);
    return body as Paged<Product>;
  };
  const names = async (search: string) => (await page({ search })).results.map(({ name }) => name);
  const paid = ({ inventory_set: [first] }: Product) => (first?.price ?? 0) - (first?.discount ?? 0);
  const everything = async (query: Record<string, string> = {}) => {
    const all: Product[] = [];
    for (let number = 1, more = true; more; number += 1) {
      const { results, next } = await page({ ...query, page: String(number) });
      all.push(...results);
      more = next !== null;
    }
    return all;
  };

  it.each(['urea', 'Yuria', 'UREA ', 'यूरिया', 'ইউরিয়া', 'ୟୁରିଆ', 'યુરિયા', 'युरिया'])(
    'finds urea as %s',
    async (search) => {
      expect((await names(search))[0]).toMatch(/urea/i);
    },
  );

  it.each([
    ['koragen', /^Coragen/],
    ['कोराजन', /^Coragen/],
    ['chlorantranilprole', /^Coragen/],
    ['dap', /^DAP/],
    ['डीएपी', /^DAP/],
    ['sprayr', /sprayer/],
    ['npk 10 26 26', /10:26:26/],
    ['10:26:26', /10:26:26/],
    ['गेहूं का बीज', /^Wheat seed/],
    ['tamatar', /Tomato/],
    ['टमाटर बीज', /^Tomato seed/],
  ])('finds %s', async (search, name) => {
    expect((await names(search))[0]).toMatch(name);
  });

  it.each(['zzzz', 'qwertyuiop', "'; drop table products; --", 'helicopter engine'])(
    'finds nothing for %s',
    async (search) => {
      expect(await page({ search })).toMatchObject({ count: 0, next: null, previous: null, results: [] });
    },
  );

  it('shows everything for a search of marks only', async () => {
    expect((await page({ search: '% _ ?' })).count).toBe(market.products.length);
  });

  it('pages through all products once, with page links that keep the query', async () => {
    const first = await page({ sort: 'price_low' });
    expect(first.count).toBe(market.products.length);
    expect(first.results).toHaveLength(20);
    expect(first.next).toBe('/catalogue/v1/products?vendor_id=small-both&lang=en&sort=price_low&page=2');
    const second = (await backend.request('GET', first.next ?? '')).body as Paged<Product>;
    expect(second.previous).toBe('/catalogue/v1/products?vendor_id=small-both&lang=en&sort=price_low&page=1');
    const all = await everything({ sort: 'price_low' });
    expect(new Set(all.map(({ id }) => id)).size).toBe(market.products.length);
    expect(await page({ page: '999' })).toMatchObject({ count: market.products.length, next: null, results: [] });
  });

  it('sorts by what is paid for the pack that is shown', async () => {
    const cheap = (await everything({ sort: 'price_low' })).map(paid);
    expect(cheap).toEqual([...cheap].sort((one, other) => one - other));
    const dear = (await everything({ sort: 'price_high' })).map(paid);
    expect(dear).toEqual([...cheap].reverse());
    expect((await page({ price_max: '200' })).results.every((product) => paid(product) <= 200)).toBe(true);
  });

  it('filters by category, brand and crop, by slug or id, and all at once', async () => {
    const [one] = await everything();
    if (one === undefined) throw new Error('the small market is empty');
    for (const category of [one.category.slug, one.category.id]) {
      const some = await everything({ category });
      expect(some.length).toBeGreaterThan(0);
      expect(some.every((product) => product.category.id === one.category.id)).toBe(true);
    }
    expect((await everything({ brand: one.brand.slug })).every((product) => product.brand.id === one.brand.id)).toBe(
      true,
    );
    const forOnion = (await everything({ crop: 'onion' })).map(({ id }) => id).sort();
    expect(forOnion).toEqual(
      market.products
        .filter(({ cropIds, doses }) => cropIds.includes('onion') || doses.some(({ cropId }) => cropId === 'onion'))
        .map(({ id }) => id)
        .sort(),
    );
    expect(
      (await page({ category: one.category.slug, brand: one.brand.slug, search: one.name })).results.map(
        ({ id }) => id,
      ),
    ).toContain(one.id);
    expect((await page({ category: 'no-such-category' })).count).toBe(0);
    const insured = new Set(
      market.variants.filter(({ hasInsurance }) => hasInsurance).map(({ productId }) => productId),
    );
    expect((await everything({ insured: 'true' })).length).toBe(insured.size);
  });

  it('leaves out of a list what has no stock only when asked, and shows it last', async () => {
    const [first] = (await page({})).results;
    if (first === undefined) throw new Error('the small market is empty');
    const packs = first.product_variants.map(({ id }) => id);
    const setStock = async (stock: number) => {
      for (const id of packs)
        await backend.database
          .update(offers)
          .set({ stock })
          .where(and(eq(offers.vendorId, 'small-both'), eq(offers.variantId, id)));
    };
    await setStock(0);
    const all = await everything();
    expect(all.at(-1)?.id).toBe(first.id);
    expect((await everything({ in_stock: 'true' })).map(({ id }) => id)).not.toContain(first.id);
    await setStock(20);
  });

  it.each([
    { vendor_id: '' },
    { sort: 'best' },
    { page: '0' },
    { page: '-1' },
    { page: 'two' },
    { page: '1e9' },
    { price_max: '-5' },
    { price_max: 'cheap' },
    { price_max: '' },
    { price_max: '0x10' },
    { page: '1e2' },
    { page: ' ' },
    { in_stock: 'yes' },
    { in_stock: 'perhaps' },
    { search: 'x'.repeat(101) },
    { lang: 'xx' },
  ] as Record<string, string>[])('refuses %o', async (query) => {
    const { status, body } = await backend.request(
      'GET',
      `/catalogue/v1/products?${new URLSearchParams({ vendor_id: 'small-both', ...query }).toString()}`,
    );
    expect([status, body.error.code, body.error.details.fields[0].field]).toEqual([
      400,
      'request_error.invalid',
      Object.keys(query)[0],
    ]);
  });

  it('says that a shop or a product is not known', async () => {
    const answers = await Promise.all(
      [
        '/catalogue/v1/products?vendor_id=unknown',
        '/catalogue/v1/products/nothing',
        '/catalogue/v1/product-slugs/nothing?vendor_id=small-both',
      ].map((path) => backend.request('GET', path)),
    );
    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual([
      [404, 'provider_error.vendor_unknown'],
      [404, 'product_error.not_found'],
      [404, 'product_error.not_found'],
    ]);
  });

  // From docs/domain/advice.md#what-is-said-of-a-problem.
  it('says where the law forbids what holds a restricted substance', async () => {
    const restrictionIn = async (language: string) => {
      const { body } = await backend.request('GET', `/catalogue/v1/products/p-indofil-m45?lang=${language}`);
      return productDetailsSchema.parse(body).restriction;
    };
    expect(await restrictionIn('hi')).toBe('कानून से अमरूद, ज्वार और टैपिओका पर मना।');
    expect(await restrictionIn('en')).toBe('By law not on guava, jowar and tapioca.');
  });

  it('shows a product with its packs, prices, doses, safety and similar products', async () => {
    const { body } = await backend.request('GET', '/catalogue/v1/products/p-coragen?vendor_id=small-both&lang=hi');
    const product = productDetailsSchema.parse(body);
    const [pack] = product.product_variants;
    expect(pack?.attribute_value.name).toMatch(/^60 मिली बोतल$/);
    expect(pack?.vendor_quotes[0]).toEqual(product.inventory_set[0]);
    expect(product.inventory_set[0]).toMatchObject({ vendor_id: 'small-both', stock: 20, price: pack?.mrp });
    expect(product.safety.length).toBeGreaterThan(2);
    expect(product.restriction).toBeNull();
    expect(product.doses[0]).toMatchObject({ purpose: null, unit: expect.stringContaining('एकड़') as string });
    expect(product.alike.length).toBeGreaterThan(0);
    expect(product.alike.map(({ id }) => id)).not.toContain('p-coragen');
    const bySlug = await backend.request(
      'GET',
      `/catalogue/v1/product-slugs/${product.slug}?vendor_id=small-both&lang=hi`,
    );
    expect(bySlug.body).toEqual(body);
  });

  it('names things in each language', async () => {
    const product = market.products[0];
    for (const lang of ['hi', 'en', 'mr', 'bn', 'or', 'gu'] as const) {
      const { body } = await backend.request('GET', `/catalogue/v1/products/${product?.id}?lang=${lang}`);
      expect(body.name).toBe(product?.name[lang]);
    }
  });

  it('shows every pack without a price where no shop is meant, or one that does not sell it', async () => {
    await backend.database
      .delete(offers)
      .where(and(eq(offers.vendorId, 'small-patna'), eq(offers.variantId, 'p-coragen-60ml')));
    const packs = async (query: string) =>
      productDetailsSchema.parse((await backend.request('GET', `/catalogue/v1/products/p-coragen${query}`)).body);
    const without = await packs('');
    expect(without.inventory_set).toEqual([]);
    expect(without.product_variants.length).toBeGreaterThan(1);
    expect((await packs('?vendor_id=small-patna')).product_variants.map(({ id }) => id)).not.toContain(
      'p-coragen-60ml',
    );
    expect((await packs('?vendor_id=unknown')).product_variants).toHaveLength(without.product_variants.length);
  });

  it('counts what a shop sells by category, brand and crop', async () => {
    const facet = async (name: string, query: string) =>
      (await backend.request('GET', `/catalogue/v1/${name}?lang=en${query}`)).body.results as (NamedPicture & Crop)[];
    const categories = await facet('categories', '&vendor_id=small-both');
    expect(categories.reduce((sum, { product_count = 0 }) => sum + product_count, 0)).toBe(market.products.length);
    for (const { slug, product_count } of categories)
      expect((await page({ category: slug })).count).toBe(product_count);
    const brands = await facet('brands', '&vendor_id=small-both');
    expect(brands.reduce((sum, { product_count = 0 }) => sum + product_count, 0)).toBe(market.products.length);
    const onion = (await facet('crops', '&vendor_id=small-both')).find(({ slug }) => slug === 'onion');
    expect(onion?.product_count).toBe((await page({ crop: 'onion' })).count);
    expect(await facet('brands', '&vendor_id=unknown')).toEqual([]);
    expect((await facet('brands', `&search=${encodeURIComponent('इफको')}`)).map(({ slug }) => slug)).toEqual(['iffco']);
    expect((await facet('crops', '')).length).toBe(market.crops.length);
  });

  it('refuses a product with a banned substance', async () => {
    const [product] = market.products;
    if (product === undefined) throw new Error('the small market is empty');
    const bad = { ...product, id: 'p-bad', slug: 'bad', composition: 'Endosulfan 35% EC', aliases: [] };
    await expect(
      inTransaction(backend.database, (tx) => insertProducts(tx, { ...market, products: [bad] })),
    ).rejects.toThrow(BannedSubstanceError);
    expect((await backend.request('GET', '/catalogue/v1/products/p-bad')).status).toBe(404);
  });
});
