import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { farmer, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { startBackend } from '../start-backend.ts';
import { fieldOf, JALNA, rectangle, ringAt } from './square.ts';

const PATH = '/fields/v1/fields';
const HECTARE = rectangle(JALNA, 100, 100);
const KEY = '11111111-1111-4111-8111-111111111111';
const corners = (count: number) =>
  ringAt(
    JALNA,
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI;
      return [200 * Math.cos(angle), 200 * Math.sin(angle)] as const;
    }),
  );

describe.each(testDatabases(import.meta.filename))('fields on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  it('are registered with crop and sowing, listed newest first, changed and removed', async () => {
    const owner = await farmer(backend);
    const today = indiaDay(backend.dependencies.now());
    const sown = { crop: 'cotton', variety: '<b>Bt</b> 2', sowing_day: today };
    const first = await owner.call('POST', PATH, fieldOf(HECTARE.slice(0, -1), sown));
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      name: 'By the well',
      crop: { id: 'cotton', name: 'Cotton' },
      variety: 'Bt 2',
      sowing_day: today,
      boundary: { type: 'Polygon', coordinates: [HECTARE] },
      state: null,
    });
    expect(first.body.square_metres).toBeCloseTo(10_000, -2);
    const second = await owner.call('POST', PATH, fieldOf(rectangle(JALNA, 100, 100, 100), { name: 'By the road' }));
    const listed = await owner.call('GET', PATH);
    expect((listed.body.results as { name: string }[]).map(({ name }) => name)).toEqual(['By the road', 'By the well']);
    expect(listed.headers.get('cache-control')).toBe('no-store');
    // It may stay where it is, and go where its old self was.
    const moved = await owner.call('PUT', `${PATH}/${second.body.id}`, fieldOf(rectangle(JALNA, 90, 90, 105)));
    expect(moved.body).toMatchObject({ id: second.body.id, name: 'By the well', crop: null });
    expect((await owner.call('DELETE', `${PATH}/${second.body.id}`)).status).toBe(204);
    expect((await owner.call('GET', PATH)).body.results).toMatchObject([{ id: first.body.id }]);
  });

  it.each([
    ['two corners', HECTARE.slice(0, 2), ['open']],
    ['no corner', [], ['open']],
    [
      'a bow-tie',
      ringAt(JALNA, [
        [0, 0],
        [100, 100],
        [100, 0],
        [0, 100],
      ]),
      ['crosses-itself'],
    ],
    [
      'a spike',
      ringAt(JALNA, [
        [0, 0],
        [300, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ]),
      ['crosses-itself'],
    ],
    [
      'corners out of order',
      ringAt(JALNA, [
        [0, 0],
        [100, 100],
        [0, 50],
        [100, 0],
        [100, 50],
      ]),
      ['crosses-itself'],
    ],
    ['0.01 ha', rectangle(JALNA, 10, 10), ['too-small']],
    ['600 ha', rectangle(JALNA, 3000, 2000), ['too-large']],
    ['the sea', rectangle([70, 15], 100, 100), ['outside-india']],
    ['Kathmandu', rectangle([85.324, 27.717], 100, 100), ['outside-india']],
    ['latitude before longitude', HECTARE.map(([lng, lat]) => [lat, lng]), ['outside-india']],
  ])('are refused with the reason: %s', async (_, ring, problems) => {
    const owner = await farmer(backend);
    const { status, body } = await owner.call('POST', PATH, fieldOf(ring));
    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: 'field_error.shape', details: { problems } });
    expect((await owner.call('GET', PATH)).body.results).toEqual([]);
  });

  it.each([
    ['a point', { type: 'Point', coordinates: [76, 19] }],
    ['a line', { type: 'LineString', coordinates: HECTARE }],
    ['several polygons', { type: 'MultiPolygon', coordinates: [[HECTARE]] }],
    ['a feature', { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [HECTARE] } }],
    ['a polygon with a hole', { type: 'Polygon', coordinates: [HECTARE, rectangle(JALNA, 10, 10, 20)] }],
    ['a polygon without a ring', { type: 'Polygon', coordinates: [] }],
    ['heights', { type: 'Polygon', coordinates: [HECTARE.map((place) => [...place, 500])] }],
    ['texts', { type: 'Polygon', coordinates: [HECTARE.map((place) => place.map(String))] }],
    ['degrees that are none', { type: 'Polygon', coordinates: [[...HECTARE, [200, 19]]] }],
    ['1 001 corners', { type: 'Polygon', coordinates: [corners(1001)] }],
    ['nothing', null],
  ])('are taken as one polygon only, not as %s', async (_, boundary) => {
    const owner = await farmer(backend);
    const { status, body } = await owner.call('POST', PATH, { ...fieldOf(HECTARE), boundary });
    expect(status).toBe(400);
    expect(body.error.code).toBe('request_error.invalid');
  });

  it('take 1 000 corners, and not 5 000', async () => {
    const owner = await farmer(backend);
    const many = await owner.call('POST', PATH, fieldOf(corners(5000)));
    expect(many.body.error.code).toBe('request_error.too_large');
    expect((await owner.call('POST', PATH, fieldOf(corners(1000)))).status).toBe(201);
  });

  it.each([
    [11, 0.11],
    [9, null],
  ])('that share %d % with another field', async (percent, share) => {
    const owner = await farmer(backend);
    const { body: there } = await owner.call('POST', PATH, fieldOf(HECTARE));
    const { status, body } = await owner.call('POST', PATH, fieldOf(rectangle(JALNA, 100, 100, 100 - percent)));
    expect(status).toBe(share === null ? 201 : 409);
    if (share !== null)
      expect(body.error.details.problems).toEqual([{ overlaps: there.id, name: 'By the well', share }]);
    // Land of another person is no matter of this one.
    expect((await (await farmer(backend)).call('POST', PATH, fieldOf(HECTARE))).status).toBe(201);
  });

  it.each([
    ['an unknown crop', { crop: 'dragon-fruit-of-mars' }, 409, 'advice_error.crop_unknown'],
    ['a sowing to come', { sowing_day: '2099-01-01' }, 409, 'advice_error.sowing_day'],
    ['a sowing of long ago', { sowing_day: '1999-01-01' }, 409, 'advice_error.sowing_day'],
    ['a day that is none', { sowing_day: '2026-02-30' }, 400, 'request_error.invalid'],
    ['a name of markup only', { name: '<b></b>' }, 400, 'request_error.invalid'],
    ['a long name', { name: 'x'.repeat(61) }, 400, 'request_error.invalid'],
  ])('are refused with %s', async (_, more, status, code) => {
    const owner = await farmer(backend);
    const answer = await owner.call('POST', PATH, fieldOf(HECTARE, more));
    expect(answer.status).toBe(status);
    expect(answer.body.error.code).toBe(code);
  });

  it('are taken once by the key of their form, however often it comes', async () => {
    const [owner, other] = [await farmer(backend), await farmer(backend)];
    const send = async () => (await owner.call('POST', PATH, fieldOf(HECTARE, { key: KEY }))).body.id as string;
    const ids = await Promise.all([send(), send(), send()]);
    expect(new Set(ids).size).toBe(1);
    expect((await owner.call('GET', PATH)).body.results).toHaveLength(1);
    const changed = await owner.call('POST', PATH, fieldOf(rectangle(JALNA, 50, 50, 500), { key: KEY, name: 'Other' }));
    expect(changed.body).toMatchObject({ id: ids[0], name: 'By the well' });
    const theirs = await other.call('POST', PATH, fieldOf(HECTARE, { key: KEY }));
    expect(theirs.status).toBe(201);
    expect(ids).not.toContain(theirs.body.id);
  });

  it('without a key never lie on the same land, even when they come at once', async () => {
    const owner = await farmer(backend);
    const answers = await Promise.all([1, 2, 3].map(() => owner.call('POST', PATH, fieldOf(HECTARE))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('are fifty at most', async () => {
    const owner = await farmer(backend);
    for (let index = 0; index < 50; index += 1)
      await owner.call('POST', PATH, fieldOf(rectangle(JALNA, 20, 20, index * 20)));
    const full = await owner.call('POST', PATH, fieldOf(rectangle(JALNA, 20, 20, 1000)));
    expect(full.body.error).toMatchObject({ code: 'field_error.too_many', details: { most: 50 } });
  });

  it('are another person’s as little as ones that are not there', async () => {
    const [owner, other] = [await farmer(backend), await farmer(backend)];
    const { id } = (await owner.call('POST', PATH, fieldOf(HECTARE))).body as { id: string };
    const entry = { day: '2026-06-01', kind: 'seed', amount: 1, note: '' };
    for (const path of [id, '00000000-0000-4000-8000-000000000000', 'none']) {
      const answers = [
        await other.call('GET', `${PATH}/${path}`),
        await other.call('PUT', `${PATH}/${path}`, fieldOf(HECTARE)),
        await other.call('DELETE', `${PATH}/${path}`),
        await other.call('GET', `${PATH}/${path}/entries`),
        await other.call('POST', `${PATH}/${path}/entries`, entry),
        await other.call('DELETE', `${PATH}/${path}/entries/${id}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
      expect(new Set(answers.map(({ body }) => body.error.code))).toEqual(new Set(['request_error.not_found']));
    }
    expect((await owner.call('GET', `${PATH}/${id}`)).status).toBe(200);
    expect((await backend.request('GET', PATH)).status).toBe(401);
  });

  it('tell the state where it counts in bigha', async () => {
    const owner = await farmer(backend);
    const patna = await owner.call('POST', PATH, fieldOf(rectangle([85.14, 25.6], 100, 100)));
    expect(patna.body.state).toBe('BR');
  });
});
