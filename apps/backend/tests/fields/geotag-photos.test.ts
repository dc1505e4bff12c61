import { geotagTasks } from '@haat/backend-fields/tables';
import { farmer, signInForTest, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { BESIDE, code, FIELD, geotagPeople, INSIDE, TASKS, type Grower } from './geotag-people.ts';

const KEY = '11111111-1111-4111-8111-111111111111';
const DAY_MS = 86_400_000;

describe.each(testDatabases(import.meta.filename))('photos at a field on $name', (on) => {
  let backend: TestBackend;
  let people: ReturnType<typeof geotagPeople>;
  let support: StaffMember;
  let grower: Grower;
  let task: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    people = geotagPeople(backend);
    ({ support } = await people.staff());
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    grower = await people.grower();
    await people.campaign(support);
    task = (await people.tasks(grower))[0]?.id ?? '';
  });
  afterEach(() => people.forget());

  const state = async () => (await people.tasks(grower)).map((one) => one.state);
  const refusal = async (change: Record<string, unknown>) => {
    const answer = await people.send(grower, task, change);
    return [answer.status, answer.body.error?.code, answer.body.error?.details?.why];
  };

  it('do a task that was started, once', async () => {
    const started = await grower.call('POST', `${TASKS}/${task}/start`);
    expect(started.body).toMatchObject({ id: task, state: 'ONGOING', done_at: null });
    expect((await grower.call('POST', `${TASKS}/${task}/start`)).status, 'again').toBe(200);
    const done = await people.send(grower, task, { key: KEY });
    expect(done).toMatchObject({ status: 200, body: { id: task, state: 'DONE', done_at: expect.any(String) } });
    const again = await people.send(grower, task, { key: KEY, place: null });
    expect(again, 'the same form').toMatchObject({ status: 200, body: { state: 'DONE' } });
    for (const later of [
      await people.send(grower, task),
      await people.reason(grower, task),
      await grower.call('POST', `${TASKS}/${task}/start`),
    ])
      expect(code(later)).toBe('geotag_error.task_moved');
  });

  it('do a task that was not started: without a network it could not be told', async () => {
    expect((await people.send(grower, task)).body.state).toBe('DONE');
    const [kept] = await backend.database.select().from(geotagTasks).where(eq(geotagTasks.id, task));
    expect(kept).toMatchObject({ accuracy: 12, position: [INSIDE.lng, INSIDE.lat], startedAt: expect.any(Date) });
  });

  it.each<[string, () => Record<string, unknown>, string | undefined]>([
    ['by a phone that says no place', () => ({ place: null }), 'no-place'],
    ['of elsewhere', () => ({ place: { ...BESIDE, accuracy: 12, at: people.minutes(0) } }), 'elsewhere'],
    ['that is known to 300 m', () => ({ place: { ...INSIDE, accuracy: 300, at: people.minutes(0) } }), 'inexact'],
    [
      'by a clock that is two hours ahead',
      () => ({ clock: { filed_at: people.minutes(120), sent_at: people.minutes(120) } }),
      'false-clock',
    ],
    [
      'by a clock that is two hours behind',
      () => ({ clock: { filed_at: people.minutes(-120), sent_at: people.minutes(-120) } }),
      'false-clock',
    ],
    ['of tomorrow', () => ({ taken_at: people.minutes(1440) }), 'false-clock'],
    ['of yesterday', () => ({ taken_at: people.minutes(-1440) }), 'old-photo'],
    ['that say of themselves that they are of elsewhere', () => ({ taken_place: BESIDE }), 'photo-elsewhere'],
  ])('prove nothing %s', async (_, change, why) => {
    expect(await refusal(change())).toEqual([409, 'geotag_error.not_at_field', why]);
    expect(await state()).toEqual(['PENDING']);
    expect((await people.send(grower, task)).body.state, 'a better one').toBe('DONE');
  });

  it('of elsewhere are told how far that is', async () => {
    const { body } = await people.send(grower, task, { place: { ...BESIDE, accuracy: 5, at: people.minutes(0) } });
    expect(body.error.details.metres).toBeGreaterThan(895);
    expect(body.error.details.metres).toBeLessThan(905);
  });

  it('say when and where they were taken, to who sends them; nothing of it is kept', async () => {
    const taken = new Date(Date.now() - 60_000).toISOString().slice(0, 19);
    const exif = {
      IFD2: { DateTimeOriginal: taken.replaceAll('-', ':').replace('T', ' '), OffsetTimeOriginal: '+00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '19/1 46/1 5000/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '76/1 6/1 3700/100',
      },
    };
    const { id, origin } = await people.upload(grower, await people.picture(exif));
    expect(origin?.taken_at).toBe(`${taken}.000Z`);
    expect(origin?.place).toEqual({
      lat: expect.closeTo(19 + 46 / 60 + 50 / 3600, 5),
      lng: expect.closeTo(76 + 6 / 60 + 37 / 3600, 5),
    });
    const kept = await fetch(`${backend.address}/upload/v1/photos/${id}`, {
      headers: { authorization: `Bearer ${grower.token}` },
    });
    const bytes = Buffer.from(await kept.arrayBuffer());
    expect(bytes.includes('Exif')).toBe(false);
    expect((await people.upload(grower, await people.picture())).origin).toBeUndefined();
    const body = people.visit(id, { taken_at: origin?.taken_at, taken_place: origin?.place });
    expect((await grower.call('POST', `${TASKS}/${task}/photo`, body)).body.state).toBe('DONE');
  });

  it('prove one visit: the same picture is refused for another task and another person', async () => {
    const other = await people.grower();
    const [others] = await people.tasks(other);
    const picture = await people.picture();
    const send = async (by: Grower, id: string) =>
      by.call('POST', `${TASKS}/${id}/photo`, people.visit((await people.upload(by, picture)).id));
    const answers = await Promise.all([send(grower, task), send(other, others?.id ?? '')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.map(code)).toContain('geotag_error.photo_used');
  });

  it('of many that come at once with one key are taken once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => people.send(grower, task, { key: KEY })));
    expect(answers.map(({ status, body }) => [status, body.state])).toEqual(Array(4).fill([200, 'DONE']));
  });

  it('that waited on the phone count from when they were sent first', async () => {
    const soon = { key: randomUUID(), until: new Date(Date.now() + 19_800_000).toISOString().slice(0, 10) };
    await people.forget();
    await people.campaign(support, soon);
    task = (await people.tasks(grower))[0]?.id ?? '';
    const filed = people.minutes(0);
    backend.advance(2 * DAY_MS);
    grower = { ...grower, ...(await renewed(grower)) };
    expect((await people.tasks(grower))[0]).toMatchObject({ state: 'PENDING', is_over: true });
    expect(await refusal({}), 'taken after the last day').toEqual([409, 'geotag_error.task_over', undefined]);
    const waited = {
      ...{ taken_at: filed, place: { ...INSIDE, accuracy: 9, at: filed } },
      clock: { filed_at: filed, sent_at: people.minutes(0) },
    };
    expect((await people.send(grower, task, waited)).body.state).toBe('DONE');
  });

  it('are the farmer’s own affair', async () => {
    const stranger = await farmer(backend);
    expect((await people.tasks(stranger)).length).toBe(0);
    for (const id of [task, randomUUID(), 'x'])
      for (const answer of [
        await people.send(stranger, id),
        await people.reason(stranger, id),
        await stranger.call('POST', `${TASKS}/${id}/start`),
      ])
        expect([answer.status, code(answer)]).toEqual([404, 'request_error.not_found']);
    const photo = await people.upload(stranger, await people.picture());
    const answer = await grower.call('POST', `${TASKS}/${task}/photo`, people.visit(photo.id));
    expect(code(answer), 'another person’s photo').toBe('upload_error.photo_unknown');
    expect(await state()).toEqual(['PENDING']);
  });

  it.each([
    ['no accuracy', { place: { ...INSIDE, at: '2026-11-26T06:00:00Z' } }],
    ['a latitude of 100', { place: { lng: 76, lat: 100, accuracy: 1, at: '2026-11-26T06:00:00Z' } }],
    ['a day for a moment', { taken_at: '2026-11-26' }],
    ['no key', { key: 'x' }],
  ])('with %s are no request', async (_, change) => {
    expect((await people.send(grower, task, change)).status).toBe(400);
  });

  it('at a boundary that was moved afterwards prove nothing', async () => {
    const [field] = (await grower.call('GET', '/fields/v1/fields')).body.results;
    const moved = FIELD.map(([lng, lat]) => [lng + 0.01, lat]);
    const boundary = { type: 'Polygon', coordinates: [moved] };
    const change = { name: 'By the road', boundary, crop: null, variety: null, sowing_day: null };
    expect((await grower.call('PUT', `/fields/v1/fields/${field.id}`, change)).status).toBe(200);
    const place = { lng: INSIDE.lng + 0.01, lat: INSIDE.lat, accuracy: 5, at: people.minutes(0) };
    expect(await refusal({ place })).toEqual([409, 'geotag_error.not_at_field', 'elsewhere']);
  });

  /** Signed in again, once the clock has gone on. */
  async function renewed(person: Grower): Promise<Pick<Grower, 'token' | 'call'>> {
    const { accessToken: token } = await signInForTest(backend, person.phone);
    return {
      token,
      call: (method, path, body) => backend.request(method, path, { token, ...(body === undefined ? {} : { body }) }),
    };
  }
});
