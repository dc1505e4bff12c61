import { myCropSchema, myCropsSchema } from '@haat/api-contract/advice';
import { MOST_MY_CROPS } from '@haat/api-contract/vocabulary';
import { myCrops } from '@haat/backend-advice/tables';
import { farmer, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';

const DAY_MS = 86_400_000;
const MINE = '/advice/v1/my-crops';

describe.each(testDatabases(import.meta.filename))('my crops on $name', (on) => {
  let backend: TestBackend;
  let grower: Buyer;
  let today: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    today = indiaDay(backend.dependencies.now());
    grower = await farmer(backend);
  });
  afterEach(async () => {
    await backend.database.delete(myCrops);
  });

  const dayFrom = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  const cotton = (change: Record<string, unknown> = {}) => ({
    ...{ crop: 'cotton', sowing_day: dayFrom(-42), acres: 2.5 },
    ...change,
  });
  const add = (change: Record<string, unknown> = {}, person = grower) => person.call('POST', MINE, cotton(change));
  const listed = async (person = grower) => myCropsSchema.parse((await person.call('GET', MINE)).body).results;

  it('are kept with their sowing and acres, the newest sowing first, and only for their person', async () => {
    expect((await add()).status).toBe(201);
    expect((await add({ crop: 'sugarcane-ratoon', sowing_day: today, acres: 0.01 })).status).toBe(201);
    expect(await listed()).toMatchObject([
      { crop: { id: 'sugarcane-ratoon' }, sowing_day: today, acres: 0.01 },
      { crop: { id: 'cotton', has_guide: true }, sowing_day: dayFrom(-42), acres: 2.5 },
    ]);
    expect(await listed(await farmer(backend))).toEqual([]);
    expect((await backend.request('GET', MINE)).status).toBe(401);
  });

  it('are changed and removed by their person alone', async () => {
    const { id } = myCropSchema.parse((await add()).body);
    const other = await farmer(backend);
    expect((await other.call('PUT', `${MINE}/${id}`, cotton({ acres: 9 }))).status).toBe(404);
    expect((await other.call('DELETE', `${MINE}/${id}`)).status).toBe(404);
    expect(await listed()).toMatchObject([{ acres: 2.5 }]);
    expect((await grower.call('PUT', `${MINE}/${id}`, cotton({ crop: 'paddy', acres: 1 }))).body).toMatchObject({
      ...{ id, crop: { id: 'paddy' }, acres: 1 },
    });
    expect((await grower.call('DELETE', `${MINE}/${id}`)).status).toBe(204);
    expect((await grower.call('DELETE', `${MINE}/${id}`)).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it('are not sown tomorrow, nor ten years ago', async () => {
    const tenYears = `${Number(today.slice(0, 4)) - 10}${today.slice(4)}`;
    const dayAfter = new Date(Date.parse(`${tenYears}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
    const refused = { status: 409, body: { error: { code: 'advice_error.sowing_day', details: { years: 10 } } } };
    expect(await add({ sowing_day: dayFrom(1) })).toMatchObject(refused);
    expect(await add({ sowing_day: tenYears })).toMatchObject(refused);
    expect((await add({ sowing_day: today })).status).toBe(201);
    expect((await add({ sowing_day: dayAfter })).status).toBe(201);
    const [{ id } = { id: '' }] = await listed();
    expect(await grower.call('PUT', `${MINE}/${id}`, cotton({ sowing_day: dayFrom(1) }))).toMatchObject(refused);
  });

  it.each([
    ['no crop that is known', { crop: 'moon-dust' }, 409],
    ['no day', { sowing_day: '2026-02-30' }, 400],
    ['no land', { acres: 0 }, 400],
    ['too much land', { acres: 1000.01 }, 400],
    ['less than a hundredth', { acres: 1.005 }, 400],
    ['no number', { acres: '2' }, 400],
  ])('are refused: %s', async (_what, change, status) => {
    expect((await add(change)).status).toBe(status);
    expect(await listed()).toEqual([]);
  });

  it('are at most twenty, also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: MOST_MY_CROPS + 3 }, () => add()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_MY_CROPS);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      body: { error: { code: 'advice_error.too_many_crops', details: { most: MOST_MY_CROPS } } },
    });
    expect(await listed()).toHaveLength(MOST_MY_CROPS);
  });
});
