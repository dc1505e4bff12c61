import { MAX_SUGGESTIONS, suggestionsSchema } from '@haat/api-contract';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import type { Suggestion } from '@haat/api-contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offers, products } from '@haat/backend-market/tables';
import { attemptsOf, matchSql, readSearch } from '@haat/backend-market/testing';
import { rowsOf } from '@haat/backend-platform';
import { testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('suggestions on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend.close());

  const ask = (query: Record<string, string>) =>
    backend.request('GET', `/catalogue/v1/suggestions?${new URLSearchParams(query).toString()}`);
  const suggested = async (query: Record<string, string>): Promise<Suggestion[]> =>
    suggestionsSchema.parse((await ask(query)).body).results;

  it.each(['yuriya', 'urea', 'यूरिया', 'ইউরিয়া', 'ୟୁରିଆ', 'યુરિયા'])(
    'suggests urea for %s, in the language of who asks',
    async (q) => {
      for (const lang of LANGUAGES) {
        const [first] = await suggested({ q, lang, kinds: 'product' });
        expect([first?.slug, /urea/i.test(first?.name ?? '')]).toEqual(['neem-coated-urea', lang === 'en']);
      }
    },
  );

  it('suggests while a word is half typed, eight at most, each once', async () => {
    const found = await suggested({ q: 'k', lang: 'en' });
    expect(found).toHaveLength(MAX_SUGGESTIONS);
    expect(new Set(found.map(({ kind, id }) => `${kind}:${id}`)).size).toBe(MAX_SUGGESTIONS);
    expect((await suggested({ q: 'fung', lang: 'en' }))[0]).toMatchObject({ kind: 'category', slug: 'fungicides' });
    expect((await suggested({ q: 'yuri', lang: 'en', limit: '1' })).map(({ slug }) => slug)).toEqual([
      'neem-coated-urea',
    ]);
  });

  it.each([
    ['bayer', 'brand', 'bayer'],
    ['धान', 'crop', 'paddy'],
    ['ছত্রাকনাশক', 'category', 'fungicides'],
    ['kribco', 'brand', 'kribhco'],
  ])('puts what is called %s first', async (q, kind, slug) => {
    expect((await suggested({ q }))[0]).toMatchObject({ kind, slug });
  });

  it('suggests only the requested kinds, and no crop without products', async () => {
    expect(new Set((await suggested({ q: 'dhan', kinds: 'crop,product' })).map(({ kind }) => kind))).toEqual(
      new Set(['crop', 'product']),
    );
    expect(await suggested({ q: 'coconut', kinds: 'crop', vendor_id: 'small-both' })).toEqual([]);
  });

  it('suggests at a shop only what it sells', async () => {
    expect((await suggested({ q: 'rhizobium', vendor_id: 'small-patna' })).length).toBeGreaterThan(0);
    await backend.database.delete(offers).where(eq(offers.vendorId, 'small-patna'));
    expect(await suggested({ q: 'rhizobium', vendor_id: 'small-patna' })).toEqual([]);
    expect(await suggested({ q: 'urea', vendor_id: 'unknown' })).toEqual([]);
  });

  it.each(['%', '_ _', "'; drop table products; --", '\\', '☂', 'zzzz', 'x'.repeat(100)])(
    'finds nothing for %s, without an error',
    async (q) => {
      expect(await suggested({ q })).toEqual([]);
    },
  );

  it.each([
    { q: '' },
    { q: '   ' },
    { q: 'x'.repeat(101) },
    { q: 'a', kinds: 'shop' },
    { q: 'a', kinds: '' },
    { q: 'a', limit: '0' },
    { q: 'a', limit: '9' },
    { q: 'a', lang: 'xx' },
    { q: 'a', vendor_id: 'x'.repeat(65) },
    {},
  ] as Record<string, string>[])('refuses %o', async (query) => {
    const { status, body } = await ask(query);
    expect([status, body.error.code]).toEqual([400, 'request_error.invalid']);
  });

  it('answers in a market of many products by the trigram index', async () => {
    await backend.database
      .execute(sql`insert into products (id, slug, kind, category_id, brand_id, name, description, maker_name,
        country_of_origin, gst_percent, hsn_code, collect_only, picture, sort_order, search, search_names)
      select 'many-' || number, 'many-' || number, kind, category_id, brand_id, name, description, maker_name,
      country_of_origin, gst_percent, hsn_code, collect_only, picture, sort_order,
        (select string_agg(' ' || md5((number * 10 + word)::text) || ' ', '')
        from generate_series(1, 10) word), ' ' || md5(number::text) || ' '
      from generate_series(1, 5000) number join products on products.id = 'p-urea'`);
    await backend.database.execute(sql`select gin_clean_pending_list('products_search')`);
    await backend.database.execute(sql`analyze products`);
    const searches = ['yuriya', 'imidaklorpid', 'धान की दवाई', 'poka marar osudh'].flatMap((text) =>
      attemptsOf(readSearch(text)),
    );
    for (const search of searches) {
      const { condition, score } = matchSql(search, { names: products.searchNames, all: products.search });
      const lines = await rowsOf<{ 'QUERY PLAN': string }>(
        backend.database,
        sql`explain select ${products.id} from ${products} where ${condition} order by ${score} desc limit 20`,
      );
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Bitmap Index Scan on products_search/);
      expect(plan).not.toMatch(/Seq Scan/);
    }
  });
});
