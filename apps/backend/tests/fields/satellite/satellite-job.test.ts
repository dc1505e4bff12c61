import { fieldsArea } from '@haat/backend-fields';
import { satelliteLooks, satelliteReadings } from '@haat/backend-fields/tables';
import { farmer, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { count, eq, lte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../../start-backend.ts';
import { fieldOf, JALNA, rectangle } from '../square.ts';
import { StacServer } from './stac-server.ts';

const PATH = '/fields/v1/fields';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FAR = [81.5, 21.2] as const;

describe.each(testDatabases(import.meta.filename))('looking at fields from above on $name', (on) => {
  const server = new StacServer();
  let backend: TestBackend;
  let owner: Awaited<ReturnType<typeof farmer>>;
  beforeAll(async () => {
    const address = await server.listens();
    const satellite = { isSandbox: false, address, collection: 'sentinel-2-c1-l2a', pictureOrigins: [] };
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS, configuration: { satellite } });
  });
  afterAll(async () => {
    await backend?.close();
    server.server.close();
  });
  beforeEach(async () => {
    server.reset();
    owner = await farmer(backend);
  });

  const job = fieldsArea.jobs?.find(({ name }) => name === 'fields.satellite');
  const due = async () => {
    const now = backend.dependencies.now();
    const [row] = await backend.database
      .select({ of: count() })
      .from(satelliteLooks)
      .where(lte(satelliteLooks.dueAt, now));
    return row?.of ?? 0;
  };
  /** Runs turns until nothing is due. */
  async function looks(): Promise<void> {
    do await job?.run(backend.dependencies);
    while ((await due()) > 0);
  }
  /** The backend's clock goes on; who was away that long signs in again. */
  const passes = async (milliseconds: number) => {
    backend.advance(milliseconds);
    owner = await farmer(backend, { phone: owner.phone });
  };
  const register = async (place: readonly [number, number], east = 0, more: Record<string, unknown> = {}) =>
    (await owner.call('POST', PATH, fieldOf(rectangle(place, 200, 100, east), more))).body.id as string;
  const seen = async (id: string) => (await owner.call('GET', `${PATH}/${id}/satellite`)).body;
  const daysBefore = (days: number) => indiaDay(new Date(backend.dependencies.now().getTime() - days * DAY_MS));

  it('a field waits, is looked for with two months of its past, and then every five days', async () => {
    const id = await register(JALNA);
    expect(await seen(id)).toMatchObject({ is_on: true, state: 'waiting', clear: null, series: [], newest_day: null });
    await looks();
    const first = await seen(id);
    expect(first).toMatchObject({ state: 'looked', is_sample: true, clear: { cells: { columns: 10 } } });
    expect(first.series.length).toBeGreaterThanOrEqual(8);
    expect(first.series.map(({ day }: { day: string }) => day)).toEqual(
      first.series.map(({ day }: { day: string }) => day).sort(),
    );
    server.reset();
    await passes(4 * DAY_MS);
    await looks();
    expect(server.asked).toEqual([]);
    await passes(10 * DAY_MS);
    await looks();
    const later = await seen(id);
    expect(later.newest_day > first.newest_day).toBe(true);
    expect(later.series.slice(0, first.series.length)).toEqual(first.series);
    const [sample] = await backend.database.select().from(satelliteReadings).limit(1);
    expect(sample).toMatchObject({ scene: expect.stringMatching(/^sample-32643-/), isSample: true });
  });

  it('fields of a neighbourhood are looked for by one search, whose rectangle tells no single field', async () => {
    for (const east of [0, 300, 600]) await register(JALNA, east);
    await looks();
    expect(server.asked.filter((request) => request === 'POST /search')).toHaveLength(1);
    const [west = 0, south = 0, right = 0, north = 0] = server.searched['bbox'] as number[];
    expect(right - west).toBeGreaterThanOrEqual(0.0999);
    expect(north - south).toBeGreaterThanOrEqual(0.0999);
  });

  it('a field that fails stops no other, and is tried again after six hours', async () => {
    const [near, far] = [await register(JALNA), await register(FAR)];
    server.answerFault = ({ url = '' }, response) => {
      if (!url.includes('sample-32644')) return false;
      response.writeHead(500).end();
      return true;
    };
    await looks();
    expect(await seen(near)).toMatchObject({ state: 'looked' });
    expect(await seen(far)).toMatchObject({ state: 'failed', clear: null });
    server.reset();
    await passes(5 * HOUR_MS);
    await looks();
    expect(server.asked).toEqual([]);
    await passes(2 * HOUR_MS);
    await looks();
    expect(await seen(far)).toMatchObject({ state: 'looked', clear: { cloud_share: expect.any(Number) } });
  });

  it('goes on where it broke off: no pass is read twice', async () => {
    const id = await register(JALNA);
    let files = 0;
    server.answerFault = ({ url = '' }, response) => {
      if (!url.includes('/scenes/') || (files += 1) <= 10) return false;
      response.writeHead(503).end();
      return true;
    };
    await looks();
    const broken = await seen(id);
    expect(broken).toMatchObject({ state: 'failed', newest_day: expect.any(String) });
    const own = eq(satelliteReadings.fieldId, id);
    const kept = await backend.database.$count(satelliteReadings, own);
    server.reset();
    await passes(7 * HOUR_MS);
    await looks();
    expect(await seen(id)).toMatchObject({ state: 'looked' });
    expect(await backend.database.$count(satelliteReadings, own)).toBeGreaterThan(kept);
    const passesRead = new Set(server.asked.map((request) => /-(-?\d+)\/red\.tif$/.exec(request)?.[1]).filter(Boolean));
    const read = (await backend.database.select().from(satelliteReadings).where(own)).map(({ day }) => day);
    expect(read.filter((day) => day > broken.newest_day).length).toBe(passesRead.size);
  });

  it('is of the boundary that the field has: another one is looked for anew', async () => {
    const id = await register(JALNA);
    await looks();
    expect((await seen(id)).series.length).toBeGreaterThan(0);
    await owner.call('PUT', `${PATH}/${id}`, fieldOf(rectangle(JALNA, 200, 100), { name: 'Renamed' }));
    expect((await seen(id)).series.length).toBeGreaterThan(0);
    await owner.call('PUT', `${PATH}/${id}`, fieldOf(rectangle(JALNA, 100, 100)));
    expect(await seen(id)).toMatchObject({ state: 'waiting', series: [] });
    await looks();
    expect(await seen(id)).toMatchObject({ state: 'looked' });
    const { columns, rows } = (await seen(id)).clear.cells;
    expect(rows / columns).toBeGreaterThan(0.9);
    await owner.call('DELETE', `${PATH}/${id}`);
    expect((await owner.call('GET', `${PATH}/${id}/satellite`)).status).toBe(404);
  });

  it('says what is usual for the crop beside it, and nothing of a crop that is not known', async () => {
    const bare = await register(JALNA);
    const sown = await register(JALNA, 300, { crop: 'cotton', sowing_day: daysBefore(76) });
    await looks();
    expect(await seen(bare)).toMatchObject({ course: [], clear: { class: null } });
    const { course, clear } = await seen(sown);
    // Cotton: its flowers are out from day 61 to 90, in the middle of which its index is usually 0.75.
    expect(course).toContainEqual({ day: daysBefore(0), mean: 0.75 });
    expect(['good', 'watch', 'look']).toContain(clear.class);
    const { mean } = clear as { mean: number };
    expect(clear.class).toBe(mean >= 0.9 * 0.75 ? 'good' : mean >= 0.75 * 0.75 ? 'watch' : 'look');
  });

  it('is the owner’s alone', async () => {
    const id = await register(JALNA);
    const other = await farmer(backend);
    expect((await other.call('GET', `${PATH}/${id}/satellite`)).status).toBe(404);
    expect((await backend.request('GET', `${PATH}/${id}/satellite`)).status).toBe(401);
    expect((await owner.call('GET', `${PATH}/none/satellite`)).status).toBe(404);
  });
});
