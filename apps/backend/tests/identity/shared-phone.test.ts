import { randomUUID } from 'node:crypto';
import { OTP_GRANT } from '@haat/api-contract';
import { PROFILE_GRANT } from '@haat/api-contract/account';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeExpiredSessions } from '@haat/backend-identity/testing';
import { phoneProfiles, users } from '@haat/backend-identity/tables';
import { securityEvents } from '@haat/backend-security-events/tables';
import { logOut, readOtp, refresh, requestOtp, staffMember, testDatabases, tokenCall } from '@haat/backend-testing';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';
import { newNetwork } from '../account/whole-person.ts';
import { startBackend } from '../start-backend.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const OWN = '/user/v1/phone-profile';
const LOCK = '2580';
const DAY_MS = 24 * 3_600_000;
const GONE = { status: 400, body: { error: 'invalid_grant', error_description: 'auth_error.profile_gone' } };
const WRONG = { status: 400, body: { error: 'invalid_grant', error_description: 'auth_error.lock_wrong' } };
const SIGNED_OUT = { status: 401, body: { error: { code: 'auth_error.signed_out' } } };

describe.each(testDatabases(import.meta.filename))('a shared phone on $name', (on) => {
  let backend: TestBackend;
  let number = 9_350_000_000;
  const newNumber = () => String((number += 1));
  const newPhone = () => randomUUID();
  const signIn = async (person: string, phone: string): Promise<Tokens> => {
    const network = newNetwork();
    const asked = await requestOtp(backend, person, network, { device_id: phone });
    const grant = { grant_type: OTP_GRANT, request_id: asked.body.request_id, otp: await readOtp(backend, person) };
    const answer = await tokenCall(backend, { ...grant, device_id: phone, device_kind: 'android' }, network);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { access_token: token }: Tokens,
    body?: object,
  ) => backend.request(method, path, { token, ...(body === undefined ? {} : { body }) });
  const setLock = (tokens: Tokens, phone: string, lock = LOCK) => call('PUT', OWN, tokens, { device_id: phone, lock });
  const people = async (phone: string): Promise<{ id: string; name: string }[]> =>
    (await backend.request('POST', '/realms/krishi-haat/phone-profiles', { body: { device_id: phone } })).body.results;
  const open = (profile: string, phone: string, lock = LOCK): Promise<TestAnswer> =>
    tokenCall(backend, { grant_type: PROFILE_GRANT, profile_id: profile, device_id: phone, lock }, newNetwork());
  const idOf = async (person: string) =>
    (await backend.database.select().from(users).where(eq(users.phoneNumber, person)))[0]?.id ?? '';
  /** A person who signed in by a code, set a lock and left the phone to another. */
  const leaver = async (phone: string) => {
    const person = newNumber();
    const tokens = await signIn(person, phone);
    expect(await setLock(tokens, phone)).toMatchObject({ status: 200, body: { has_lock: true } });
    expect((await call('POST', `${OWN}/leave`, tokens)).status).toBe(200);
    const userId = await idOf(person);
    const [row] = await backend.database.select().from(phoneProfiles).where(eq(phoneProfiles.userId, userId));
    return { person, userId, tokens, profile: row?.id ?? '' };
  };
  const eventsOf = async (userId: string, kind: 'sign-in-failed' | 'sign-in-locked') =>
    backend.database
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.userId, userId), eq(securityEvents.kind, kind)));

  beforeAll(async () => {
    backend = await startBackend({ on });
  });
  afterAll(() => backend?.close());

  it('ends the session of who leaves it, and begins another by the lock', async () => {
    const phone = newPhone();
    const { tokens, profile, userId } = await leaver(phone);
    expect(await call('GET', '/user/v1/details', tokens)).toMatchObject(SIGNED_OUT);
    expect((await refresh(backend, tokens.refresh_token)).status).toBe(400);
    const opened = await open(profile, phone);
    expect(opened.status).toBe(200);
    expect(await call('GET', '/user/v1/details', opened.body)).toMatchObject({ status: 200, body: { id: userId } });
    expect((await refresh(backend, opened.body.refresh_token)).status).toBe(200);
    // It is in use: nothing is there to be opened.
    expect(await people(phone)).toEqual([]);
    expect(await open(profile, phone)).toMatchObject(GONE);
  });

  it('names who left it, and says nothing else of them', async () => {
    const phone = newPhone();
    const person = newNumber();
    const tokens = await signIn(person, phone);
    await backend.request('PATCH', '/user/v1/profile-update', {
      token: tokens.access_token,
      body: { full_name: 'Savitri Devi', language_code: 'hi' },
    });
    await setLock(tokens, phone);
    expect(await people(phone)).toEqual([]);
    await call('POST', `${OWN}/leave`, tokens);
    expect(await people(phone)).toEqual([{ id: expect.any(String), name: 'Savitri Devi' }]);
    expect(await people(newPhone())).toEqual([]);
  });

  it('is left by its lock alone', async () => {
    const tokens = await signIn(newNumber(), newPhone());
    expect(await call('POST', `${OWN}/leave`, tokens)).toMatchObject({ status: 404 });
    expect((await call('GET', '/user/v1/details', tokens)).status).toBe(200);
  });

  it('keeps a lock as a slow hash with a salt of its own', async () => {
    const phone = newPhone();
    const both = [await leaver(phone), await leaver(phone)];
    const rows = await backend.database.select().from(phoneProfiles).where(eq(phoneProfiles.id, both[0]!.profile));
    const others = await backend.database.select().from(phoneProfiles).where(eq(phoneProfiles.id, both[1]!.profile));
    expect(rows[0]?.lockHash).toMatch(/^[\w-]{22}:[\w-]{43}$/);
    expect(others[0]?.lockHash).not.toBe(rows[0]?.lockHash);
  });

  it('looks at five wrong locks, then a code is needed', async () => {
    const phone = newPhone();
    const { profile, userId, person } = await leaver(phone);
    for (let tries = 1; tries <= 4; tries += 1) expect(await open(profile, phone, '0000')).toMatchObject(WRONG);
    expect(await open(profile, phone, '0000')).toMatchObject(GONE);
    expect(await open(profile, phone)).toMatchObject(GONE);
    expect(await people(phone)).toEqual([]);
    expect(await eventsOf(userId, 'sign-in-failed')).toHaveLength(5);
    expect(await eventsOf(userId, 'sign-in-locked')).toMatchObject([{ subjects: { reason: 'phone-lock' } }]);
    expect(await call('GET', OWN, await signIn(person, phone))).toMatchObject({ body: { has_lock: false } });
  });

  it('counts wrong locks that come at once', async () => {
    const phone = newPhone();
    const { profile, userId } = await leaver(phone);
    const answers = await Promise.all(Array.from({ length: 9 }, (_, guess) => open(profile, phone, `000${guess}`)));
    expect(answers.filter(({ body }) => body.error_description === 'auth_error.lock_wrong').length).toBeLessThan(5);
    expect(await eventsOf(userId, 'sign-in-failed')).toHaveLength(5);
    expect(await open(profile, phone)).toMatchObject(GONE);
  });

  it('counts twenty wrong locks in all, right ones between them or not', async () => {
    const phone = newPhone();
    const { profile } = await leaver(phone);
    for (let wrong = 1; wrong < 20; wrong += 1) {
      expect(await open(profile, phone, '0000')).toMatchObject(WRONG);
      if (wrong % 4 !== 0) continue;
      const opened = await open(profile, phone);
      expect(opened.status).toBe(200);
      await call('POST', `${OWN}/leave`, opened.body);
    }
    expect(await open(profile, phone, '0000')).toMatchObject(GONE);
  });

  it.each([
    ['the lock of another profile', (_own: string, other: string, phone: string) => open(other, phone, '9513')],
    ['a profile of another phone', (own: string) => open(own, newPhone())],
    ['an id that is none', (_own: string, _other: string, phone: string) => open('1 or 1=1', phone)],
  ])('is not opened by %s', async (_what, attempt) => {
    const phone = newPhone();
    const [own, other] = [await leaver(phone), await leaver(phone)];
    expect((await attempt(own.profile, other.profile, phone)).status).toBe(400);
    expect((await open(own.profile, phone)).status).toBe(200);
  });

  it('takes five people, and each of them goes alone', async () => {
    const phone = newPhone();
    const five: Awaited<ReturnType<typeof leaver>>[] = [];
    for (let one = 1; one <= 5; one += 1) five.push(await leaver(phone));
    const sixth = await signIn(newNumber(), phone);
    expect(await setLock(sixth, phone)).toMatchObject({
      status: 409,
      body: { error: { code: 'auth_error.phone_profiles_full' } },
    });
    const opened = await open(five[2]!.profile, phone);
    expect((await logOut(backend, opened.body.refresh_token)).status).toBe(204);
    const left = [0, 1, 3, 4].map((index) => five[index]!.profile);
    expect((await people(phone)).map(({ id }) => id).sort()).toEqual(left.sort());
    expect((await setLock(sixth, phone)).status).toBe(200);
  });

  it('is listed among the devices, and signed out there', async () => {
    const phone = newPhone();
    const { person, profile } = await leaver(phone);
    const own = await signIn(person, newPhone());
    const { results } = (await call('GET', '/user/v1/sessions', own)).body;
    expect(results).toHaveLength(2);
    const away = results.find(({ is_this: isThis }: { is_this: boolean }) => !isThis);
    expect(away).toMatchObject({ kind: 'android' });
    expect((await call('POST', `/user/v1/sessions/${away.id}/end`, own)).body.results).toHaveLength(1);
    expect(await open(profile, phone)).toMatchObject(GONE);
  });

  it('is signed out with everywhere else', async () => {
    const phone = newPhone();
    const { person, profile } = await leaver(phone);
    const own = await signIn(person, newPhone());
    expect((await call('POST', '/user/v1/sessions/end-others', own)).status).toBe(200);
    expect(await open(profile, phone)).toMatchObject(GONE);
  });

  it('keeps the lock of who signs in there by a code', async () => {
    const phone = newPhone();
    const { person, profile } = await leaver(phone);
    await open(profile, phone, '0000');
    const again = await signIn(person, phone);
    expect(await people(phone)).toEqual([]);
    expect(await call('GET', OWN, again)).toMatchObject({ body: { has_lock: true } });
    expect((await setLock(again, phone, '7193')).status).toBe(200);
    await call('POST', `${OWN}/leave`, again);
    expect(await open(profile, phone)).toMatchObject(WRONG);
    expect((await open(profile, phone, '7193')).status).toBe(200);
  });

  it('forgets a lock that is taken away; the session goes on', async () => {
    const tokens = await signIn(newNumber(), newPhone());
    await setLock(tokens, newPhone());
    expect(await call('DELETE', OWN, tokens)).toMatchObject({ status: 200, body: { has_lock: false } });
    expect((await call('POST', `${OWN}/leave`, tokens)).status).toBe(404);
    expect((await call('GET', '/user/v1/details', tokens)).status).toBe(200);
  });

  it.each([
    ['1111', 'auth_error.lock_too_easy'],
    ['1234', 'auth_error.lock_too_easy'],
    ['9876', 'auth_error.lock_too_easy'],
    ['123', 'request_error.invalid'],
    ['12345', 'request_error.invalid'],
    ['12a4', 'request_error.invalid'],
    ['', 'request_error.invalid'],
  ])('takes no lock %j', async (lock, code) => {
    const phone = newPhone();
    const tokens = await signIn(newNumber(), phone);
    expect(await setLock(tokens, phone, lock)).toMatchObject({ status: 400, body: { error: { code } } });
  });

  it('is not shared by staff', async () => {
    const support = await staffMember(backend, 'support');
    expect(await support.call('PUT', OWN, { device_id: newPhone(), lock: LOCK })).toMatchObject({ status: 403 });
  });

  it('asks for a code again when the session would have ended', async () => {
    const phone = newPhone();
    const { profile } = await leaver(phone);
    backend.advance(31 * DAY_MS);
    expect(await open(profile, phone)).toMatchObject(GONE);
    await removeExpiredSessions(backend.dependencies);
    expect(await backend.database.select().from(phoneProfiles).where(eq(phoneProfiles.id, profile))).toEqual([]);
  });
});
