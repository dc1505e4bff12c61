import { randomUUID } from 'node:crypto';
import type { Figures, SearchesWithoutResult, SearchSynonym } from '@haat/api-contract/operator-figures';
import { orderEscalations, orders } from '@haat/backend-orders/tables';
import { securityEvents } from '@haat/backend-security-events/tables';
import { marketArea } from '@haat/backend-market';
import { searchMisses, searchMissSalts } from '@haat/backend-market/tables';
import { farmer, ordersAt, staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const DAY_MS = 86_400_000;
const SYNONYMS = '/operator/v1/search-synonyms';

// Written from docs/domain/figures.md and docs/domain/catalogue.md#searches-without-result.
describe.each(testDatabases(import.meta.filename))('the picture of a day on $name', (on) => {
  let backend: TestBackend;
  let operator: StaffMember;
  let vendorId: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    operator = await staffMember(backend, 'operator');
    const { rows } = await backend.database.execute<{ vendor_id: string }>(
      'select vendor_id from offers group by vendor_id order by count(*) desc, vendor_id limit 1',
    );
    vendorId = rows[0]?.vendor_id ?? '';
  });
  afterAll(() => backend?.close());
  afterEach(async () => {
    await backend.database.delete(searchMisses);
  });

  const figures = async (query = ''): Promise<Figures> =>
    (await operator.call('GET', `/operator/v1/figures${query}`)).body;
  const today = () => indiaDay(backend.dependencies.now());

  it('counts orders, sums, cancelled and late ones by day, district and shop', async () => {
    const { made } = await ordersAt(backend);
    const createdAt = backend.dependencies.now();
    const placed = async (status: 'PENDING' | 'USER_CANCELLED') =>
      (await made(status, 'cash', 'home_delivery', { createdAt })).id;
    const ids = [await placed('PENDING'), await placed('PENDING'), await placed('USER_CANCELLED')];
    const rows = await backend.database.select().from(orders);
    const [first] = ids;
    await backend.database
      .insert(orderEscalations)
      .values({ orderId: first as string, kind: 'overdue', userId: null, at: backend.dependencies.now() });
    const open = rows.filter(({ status }) => status !== 'USER_CANCELLED');
    const sum = open.reduce((all, { totalPaise }) => all + totalPaise, 0) / 100;
    const event = { at: createdAt, kind: 'sign-in', userId: null, network: null } as const;
    await backend.database.insert(securityEvents).values(event);
    const { by_day: days, by_district: districts, by_shop: shops } = await figures('?days=7');
    expect(days).toHaveLength(7);
    const expected = { orders: rows.length, sum, cancelled: rows.length - open.length, late: 1 };
    expect(days.at(-1)).toMatchObject({ day: today(), ...expected });
    expect(days.at(-1)?.sign_ins).toBe(1);
    expect(days[0]).toMatchObject({ orders: 0, sum: 0 });
    const together = (parts: readonly { orders: number }[]) => parts.reduce((all, { orders: count }) => all + count, 0);
    expect([together(districts), together(shops)]).toEqual([rows.length, rows.length]);
    expect(shops[0]?.name).not.toBe('');
    const before = await figures(`?day=${indiaDay(new Date(backend.dependencies.now().getTime() - DAY_MS))}&days=1`);
    expect(before.by_day).toMatchObject([{ orders: 0 }]);
    expect(before.by_shop).toEqual([]);
    const daysAgo = (days: number) => new Date(backend.dependencies.now().getTime() - days * DAY_MS);
    await made('PENDING', 'cash', 'pickup_from_store', { createdAt: daysAgo(3), promisedOn: null });
    const withoutPromise = await figures(`?day=${indiaDay(daysAgo(3))}&days=1`);
    expect(withoutPromise.by_shop, 'nothing that was promised is late').toMatchObject([{ orders: 1, late: 0 }]);
    await backend.database.delete(orderEscalations).where(eq(orderEscalations.orderId, first as string));
  });

  const search = async (text: string, guest: string = randomUUID()) => {
    const query = new URLSearchParams({ vendor_id: vendorId, search: text, lang: 'hi' });
    const { body } = await backend.request('GET', `/catalogue/v1/products?${query}`, {
      headers: { 'x-guest-cart': guest },
    });
    return (body as { count: number }).count;
  };
  const misses = async (): Promise<SearchesWithoutResult> =>
    (await operator.call('GET', '/operator/v1/searches-without-result')).body;

  it('shows what three sessions searched in vain, and nothing that two did or one did often', async () => {
    for (const guest of ['a', 'b', 'c']) expect(await search('zzkrobat', guest)).toBe(0);
    await search('ZZkrobat', 'a');
    for (const guest of ['a', 'b']) await search('qqplimsol', guest);
    for (let times = 0; times < 5; times += 1) await search('wwtrundel', 'a');
    const { data, total } = await misses();
    expect(total).toBe(1);
    expect(data).toMatchObject([{ language: 'hi', searches: 4, last_day: today() }]);
    expect(data[0]?.districts).toHaveLength(1);
    expect((await figures('?days=1')).by_day[0]?.searches_without_result).toBe(11);
  });

  it('keeps nothing that looks like a number or name of a person', async () => {
    for (const text of ['9876543210', '98765 43210 zz', '९८७६५४३२१०', 'a@b.example', 'xqramesh kumar', 'श्री xqर', 'x'])
      for (const guest of ['a', 'b', 'c']) await search(text, guest);
    expect(await backend.database.select().from(searchMisses)).toEqual([]);
  });

  it('forgets on the next day what could tell sessions apart', async () => {
    await search('zzkrobat');
    expect(await backend.database.$count(searchMissSalts)).toBe(1);
    const [job] = marketArea.jobs ?? [];
    const tomorrow = () => new Date(backend.dependencies.now().getTime() + DAY_MS);
    await job?.run({ ...backend.dependencies, now: tomorrow });
    expect(await backend.database.$count(searchMissSalts)).toBe(0);
    expect(await backend.database.$count(searchMisses)).toBe(1);
    await job?.run({ ...backend.dependencies, now: () => new Date(tomorrow().getTime() + 100 * DAY_MS) });
    expect(await backend.database.$count(searchMisses)).toBe(0);
  });

  it('lets a term that finds nothing be searched as another, until that is taken back', async () => {
    expect(await search('yuria')).toBeGreaterThan(0);
    const found = await search('urea');
    for (const guest of ['a', 'b', 'c']) expect(await search('zzkrobat', guest)).toBe(0);
    const add = (term: string, means: string) => operator.call('POST', SYNONYMS, { term, means });
    expect((await add('zzkrobat', 'qqplimsol')).body.error.code).toBe('search_error.finds_nothing');
    const synonym: SearchSynonym = (await add('ZZkrobat', 'urea')).body;
    expect(synonym).toMatchObject({ term: 'ZZkrobat', means: 'urea' });
    expect(await search('zzkrobat')).toBe(found);
    expect(await search('zzkrobat 45 kg')).toBe(await search('urea 45 kg'));
    expect((await misses()).data, 'it is a synonym now').toEqual([]);
    expect((await add('zzkrobat', 'dap')).body.error.code).toBe('search_error.synonym_taken');
    const list = (await operator.call('GET', SYNONYMS)).body as { data: SearchSynonym[] };
    expect(list.data).toEqual([synonym]);
    expect((await operator.call('DELETE', `${SYNONYMS}/${synonym.id}`)).status).toBe(204);
    expect(await search('zzkrobat')).toBe(0);
    expect((await operator.call('DELETE', `${SYNONYMS}/${synonym.id}`)).body.error.code).toBe(
      'request_error.not_found',
    );
  });

  it('is nobody’s but an operator’s', async () => {
    const buyer = await farmer(backend);
    expect((await buyer.call('GET', '/operator/v1/figures')).body.error.code).toBe('auth_error.forbidden');
  });
});
