import { buyerDemandsSchema, mandiDemandsSchema, mandiOffersSchema } from '@haat/api-contract/mandi-trade';
import { randomUUID } from 'node:crypto';
import { users } from '@haat/backend-identity/tables';
import { insertMandiDirectory, mandiArea } from '@haat/backend-mandi';
import { mandiDemands, mandiOffers } from '@haat/backend-mandi/tables';
import { inTransaction } from '@haat/backend-platform';
import { farmer, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const DAY_MS = 86_400_000;
const DEMANDS = '/buyer/v1/demands';

describe.each(testDatabases(import.meta.filename))('demands and offers on $name', (on) => {
  let backend: TestBackend;
  let trader: StaffMember;
  let grower: Buyer & { phone: string };
  beforeAll(async () => {
    backend = await startBackend({ on, areas: AREAS_WITHOUT_JOBS });
    await inTransaction(backend.database, (tx) => insertMandiDirectory(tx, null));
    trader = await staffMember(backend, 'buyer');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    grower = await farmer(backend);
  });
  afterEach(async () => {
    await backend.database.delete(mandiOffers);
    await backend.database.delete(mandiDemands);
  });

  const inDays = (days: number) => indiaDay(new Date(backend.dependencies.now().getTime() + days * DAY_MS));
  const wish = (change: Record<string, unknown> = {}) => ({
    ...{ commodity: 'onion', grade: 'FAQ', quintals: 100, rate: 1850.5, buyer: 'Godavari Foods', pays_after_days: 3 },
    ...{ moisture_percent: 2, market_fee_percent: 1, commission_percent: 0, handling_per_quintal: 12 },
    ...{ place: 'Niphad', district: 'Nashik', state: 'Maharashtra', lat_lng: '20.08,74.11', until: inDays(5) },
    ...change,
  });
  const demand = async (change: Record<string, unknown> = {}): Promise<string> =>
    (await trader.call('POST', DEMANDS, wish(change))).body.id;
  const open = async (query: Record<string, string> = {}) =>
    mandiDemandsSchema.parse(
      (await backend.request('GET', `/mandi/v1/demands?${new URLSearchParams({ lang: 'en', ...query }).toString()}`))
        .body,
    );
  const offer = (demandId: string, quintals: number, by: Buyer = grower) =>
    by.call('POST', `/mandi/v1/demands/${demandId}/offers`, { quintals });
  const own = async (by: Buyer = grower) =>
    mandiOffersSchema.parse((await by.call('GET', '/mandi/v1/offers')).body).results;
  const decide = (id: string, how: 'accept' | 'reject', by = trader) =>
    by.call('POST', `/buyer/v1/offers/${id}/${how}`);
  const ofTrader = async () => buyerDemandsSchema.parse((await trader.call('GET', DEMANDS)).body).results;

  it('are open to all with every deduction and the day of payment, the nearest first', async () => {
    const near = await demand({ lat_lng: '20.0,73.8' });
    const far = await demand({ lat_lng: '21.0,75.5', commodity: 'soyabean' });
    const { results, count } = await open({ lat_lng: '20.0082,73.8064' });
    expect(count).toBe(2);
    expect(results.map(({ id }) => id)).toEqual([near, far]);
    expect(results[0]).toMatchObject({
      ...{ status: 'OPEN', buyer: 'Godavari Foods', grade: 'FAQ', rate: 1850.5, pays_after_days: 3, is_sample: false },
      ...{ moisture_percent: 2, market_fee_percent: 1, commission_percent: 0, handling_per_quintal: 12 },
      ...{ quintals: 100, quintals_left: 100, until: inDays(5), commodity: { name: 'Onion' } },
    });
    expect((await open({ commodity: 'soyabean' })).results.map(({ id }) => id)).toEqual([far]);
    expect((await open()).results[0]?.distance_metres).toBeNull();
  });

  it('are offered to, accepted and filled; only then does the buyer learn who offered', async () => {
    const id = await demand();
    const first = await offer(id, 60);
    expect(first).toMatchObject({ status: 201, body: { status: 'OFFERED', quintals: 60, demand: { id } } });
    const other = await farmer(backend);
    const second = await offer(id, 40, other);
    const third = await offer(id, 50, await farmer(backend));
    expect((await ofTrader())[0]?.offers.map(({ farmer: who }) => who)).toEqual([null, null, null]);
    expect((await decide(first.body.id, 'accept')).status).toBe(204);
    expect((await open()).results[0]).toMatchObject({ quintals_left: 40 });
    expect((await ofTrader())[0]?.offers[0]?.farmer).toMatchObject({ phone_number: grower.phone });
    expect(await decide(third.body.id, 'accept')).toMatchObject({
      status: 409,
      body: { error: { code: 'mandi_error.over_quantity', details: { left: 40 } } },
    });
    expect((await decide(second.body.id, 'accept')).status).toBe(204);
    expect((await open()).results).toEqual([]);
    expect((await ofTrader())[0]).toMatchObject({
      ...{ status: 'FILLED', quintals_left: 0 },
      offers: [{ status: 'ACCEPTED' }, { status: 'ACCEPTED' }, { status: 'REJECTED', farmer: null }],
    });
    expect((await own())[0]).toMatchObject({ status: 'ACCEPTED', demand: { status: 'FILLED' } });
    expect((await decide(first.body.id, 'reject')).body.error.code).toBe('mandi_error.offer_decided');
  });

  it('tell a buyer who offered of what was accepted alone, also where the same farmer offered more', async () => {
    const id = await demand();
    for (const [quintals, how] of [
      [10, 'accept'],
      [20, 'reject'],
    ] as const)
      await decide((await offer(id, quintals)).body.id, how);
    expect((await ofTrader())[0]?.offers).toMatchObject([
      { status: 'ACCEPTED', farmer: { phone_number: grower.phone } },
      { status: 'REJECTED', farmer: null },
    ]);
  });

  it('of a hundred parallel acceptances never pass the quantity', async () => {
    const id = await demand({ quintals: 30 });
    const createdAt = backend.dependencies.now();
    const growers = Array.from({ length: 100 }, (_, index) => ({ id: randomUUID(), phone: 9_300_000_000 + index }));
    await backend.database
      .insert(users)
      .values(growers.map((one) => ({ id: one.id, authId: one.id, phoneNumber: String(one.phone), createdAt })));
    const offers = growers.map(() => randomUUID());
    await backend.database.insert(mandiOffers).values(
      growers.map((one, index) => ({
        ...{ id: offers[index] ?? '', demandId: id, userId: one.id },
        ...{ status: 'OFFERED' as const, quantityKg: 100, createdAt },
      })),
    );
    const token = await trader.token();
    const answers = await Promise.all(
      offers.map((each) => backend.request('POST', `/buyer/v1/offers/${each}/accept`, { token })),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(70);
    const [filled] = await ofTrader();
    expect(filled).toMatchObject({ status: 'FILLED', quintals_left: 0 });
    expect(filled?.offers.filter(({ status }) => status === 'ACCEPTED')).toHaveLength(30);
  });

  it('are withdrawn by their farmer until decided, and offered again', async () => {
    const id = await demand();
    const { body } = await offer(id, 10);
    expect((await offer(id, 20)).body.error.code).toBe('mandi_error.already_offered');
    const pressedAgain = await Promise.all([offer(id, 10), offer(id, 10)]);
    expect(pressedAgain.map((again) => [again.status, again.body.id])).toEqual(Array(2).fill([201, body.id]));
    expect(await own()).toHaveLength(1);
    for (let press = 0; press < 2; press += 1)
      expect(await grower.call('POST', `/mandi/v1/offers/${body.id}/withdraw`)).toMatchObject({
        status: 200,
        body: { status: 'WITHDRAWN' },
      });
    expect((await decide(body.id, 'accept')).body.error.code).toBe('mandi_error.offer_decided');
    const again = await offer(id, 20);
    expect(again.status).toBe(201);
    await decide(again.body.id, 'reject');
    expect((await grower.call('POST', `/mandi/v1/offers/${again.body.id}/withdraw`)).body.error.code).toBe(
      'mandi_error.offer_decided',
    );
    expect((await own()).map(({ status }) => status)).toEqual(['REJECTED', 'WITHDRAWN']);
  });

  it('end with their last day: no offer is taken or accepted after it', async () => {
    const id = await demand({ until: inDays(0) });
    const { body } = await offer(id, 10);
    backend.advance(DAY_MS);
    expect((await offer(id, 10, await farmer(backend))).body.error.code).toBe('mandi_error.demand_over');
    expect((await decide(body.id, 'accept')).body.error.code).toBe('mandi_error.demand_over');
    const now = await farmer(backend, { phone: grower.phone });
    expect((await open()).results).toEqual([]);
    expect((await own(now))[0]).toMatchObject({ status: 'EXPIRED', demand: { status: 'EXPIRED' } });
    const job = mandiArea.jobs?.find(({ name }) => name === 'mandi.expire-demands');
    await job?.run(backend.dependencies);
    await job?.run(backend.dependencies);
    expect(await backend.database.select({ status: mandiOffers.status }).from(mandiOffers)).toEqual([
      { status: 'EXPIRED' },
    ]);
    expect((await trader.call('POST', `${DEMANDS}/${id}/close`)).body.error.code).toBe('mandi_error.demand_over');
  });

  it('are closed by their buyer, and their open offers rejected', async () => {
    const id = await demand();
    await offer(id, 10);
    expect((await trader.call('POST', `${DEMANDS}/${id}/close`)).body).toMatchObject({
      status: 'CLOSED',
      offers: [{ status: 'REJECTED' }],
    });
    expect((await offer(id, 10)).body.error.code).toBe('mandi_error.demand_over');
  });

  it.each([
    ['more than is wanted', 100.01, 409],
    ['nothing', 0, 400],
    ['less than nothing', -1, 400],
    ['a part of a kilogram', 1.005, 400],
    ['a text', '10', 400],
  ])('refuse an offer of %s', async (_what, quintals, status) => {
    const id = await demand();
    expect((await offer(id, quintals as number)).status).toBe(status);
    expect(await own()).toEqual([]);
  });

  it.each([
    ['a last day that is over', () => ({ until: inDays(-1) }), 409],
    ['an unknown commodity', () => ({ commodity: 'moon-dust' }), 404],
    ['no quantity', () => ({ quintals: 0 }), 400],
    ['a rate of nothing', () => ({ rate: 0 }), 400],
    ['more than half taken off', () => ({ moisture_percent: 51 }), 400],
  ])('refuse to a buyer %s', async (_what, change, status) => {
    expect((await trader.call('POST', DEMANDS, wish(change()))).status).toBe(status);
  });

  it('belong to their buyer and their farmer alone', async () => {
    const id = await demand();
    const { body } = await offer(id, 10);
    const [stranger, rival] = [await farmer(backend), await staffMember(backend, 'buyer')];
    expect(await own(stranger)).toEqual([]);
    expect((await stranger.call('POST', `/mandi/v1/offers/${body.id}/withdraw`)).status).toBe(404);
    expect((await rival.call('GET', DEMANDS)).body.results).toEqual([]);
    for (const how of ['accept', 'reject'] as const) expect((await decide(body.id, how, rival)).status).toBe(404);
    expect((await rival.call('POST', `${DEMANDS}/${id}/close`)).status).toBe(404);
    expect((await grower.call('POST', `/buyer/v1/offers/${body.id}/accept`)).status).toBe(403);
    for (const unknown of ['x', '00000000-0000-4000-8000-000000000000'])
      expect((await offer(unknown, 1)).status).toBe(404);
    expect((await own())[0]?.status).toBe('OFFERED');
  });
});
