import type { Import, ImportKinds, ImportRows } from '@haat/api-contract/operator-imports';
import { IMPORT_KINDS, IMPORT_LIMITS } from '@haat/api-contract/vocabulary/imports';
import { coupons } from '@haat/backend-checkout/tables';
import { importsArea } from '@haat/backend-imports';
import { imports } from '@haat/backend-imports/tables';
import { insertMandiDirectory } from '@haat/backend-mandi';
import { mandiPrices } from '@haat/backend-mandi/tables';
import { offers, products, variants } from '@haat/backend-market/tables';
import { inTransaction } from '@haat/backend-platform';
import { staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const IMPORTS = '/operator/v1/imports';
type OfferRow = typeof offers.$inferSelect & { mrpPaise: number };

// Written from docs/domain/imports.md.
describe.each(testDatabases(import.meta.filename))('imports on $name', (on) => {
  let backend: TestBackend;
  let operator: StaffMember;
  let goods: OfferRow[];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    operator = await staffMember(backend, 'operator');
    const rows = await backend.database
      .select({ offer: offers, mrpPaise: variants.mrpPaise })
      .from(offers)
      .innerJoin(variants, eq(variants.id, offers.variantId))
      .orderBy(offers.cId);
    goods = rows.map(({ offer, mrpPaise }) => ({ ...offer, mrpPaise }));
  });
  afterAll(() => backend?.close());

  const send = async (kind: string, file: string | Uint8Array, query = 'dry_run=1') => {
    const answer = await fetch(`${backend.address}/operator/v1/import-kinds/${kind}/files?${query}`, {
      ...{ method: 'POST', body: typeof file === 'string' ? file : new Uint8Array(file) },
      headers: { authorization: `Bearer ${await operator.token()}`, 'content-type': 'text/csv' },
    });
    return { status: answer.status, body: (await answer.json()) as Import & { error: ErrorBody } };
  };
  interface ErrorBody {
    readonly code: string;
    readonly details: { readonly problem?: string; readonly rows?: number[]; readonly line?: number | null };
  }
  const rowsOf = async (id: string, state = ''): Promise<ImportRows> =>
    (await operator.call('GET', `${IMPORTS}/${id}/rows${state}`)).body;
  const act = (id: string, path: 'apply' | 'undo') => operator.call('POST', `${IMPORTS}/${id}/${path}`);
  const offerNow = async ({ cId }: OfferRow) =>
    (await backend.database.select().from(offers).where(eq(offers.cId, cId)))[0];
  const rupees = (paise: number) => (paise / 100).toFixed(2);
  const good = (index: number) => goods[index] as OfferRow;
  const line = ({ vendorId, variantId, pricePaise, discountPaise }: OfferRow, stock: number | string, price?: string) =>
    `${vendorId},${variantId},${price ?? rupees(pricePaise)},${rupees(discountPaise)},${stock}`;
  const priceFile = (...lines: readonly string[]) => ['shop,pack,price,discount,stock', ...lines, ''].join('\n');

  it('says of each row what it would do, and changes nothing', async () => {
    const [one, two, three] = [good(0), good(1), good(2)];
    const { body } = await send(
      'shop-prices',
      priceFile(
        line(one, one.stock + 7),
        line(two, two.stock),
        line(three, -1),
        line(three, 5, rupees(three.mrpPaise + 100)),
        line(three, '=A1'),
        line(three, 5, rupees(three.pricePaise / 200)),
        'nobody,nothing,1,0,1',
        line(one, 9),
        `${three.vendorId},${three.variantId}`,
      ),
      'name=prices.csv',
    );
    expect(body).toMatchObject({
      ...{ kind: 'shop-prices', name: 'prices.csv', state: 'checked', can_apply: true, can_undo: false, is_mine: true },
      ...{ rows: 9, rows_that_change: 1, rows_that_are_same: 1, rows_that_are_wrong: 7, problem: null },
    });
    const { data } = await rowsOf(body.id);
    expect(
      data.map(({ row, state, problems }) => [row, state, ...problems.map((p) => `${p.column}: ${p.code}`)]),
    ).toEqual([
      [2, 'changes'],
      [3, 'same'],
      [4, 'wrong', 'stock: negative'],
      [5, 'wrong', 'price: above-mrp'],
      [6, 'wrong', 'stock: formula'],
      [7, 'wrong', 'price: unusual'],
      [8, 'wrong', 'pack: unknown'],
      [9, 'wrong', 'null: twice'],
      [10, 'wrong', 'null: cells'],
    ]);
    expect(data[0]?.before).toMatchObject({ stock: one.stock });
    expect((await rowsOf(body.id, '?state=wrong&per_page=2&page=2')).data.map(({ row }) => row)).toEqual([6, 7]);
    expect((await offerNow(one))?.stock).toBe(one.stock);
    const report = await fetch(`${backend.address}${IMPORTS}/${body.id}/report.csv`, {
      headers: { authorization: `Bearer ${await operator.token()}` },
    });
    expect(report.headers.get('content-type')).toContain('text/csv');
    const lines = (await report.text()).trim().split('\r\n');
    expect(lines).toHaveLength(10);
    expect(lines[5], 'what a spreadsheet would run').toContain("'=A1");
  });

  it('is applied, undone, and not undone twice', async () => {
    const one = good(3);
    const { body } = await send('shop-prices', priceFile(line(one, one.stock + 3)));
    expect((await act(body.id, 'apply')).body).toMatchObject({ state: 'applied', rows_done: 1, can_undo: true });
    expect((await offerNow(one))?.stock).toBe(one.stock + 3);
    expect((await act(body.id, 'apply')).body.error.code).toBe('import_error.not_ready');
    expect((await act(body.id, 'undo')).body).toMatchObject({ state: 'undone', can_undo: false });
    expect(await offerNow(one)).toMatchObject({ stock: one.stock, pricePaise: one.pricePaise });
    expect((await act(body.id, 'undo')).body.error.code).toBe('import_error.not_ready');
  });

  it('is applied at once where no row is wrong, and not where one is', async () => {
    const one = good(4);
    const right = await send('shop-prices', priceFile(line(one, one.stock + 1)), 'dry_run=0');
    expect(right.body.state).toBe('applied');
    const wrong = await send('shop-prices', priceFile(line(one, one.stock + 9), line(good(5), -3)), 'dry_run=0');
    expect(wrong.body).toMatchObject({ state: 'checked', can_apply: true });
    expect((await offerNow(one))?.stock).toBe(one.stock + 1);
  });

  it('is not undone where a row was changed since, and says which', async () => {
    const [one, two] = [good(6), good(7)];
    const file = priceFile(line(one, one.stock + 1), line(two, two.stock + 1));
    const { body } = await send('shop-prices', file, 'dry_run=0');
    await backend.database.update(offers).set({ stock: 1 }).where(eq(offers.cId, two.cId));
    const refused = (await act(body.id, 'undo')).body.error as ErrorBody;
    expect(refused).toMatchObject({ code: 'import_error.changed_since', details: { count: 1, rows: [3] } });
    expect((await offerNow(one))?.stock).toBe(one.stock + 1);
  });

  it('looks at each row again when it is applied', async () => {
    const one = good(8);
    const { body } = await send('shop-prices', priceFile(line(one, one.stock + 2)));
    await backend.database
      .update(offers)
      .set({ stock: one.stock + 2 })
      .where(eq(offers.cId, one.cId));
    expect((await act(body.id, 'apply')).body).toMatchObject({ state: 'applied', rows_that_change: 0 });
  });

  it.each([
    ['an empty file', '', 'empty'],
    ['a heading alone', 'shop,pack,price,discount,stock\n', 'empty'],
    ['UTF-16', Buffer.from('shop,pack\n', 'utf16le'), 'encoding'],
    ['Latin letters', Buffer.from('shop,pack,price,discount,stock\ncafé,1,1,1,1\n', 'latin1'), 'encoding'],
    ['a million columns', () => `${'x,'.repeat(1_000_000)}\n`, 'too-many-columns'],
    ['other columns', 'shop,pack,cost\na,b,1\n', 'columns-missing'],
    ['half a row', 'shop,pack,price,discount,stock\n"a,b,1,0,1\n', 'half-row'],
    ['more bytes than may be', () => `${'x\n'.repeat(IMPORT_LIMITS.bytes / 2)}x`, 'too-large'],
  ])('refuses %s with what is wrong', async (_, file, problem) => {
    const { status, body } = await send('shop-prices', typeof file === 'function' ? file() : file);
    expect([status, body.error.code, body.error.details.problem]).toEqual([400, 'import_error.file', problem]);
  });

  it('keeps that a file came that could not be read', async () => {
    await send('shop-prices', 'shop,pack\na,b\n', 'name=half.csv');
    const { data } = (await operator.call('GET', IMPORTS)).body as { data: Import[] };
    expect(data[0]).toMatchObject({ name: 'half.csv', state: 'refused', rows: 0 });
    expect(data[0]?.problem).toEqual({ code: 'columns-missing', line: 1, found: ['price', 'stock'] });
  });

  it('goes on where a process that died left it, and applies no row twice', async () => {
    const half = goods.slice(10, 20);
    const { body } = await send('shop-prices', priceFile(...half.map((one) => line(one, one.stock + 1))));
    // As a process leaves it that is killed after its first transaction.
    await backend.database
      .update(imports)
      .set({ state: 'applying', lastRow: 5, done: 4 })
      .where(eq(imports.id, body.id));
    const job = importsArea.jobs?.find(({ name }) => name === 'imports.go-on');
    await Promise.all([job?.run(backend.dependencies), job?.run(backend.dependencies)]);
    const after: Import = (await operator.call('GET', `${IMPORTS}/${body.id}`)).body;
    expect(after).toMatchObject({ state: 'applied', rows_done: 10 });
    const grown = await Promise.all(half.map(async (one) => ((await offerNow(one))?.stock ?? 0) - one.stock));
    expect(grown).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  });

  it('takes coupons in, new ones and changes, and takes new ones away again', async () => {
    const file = 'code;kind;value;minimum;valid_until\nkharif50;amount;50;500;2027-09-30\nBAD;percent;101;;\n';
    const { body } = await send('coupons', file);
    expect(body).toMatchObject({ rows_that_change: 1, rows_that_are_wrong: 1 });
    await act(body.id, 'apply');
    const [coupon] = await backend.database.select().from(coupons).where(eq(coupons.code, 'KHARIF50'));
    expect(coupon).toMatchObject({ value: 5000, minimumPaise: 50_000, validUntil: '2027-09-30', isListed: true });
    expect((await send('coupons', file)).body).toMatchObject({ rows_that_change: 0, rows_that_are_same: 1 });
    expect((await act(body.id, 'undo')).body.state).toBe('undone');
    expect(await backend.database.$count(coupons, eq(coupons.code, 'KHARIF50'))).toBe(0);
  });

  it('takes products in that are found then', async () => {
    const [known] = await backend.database.select().from(products).limit(1);
    const [groups] = (
      await backend.database.execute<{ category: string; brand: string }>(
        sql`select (select slug from categories limit 1) as category, (select slug from brands limit 1) as brand`,
      )
    ).rows;
    const heading = [
      'slug,kind,category,brand,name_en,name_hi,description_en,description_hi',
      'composition,maker,country,gst_percent,hsn',
    ].join(',');
    const { category, brand } = groups as { category: string; brand: string };
    const row = (slug: string, name: string, composition = '') =>
      `${slug},tool,${category},${brand},${name},बीज बोने की मशीन,A drill,मशीन,${composition},Maker,IN,12,84323100`;
    const { body } = await send(
      'products',
      [heading, row('zorbulator-drill', 'Zorbulator'), row('bad one', 'X'), row('x', 'Endosulfan 35 EC')].join('\n'),
    );
    expect(known).toBeDefined();
    expect(body).toMatchObject({ rows_that_change: 1, rows_that_are_wrong: 2 });
    await act(body.id, 'apply');
    const [made] = await backend.database.select().from(products).where(eq(products.slug, 'zorbulator-drill'));
    expect(made).toMatchObject({ id: 'p-zorbulator-drill', gstPercent: 12, name: { en: 'Zorbulator' } });
    expect(made?.search).toContain('jorbulator');
    expect((await act(body.id, 'undo')).body.state).toBe('undone');
    expect(await backend.database.$count(products, eq(products.slug, 'zorbulator-drill'))).toBe(0);
  });

  it('takes prices at markets in by the rules of the daily ingest', async () => {
    await inTransaction(backend.database, (tx) => insertMandiDirectory(tx, null));
    const day = indiaDay(backend.dependencies.now());
    const heading = 'arrival_date,state,district,market,commodity,variety,grade,min_price,max_price,modal_price';
    const row = (min: number, modal: number, max: number, market = 'Nasik APMC') =>
      `${day},Maharashtra,Nashik,${market},Onion,Red,FAQ,${min},${max},${modal}`;
    const file = [heading, row(1000, 1500, 2000), row(2000, 1500, 1000), row(1000, 1500, 2000, 'Nowhere')].join('\n');
    const { body } = await send('mandi-prices', file);
    const { data } = await rowsOf(body.id);
    expect(data.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      [],
      ['order-of-prices'],
      ['unknown'],
    ]);
    await act(body.id, 'apply');
    const [price] = await backend.database.select().from(mandiPrices).where(eq(mandiPrices.day, day));
    expect(price).toMatchObject({ minPaise: 100_000, modalPaise: 150_000, maxPaise: 200_000, source: 'import' });
    expect((await act(body.id, 'undo')).body.state).toBe('undone');
    expect(await backend.database.$count(mandiPrices, eq(mandiPrices.day, day))).toBe(0);
  });

  it('says what can be taken in, each kind with an example that has every column', async () => {
    const { results } = (await operator.call('GET', '/operator/v1/import-kinds')).body as ImportKinds;
    expect(results.map(({ kind }) => kind).sort()).toEqual([...IMPORT_KINDS].sort());
    for (const { kind, columns } of results) {
      const file = [columns.map(({ name }) => name), columns.map(({ example }) => example)].map((one) => one.join(','));
      const { body } = await send(kind, file.join('\n'));
      expect([kind, body.rows]).toEqual([kind, 1]);
    }
  });

  it('is nobody’s but an operator’s', async () => {
    const supporter = await staffMember(backend, 'support');
    expect((await supporter.call('GET', IMPORTS)).body.error.code).toBe('auth_error.forbidden');
  });
});
