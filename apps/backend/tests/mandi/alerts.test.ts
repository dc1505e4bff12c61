import { mandiAlertsSchema } from '@haat/api-contract/mandi';
import { insertMandiDirectory, mandiArea, storeRows } from '@haat/backend-mandi';
import { mandiAlerts, mandiPrices } from '@haat/backend-mandi/tables';
import { inTransaction } from '@haat/backend-platform';
import { outbox } from '@haat/backend-platform/tables';
import { farmer, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { priceRow } from './price-row.ts';

const DAY_MS = 86_400_000;
const ALERTS = '/mandi/v1/alerts';
const ONION = { commodity: 'onion', market: 'nashik-nasik', direction: 'above', price: 2000 };

describe.each(testDatabases(import.meta.filename))('price alerts on $name', (on) => {
  let backend: TestBackend;
  let grower: Buyer & { phone: string };
  let today: string;
  beforeAll(async () => {
    backend = await startBackend({ on, areas: AREAS_WITHOUT_JOBS });
    await inTransaction(backend.database, (tx) => insertMandiDirectory(tx, null));
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    today = indiaDay(backend.dependencies.now());
    grower = await farmer(backend);
  });
  afterEach(async () => {
    await backend.database.delete(mandiAlerts);
    await backend.database.delete(mandiPrices);
  });

  const job = mandiArea.jobs?.find(({ name }) => name === 'mandi.alerts');
  const daysAgo = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
  const store = (...rows: ReturnType<typeof priceRow>[]) =>
    inTransaction(backend.database, (tx) =>
      storeRows(tx, rows, { source: 'import', today, now: backend.dependencies.now() }),
    );
  const waiting = () =>
    backend.database.$count(outbox, and(eq(outbox.type, 'mandi.alert'), isNull(outbox.deliveredAt)));
  /** What the grower has been told, the oldest first, after prices have come and the job has looked. */
  const told = async (person: { phone: string } = grower) => {
    await job?.run(backend.dependencies);
    await expect.poll(waiting).toBe(0);
    return (await backend.sms.allMessages(person.phone))
      .filter(({ otp, text }) => otp === '' && text.includes('₹'))
      .map(({ text }) => text)
      .reverse();
  };
  const listed = async (person: Buyer = grower) =>
    mandiAlertsSchema.parse((await person.call('GET', ALERTS)).body).results;

  it('is told once when the price reaches it, with crop, market, price and day, in the person’s language', async () => {
    await grower.call('PATCH', '/user/v1/profile-update', { language_code: 'mr' });
    await store(priceRow({ day: daysAgo(2), modal: 1900 }));
    expect((await grower.call('POST', ALERTS, ONION)).status).toBe(201);
    expect(await told()).toEqual([]);
    await store(priceRow({ day: daysAgo(1), modal: 2000 }));
    const [text, ...more] = await told();
    expect(more).toEqual([]);
    const day = daysAgo(1).split('-').reverse().join('-');
    expect(text).toMatch(new RegExp(`^कृषी हाट: कांदा, .+ ${day} रोजी .+ ₹2,000 `));
    expect(text).not.toContain('नमुना');
    expect(await told(), 'the same price again').toHaveLength(1);
    await store(priceRow({ day: today, modal: 2100 }));
    expect(await told(), 'a day on which it stays above').toHaveLength(1);
    expect((await listed())[0]).toMatchObject({ direction: 'above', price: 2000, told_day: daysAgo(1) });
  });

  it.each([
    ['at least: stays below', 'above', [1900, 1999, 1800], 0],
    ['at least: reached, back, reached again', 'above', [1900, 2000, 1999, 2050], 2],
    ['at least: reached and kept', 'above', [1900, 2100, 2200, 2000], 1],
    ['at least: there when it is set', 'above', [2000, 2100], 1],
    ['at most: reached, back, reached again', 'below', [2100, 2000, 2001, 1900], 2],
    ['at most: there when it is set', 'below', [1500, 1400], 1],
  ])('%s', async (_what, direction, prices, times) => {
    await grower.call('POST', ALERTS, { ...ONION, direction });
    for (const [index, modal] of prices.entries()) {
      await store(priceRow({ day: daysAgo(prices.length - 1 - index), modal }));
      await told();
    }
    expect(await told()).toHaveLength(times);
  });

  it('is told once of a price that goes back and forth within a day, and again the next day it crosses', async () => {
    await store(priceRow({ day: daysAgo(2), modal: 1900 }));
    await grower.call('POST', ALERTS, ONION);
    await told();
    for (const modal of [1950, 2010, 1990, 2020, 1980]) {
      await store(priceRow({ day: daysAgo(1), modal }));
      await told();
    }
    expect(await told()).toHaveLength(1);
    await store(priceRow({ day: today, modal: 2030 }));
    expect(await told(), 'the day before ended below').toHaveLength(2);
  });

  it('is not told of a price that is corrected within a day, when that of the day before was beyond it', async () => {
    await grower.call('POST', ALERTS, ONION);
    await store(priceRow({ day: daysAgo(2), modal: 2100 }));
    expect(await told()).toHaveLength(1);
    for (const modal of [1900, 2050]) {
      await store(priceRow({ day: daysAgo(1), modal }));
      expect(await told(), String(modal)).toHaveLength(1);
    }
  });

  it('is not told of an old price, of a day before the one seen, nor of what was removed', async () => {
    await grower.call('POST', ALERTS, ONION);
    await store(priceRow({ day: daysAgo(8), modal: 2500 }));
    expect(await told(), 'eight days old').toEqual([]);
    await store(priceRow({ day: daysAgo(2), modal: 1900 }));
    expect(await told()).toEqual([]);
    await store(priceRow({ day: daysAgo(3), modal: 2500 }));
    expect(await told(), 'a day that came late').toEqual([]);
    const [alert] = await listed();
    expect((await grower.call('DELETE', `${ALERTS}/${alert?.id ?? ''}`)).status).toBe(204);
    await store(priceRow({ day: today, modal: 2500 }));
    expect(await told()).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  it('says of a sample price that it is one', async () => {
    await grower.call('POST', ALERTS, ONION);
    await inTransaction(backend.database, (tx) =>
      storeRows(tx, [priceRow({ day: today, modal: 2100 })], {
        source: 'sample',
        today,
        now: backend.dependencies.now(),
      }),
    );
    expect((await told())[0]).toContain('नमूने का भाव');
  });

  it('tells each of many persons once, of however many jobs', async () => {
    const growers = await Promise.all(Array.from({ length: 6 }, () => farmer(backend)));
    for (const one of growers) await one.call('POST', ALERTS, ONION);
    await store(priceRow({ day: today, modal: 2100 }));
    await Promise.all([1, 2, 3].map(async () => job?.run(backend.dependencies)));
    for (const one of growers) expect(await told(one)).toHaveLength(1);
  });

  it('keeps one alert of the same wish, and twenty at most', async () => {
    const both = await Promise.all([grower.call('POST', ALERTS, ONION), grower.call('POST', ALERTS, ONION)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await listed()).toHaveLength(1);
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, index) => grower.call('POST', ALERTS, { ...ONION, price: 2001 + index })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(answers.find(({ status }) => status === 409)?.body.error).toMatchObject({
      code: 'mandi_error.too_many_alerts',
      details: { most: 20 },
    });
    expect(await listed()).toHaveLength(20);
  });

  it.each([
    ['no price', { price: undefined }, 400],
    ['below a rupee', { price: 0.5 }, 400],
    ['above a crore', { price: 10_000_001 }, 400],
    ['a part of a paisa', { price: 2000.005 }, 400],
    ['no number', { price: '2000' }, 400],
    ['neither way', { direction: 'up' }, 400],
    ['an unknown market', { market: 'nowhere' }, 404],
    ['an unknown crop', { commodity: 'moon-dust' }, 404],
  ])('refuses %s', async (_what, change, status) => {
    expect((await grower.call('POST', ALERTS, { ...ONION, ...change })).status).toBe(status);
    expect(await listed()).toEqual([]);
  });

  it('is seen and removed by its person alone', async () => {
    const { body } = await grower.call('POST', ALERTS, ONION);
    const other = await farmer(backend);
    expect(await listed(other)).toEqual([]);
    for (const id of [body.id, 'x', '00000000-0000-4000-8000-000000000000'])
      expect((await other.call('DELETE', `${ALERTS}/${id}`)).status).toBe(404);
    expect(await listed()).toHaveLength(1);
    for (const [method, path] of [
      ['GET', ALERTS],
      ['POST', ALERTS],
      ['DELETE', `${ALERTS}/${body.id}`],
    ] as const)
      expect((await backend.request(method, path, method === 'POST' ? { body: ONION } : {})).status).toBe(401);
  });
});
