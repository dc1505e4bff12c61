import { callBacksSchema, waitingCallBackSchema } from '@haat/api-contract/account';
import { MOST_CALL_BACKS } from '@haat/api-contract/vocabulary';
import { callBacks } from '@haat/backend-account/tables';
import { farmer, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const PATH = '/user/v1/call-back';
const SUPPORT = '/support/v1/call-backs';
const DAY_MS = 86_400_000;
const WANTED = { topic: 'crop', part_of_day: 'evening', language: 'mr' };

// Written from docs/domain/identity.md#calls-back.
describe.each(testDatabases(import.meta.filename))('calls back on $name', (on) => {
  let backend: TestBackend;
  let support: StaffMember;
  let person: Buyer & { phone: string };
  beforeAll(async () => {
    backend = await startBackend({ on, areas: AREAS_WITHOUT_JOBS });
    support = await staffMember(backend, 'support');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    await backend.database.delete(callBacks);
    person = await farmer(backend);
  });

  const ask = (change: Record<string, unknown> = {}, by: Buyer = person) =>
    by.call('PUT', PATH, { ...WANTED, ...change });
  const waited = async (by: Buyer = person) => waitingCallBackSchema.parse((await by.call('GET', PATH)).body).call_back;
  const toCall = async () => callBacksSchema.parse((await support.call('GET', SUPPORT)).body).results;

  it('tells support whom to call, the longest waiting first, until they were called', async () => {
    await person.call('PATCH', '/user/v1/profile-update', { full_name: 'Sunita Pawar' });
    await ask();
    expect(await waited()).toMatchObject(WANTED);
    const second = await farmer(backend);
    await ask({ topic: 'money' }, second);
    const [first, next] = await toCall();
    expect(first).toMatchObject({ ...WANTED, name: 'Sunita Pawar', phone_number: person.phone });
    expect(next).toMatchObject({ topic: 'money', phone_number: second.phone });
    expect((await support.call('POST', `${SUPPORT}/${first?.id}/called`)).status).toBe(204);
    expect(await waited()).toBeNull();
    expect(await toCall()).toHaveLength(1);
    for (const id of [first?.id, 'x', crypto.randomUUID()])
      expect((await support.call('POST', `${SUPPORT}/${id}/called`)).status).toBe(404);
  });

  it('is one call, however often and at how many places it is asked for; what was said last stands', async () => {
    await Promise.all(Array.from({ length: 6 }, () => ask()));
    await ask({ topic: 'order', part_of_day: 'morning' });
    expect(await toCall()).toHaveLength(1);
    expect(await waited()).toMatchObject({ topic: 'order', part_of_day: 'morning' });
  });

  it('is taken back, also twice, and by no other', async () => {
    await ask();
    expect((await (await farmer(backend)).call('DELETE', PATH)).status).toBe(204);
    expect(await toCall()).toHaveLength(1);
    for (let times = 0; times < 2; times++) expect((await person.call('DELETE', PATH)).status).toBe(204);
    expect(await waited()).toBeNull();
  });

  it(`is asked for ${MOST_CALL_BACKS} times in a day`, async () => {
    for (let times = 0; times < MOST_CALL_BACKS; times++) {
      expect((await ask()).status).toBe(200);
      await person.call('DELETE', PATH);
    }
    expect(await ask()).toMatchObject({
      ...{ status: 429, body: { error: { code: 'account_error.too_many_call_backs', details: { most: 3 } } } },
    });
    const dayBefore = new Date(backend.dependencies.now().getTime() - DAY_MS);
    await backend.database.update(callBacks).set({ askedAt: dayBefore });
    expect((await ask()).status).toBe(200);
  });

  it.each([
    ['a topic that is not there', { topic: 'gossip' }],
    ['the night', { part_of_day: 'night' }],
    ['a language that is not spoken here', { language: 'fr' }],
  ])('refuses %s', async (_what, change) => {
    expect((await ask(change)).status).toBe(400);
    expect(await waited()).toBeNull();
  });
});
