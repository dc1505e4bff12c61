import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { farmer, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { startBackend } from '../start-backend.ts';
import { fieldOf, JALNA, rectangle } from './square.ts';

const PATH = '/fields/v1/fields';
const KEY = '22222222-2222-4222-8222-222222222222';
const SEED = { day: '2026-06-01', kind: 'seed', amount: 1250.5, note: 'two bags' };

describe.each(testDatabases(import.meta.filename))('the khetibook on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  const withField = async (metres = 100) => {
    const owner = await farmer(backend);
    const { body } = await owner.call('POST', PATH, fieldOf(rectangle(JALNA, metres, metres)));
    return { owner, path: `${PATH}/${body.id}/entries` };
  };

  it('adds up what was paid and what came in, and tells the profit an acre', async () => {
    const { owner, path } = await withField();
    expect((await owner.call('GET', path)).body).toEqual({
      ...{ results: [], costs: 0, incomes: 0, profit: 0, profit_per_acre: 0 },
    });
    await owner.call('POST', path, SEED);
    await owner.call('POST', path, { ...SEED, day: '2026-06-20', kind: 'labour', amount: 0.1, note: '<i>weeding</i>' });
    await owner.call('POST', path, { ...SEED, day: '2026-06-20', kind: 'labour', amount: 0.2, note: '' });
    const { body } = await owner.call('POST', path, { ...SEED, day: '2026-05-01', kind: 'sale', amount: 20_000 });
    expect(body).toMatchObject({ costs: 1250.8, incomes: 20_000, profit: 18_749.2 });
    // A hectare is 2.4711 acres: 18 749.20 / 2.4711 = 7 587.6.
    expect(body.profit_per_acre).toBeCloseTo(7587.6, -1);
    expect((body.results as { day: string }[]).map(({ day }) => day)).toEqual([
      ...['2026-06-20', '2026-06-20', '2026-06-01', '2026-05-01'],
    ]);
    expect((body.results as { note: string }[]).map(({ note }) => note)).toContain('weeding');
  });

  it('tells a loss below 0, and forgets what is taken out', async () => {
    const { owner, path } = await withField();
    const { body } = await owner.call('POST', path, { ...SEED, amount: 100 });
    expect(body).toMatchObject({ profit: -100 });
    expect(body.profit_per_acre).toBeCloseTo(-40.47, 0);
    const [entry] = body.results as { id: string }[];
    const left = await owner.call('DELETE', `${path}/${entry?.id}`);
    expect(left.body).toMatchObject({ results: [], costs: 0, profit: 0 });
    expect((await owner.call('DELETE', `${path}/${entry?.id}`)).status).toBe(404);
  });

  it('writes an entry once by the key of its form', async () => {
    const { owner, path } = await withField();
    await Promise.all([1, 2, 3].map(() => owner.call('POST', path, { ...SEED, key: KEY })));
    expect((await owner.call('GET', path)).body.results).toHaveLength(1);
    const other = await withField();
    expect((await other.owner.call('POST', other.path, { ...SEED, key: KEY })).body.results).toHaveLength(1);
  });

  it.each([
    ['a day to come', { day: '2099-01-01' }, 409],
    ['a day of long ago', { day: '2000-01-01' }, 409],
    ['a day that is none', { day: '2026-06-31' }, 400],
    ['an unknown kind', { kind: 'bribe' }, 400],
    ['nothing', { amount: 0 }, 400],
    ['less than nothing', { amount: -5 }, 400],
    ['a part of a paisa', { amount: 0.001 }, 400],
    ['more than a crore', { amount: 10_000_000.01 }, 400],
    ['a long note', { note: 'x'.repeat(201) }, 400],
  ])('refuses %s', async (_, more, status) => {
    const { owner, path } = await withField();
    expect((await owner.call('POST', path, { ...SEED, ...more })).status).toBe(status);
    expect((await owner.call('GET', path)).body.results).toEqual([]);
  });

  it('takes today, and goes with its field', async () => {
    const { owner, path } = await withField();
    const day = indiaDay(backend.dependencies.now());
    expect((await owner.call('POST', path, { ...SEED, day })).status).toBe(200);
    expect((await owner.call('DELETE', path.replace('/entries', ''))).status).toBe(204);
    expect((await owner.call('GET', path)).status).toBe(404);
  });
});
