import { geotagCampaignsSchema, waitingGeotagsSchema } from '@haat/api-contract/geotags';
import { fieldsArea } from '@haat/backend-fields';
import { geotagTasks } from '@haat/backend-fields/tables';
import { outbox } from '@haat/backend-platform/tables';
import { sandboxArea } from '@haat/backend-sandbox';
import { staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { CAMPAIGNS, code, geotagPeople, REVIEWS, type Grower } from './geotag-people.ts';
import { fieldOf, JALNA, rectangle } from './square.ts';

const KEY = '22222222-2222-4222-8222-222222222222';

describe.each(testDatabases(import.meta.filename))('campaigns and reasons on $name', (on) => {
  let backend: TestBackend;
  let people: ReturnType<typeof geotagPeople>;
  let support: StaffMember;
  let checker: StaffMember;
  let grower: Grower;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    people = geotagPeople(backend);
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    ({ support, checker } = await people.staff());
    grower = await people.grower();
  });
  afterEach(() => people.forget());

  const taskOf = async (by: Grower = grower) => (await people.tasks(by))[0];
  const given = async (change: Record<string, unknown> = {}) => {
    const { body } = await people.campaign(support, change);
    return { campaign: String(body.id), task: (await taskOf())?.id ?? '' };
  };
  const waiting = async (by: StaffMember = checker) =>
    waitingGeotagsSchema.parse((await by.call('GET', `${REVIEWS}?lang=en`)).body).results;
  const approve = (id: string, by = checker) => by.call('POST', `${REVIEWS}/${id}/approve`);
  const handBack = (id: string, why: string, by = checker) => by.call('POST', `${REVIEWS}/${id}/hand-back`, { why });
  const told = async () => {
    const open = () =>
      backend.database.$count(outbox, and(eq(outbox.type, 'fields.geotag-reviewed'), isNull(outbox.deliveredAt)));
    await expect.poll(open).toBe(0);
    return (await backend.sms.allMessages(grower.phone)).filter(({ otp }) => otp === '').map(({ text }) => text);
  };
  const job = async (area: typeof fieldsArea, name: string) => {
    await area.jobs?.find((one) => one.name === name)?.run(backend.dependencies);
  };

  it('give each field that fits a task, also one that is registered or changed afterwards', async () => {
    await people.campaign(support, { crop: 'cotton' });
    expect(await people.tasks(grower)).toEqual([]);
    const [field] = (await grower.call('GET', '/fields/v1/fields')).body.results;
    await grower.call('PUT', `/fields/v1/fields/${field.id}`, fieldOf(rectangle(JALNA, 90, 90), { crop: 'cotton' }));
    expect(await people.tasks(grower)).toMatchObject([
      { state: 'PENDING', title: 'Visit', field: { id: field.id, name: 'By the well' }, is_sample: false },
    ]);
    const later = await people.grower({ crop: 'cotton' });
    expect(await people.tasks(later)).toHaveLength(1);
    await people.campaign(support, { state: 'Kerala' });
    expect(await people.tasks(later), 'of another state').toHaveLength(1);
    expect((await grower.call('DELETE', `/fields/v1/fields/${field.id}`)).status).toBe(204);
    expect(await people.tasks(grower), 'it goes with the field').toEqual([]);
  });

  it('begin once by their key, and are listed with how their tasks stand', async () => {
    const answers = await Promise.all(Array.from({ length: 3 }, () => people.campaign(support, { key: KEY })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const listed = geotagCampaignsSchema.parse((await support.call('GET', `${CAMPAIGNS}?lang=en`)).body);
    expect(listed).toMatchObject({ count: 1, results: [{ title: 'Visit', is_closed: false }] });
    expect(listed.results[0]?.tasks.PENDING).toBeGreaterThan(0);
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['that ended yesterday', { until: '2026-01-01' }, 409, 'geotag_error.day_past'],
    ['for an unknown crop', { crop: 'moon-dust' }, 409, 'advice_error.crop_unknown'],
    ['without a title in every language', { title: { en: 'Visit' } }, 400, 'request_error.invalid'],
  ])('do not begin %s', async (_, change, status, error) => {
    const answer = await people.campaign(support, change);
    expect([answer.status, code(answer)]).toEqual([status, error]);
  });

  it('that are ended cancel what is open, and nothing that is done', async () => {
    const { campaign, task } = await given();
    const other = await people.grower();
    await people.send(other, (await taskOf(other))?.id ?? '');
    for (let count = 0; count < 2; count++)
      expect((await support.call('POST', `${CAMPAIGNS}/${campaign}/close`)).status).toBe(204);
    expect(await taskOf()).toMatchObject({ id: task, state: 'CANCELLED' });
    expect(await taskOf(other)).toMatchObject({ state: 'DONE' });
    expect(code(await people.send(grower, task))).toBe('geotag_error.task_moved');
    expect((await support.call('POST', `${CAMPAIGNS}/${randomUUID()}/close`)).status).toBe(404);
    expect(await people.tasks(await people.grower()), 'a field of afterwards').toEqual([]);
  });

  it('reasons wait for a person who does not learn whose they are; approved, the task is done', async () => {
    const { task } = await given();
    const photo = await people.upload(grower, await people.picture());
    const sent = await people.reason(grower, task, { photo_id: photo.id, note: ' The <b>road</b>\nis flooded. ' });
    expect(sent.body).toMatchObject({ state: 'ONGOING', review: { reason: 'cannot-reach' }, handed_back: null });
    const [shown] = await waiting();
    expect(shown).toMatchObject({ id: task, note: 'The road is flooded.', has_photo: true, title: 'Visit' });
    expect(JSON.stringify(shown)).not.toContain(grower.userId);
    const picture = await fetch(`${backend.address}${REVIEWS}/${task}/photo`, {
      headers: { authorization: `Bearer ${await checker.token()}` },
    });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await approve(task)).status).toBe(204);
    expect(await taskOf()).toMatchObject({ state: 'DONE', review: null });
    expect(await told()).toEqual([expect.stringContaining('By the well')]);
    for (const again of [await approve(task), await handBack(task, 'other-field')])
      expect(code(again)).toBe('geotag_error.task_moved');
    expect((await checker.call('GET', `${REVIEWS}/${task}/photo`)).status).toBe(404);
  });

  it('reasons that are handed back say what is missing, and may be sent again, or a photo', async () => {
    const { task } = await given();
    await people.reason(grower, task, { key: KEY });
    expect((await handBack(task, 'because')).status).toBe(400);
    expect((await handBack(task, 'photo-needed')).status).toBe(204);
    expect(await taskOf()).toMatchObject({ state: 'ONGOING', review: null, handed_back: 'photo-needed' });
    expect((await told())[0]).toContain('खेत की फ़ोटो चाहिए');
    await people.reason(grower, task, { key: KEY });
    expect((await taskOf())?.review, 'the same form').toBeNull();
    await people.reason(grower, task, { note: 'My leg is broken.' });
    expect(await waiting()).toMatchObject([{ id: task, note: 'My leg is broken.' }]);
    expect(await people.send(grower, task)).toMatchObject({ status: 200, body: { state: 'DONE' } });
    expect(await waiting(), 'the photo stands for itself').toEqual([]);
  });

  it('reasons are not looked at by who sent them, nor by farmers', async () => {
    const own = await staffMember(backend, 'checker');
    const { body } = await own.call('POST', '/fields/v1/fields', fieldOf(rectangle(JALNA, 100, 100)));
    await given();
    const [mine] = (await own.call('GET', '/fields/v1/geotag-tasks')).body.results;
    const reason = { key: randomUUID(), reason: 'other', note: 'Ill.', photo_id: null };
    expect((await own.call('POST', `/fields/v1/geotag-tasks/${mine.id}/reason`, reason)).status).toBe(200);
    expect(mine.field.id).toBe(body.id);
    expect(await waiting(own)).toEqual([]);
    expect(code(await approve(mine.id, own))).toBe('auth_error.forbidden');
    expect((await grower.call('POST', `${REVIEWS}/${mine.id}/approve`)).status).toBe(403);
    expect((await grower.call('POST', CAMPAIGNS, {})).status).toBe(403);
    expect((await approve(randomUUID())).status).toBe(404);
  });

  it('tasks are cancelled a week after the last day, but for reasons that wait', async () => {
    const until = new Date(backend.dependencies.now().getTime() + 19_800_000).toISOString().slice(0, 10);
    const other = await people.grower();
    const { task } = await given({ until });
    await people.reason(other, (await taskOf(other))?.id ?? '');
    await job(fieldsArea, 'fields.expire-geotags');
    expect(await taskOf()).toMatchObject({ id: task, state: 'PENDING', is_over: false });
    await backend.database.execute(sql`update geotag_campaigns set until = until - 8 where until = ${until}`);
    await job(fieldsArea, 'fields.expire-geotags');
    expect(await taskOf()).toMatchObject({ state: 'CANCELLED' });
    expect(await taskOf(other)).toMatchObject({ state: 'ONGOING', is_over: true });
  });

  it('of the sample run at any time, and a simulated reviewer says so', async () => {
    await job(sandboxArea, 'sandbox.geotag-campaign');
    await job(sandboxArea, 'sandbox.geotag-campaign');
    const fresh = await people.grower();
    expect(await people.tasks(fresh)).toMatchObject([{ state: 'PENDING', is_sample: true }]);
    const task = (await taskOf())?.id ?? '';
    await people.reason(grower, task, { note: '' });
    backend.advance(25_000);
    await job(sandboxArea, 'sandbox.geotag-reviewer');
    expect(await taskOf()).toMatchObject({ state: 'ONGOING', handed_back: 'reason-unclear' });
    expect((await told())[0]).toContain('यह नमूना है');
    await people.reason(grower, task);
    backend.advance(25_000);
    await job(sandboxArea, 'sandbox.geotag-reviewer');
    expect(await taskOf()).toMatchObject({ state: 'DONE' });
    expect(await backend.database.$count(geotagTasks, eq(geotagTasks.reviewerId, checker.userId))).toBe(0);
    const { configuration } = backend.dependencies;
    const real = { ...configuration, sampleMarket: false, sandboxShopkeeper: false };
    const jobs = (sandboxArea.jobs ?? []).filter((one) => one.name.startsWith('sandbox.geotag-'));
    expect(jobs.map((one) => one.isNeeded?.({ ...backend.dependencies, configuration: real }))).toEqual([false, false]);
  });
});
