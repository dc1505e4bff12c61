import { OTP_GRANT } from '@haat/api-contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeExpiredSessions } from '@haat/backend-identity/testing';
import { users, wrongCodes } from '@haat/backend-identity/tables';
import { securityEvents } from '@haat/backend-security-events/tables';
import { readOtp, requestOtp, testDatabases, tokenCall } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

const DEVICE = 'a-device-of-the-owner';
const OTHER_DEVICE = 'a-device-of-a-stranger';
/** Half an hour: so far apart strangers ask for codes here, so that no human check comes in between. */
const HALF_HOUR = 30 * 60_000;
const PAUSED = 'auth_error.otp_number_paused';
const WRONG = 'auth_error.otp_wrong';

describe.each(testDatabases(import.meta.filename))('wrong codes for a number on $name', (on) => {
  let backend: TestBackend;
  let number = 9_120_000_000;
  let network = 0;
  const newNumber = () => String((number += 1));
  const newNetwork = () => `198.18.${Math.floor((network += 1) / 250)}.${network % 250}`;
  const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

  interface Typed {
    requestId: string;
    otp: string;
    at: string;
    deviceId?: string;
  }
  const type = ({ requestId, otp, at, deviceId }: Typed) =>
    tokenCall(
      backend,
      { grant_type: OTP_GRANT, request_id: requestId, otp, ...(deviceId ? { device_id: deviceId } : {}) },
      at,
    );
  const reasonOf = ({ status, body }: TestAnswer) => (status === 200 ? 'signed in' : String(body.error_description));

  /** A code that was sent: what the number's phone shows, and the request that it belongs to. */
  async function codeFor(phone: string, at: string, deviceId?: string) {
    const sent = await requestOtp(backend, phone, at, deviceId === undefined ? {} : { device_id: deviceId });
    expect(sent.status).toBe(200);
    return { requestId: String(sent.body.request_id), otp: await readOtp(backend, phone) };
  }

  /** Strangers type wrong codes for a number, five for each code that is sent. */
  async function guess(phone: string, times: number, networks: readonly string[]): Promise<string[]> {
    const answers: string[] = [];
    for (let at = 0; answers.length < times; at += 1) {
      const from = networks[at % networks.length] ?? '';
      const { requestId, otp } = await codeFor(phone, from);
      for (let tries = 0; tries < 5 && answers.length < times; tries += 1)
        answers.push(reasonOf(await type({ requestId, otp: wrong(otp), at: from })));
      backend.advance(HALF_HOUR);
    }
    return answers;
  }

  /** Signs a number in on a device. */
  async function signIn(phone: string, deviceId: string): Promise<void> {
    const at = newNetwork();
    const code = await codeFor(phone, at, deviceId);
    expect((await type({ ...code, at, deviceId })).status).toBe(200);
    backend.advance(HALF_HOUR);
  }

  const threeNetworks = () => [newNetwork(), newNetwork(), newNetwork()];

  beforeAll(async () => {
    backend = await startBackend({ on, configuration: { otpWrongPerNumber: 30 } });
  });
  afterAll(() => backend?.close());

  it('are looked at 30 times a day from all networks: then not even the right one, and none is sent', async () => {
    const phone = newNumber();
    expect(await guess(phone, 29, threeNetworks())).toEqual(Array(29).fill(WRONG));
    const [elsewhere, home] = [newNetwork(), newNetwork()];
    const [stranger, mine] = [await codeFor(phone, elsewhere), await codeFor(phone, home)];
    expect(reasonOf(await type({ ...stranger, otp: wrong(stranger.otp), at: elsewhere }))).toBe(WRONG);
    for (const otp of [wrong(mine.otp), mine.otp])
      expect(reasonOf(await type({ ...mine, otp, at: home }))).toBe(PAUSED);
    const refused = await requestOtp(backend, phone, newNetwork());
    expect(refused).toMatchObject({ status: 429, body: { error: { code: PAUSED } } });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(20 * 3600);
    expect((await requestOtp(backend, newNumber(), home)).status).toBe(200);
    backend.advance(seconds * 1000);
    const at = newNetwork();
    expect(reasonOf(await type({ ...(await codeFor(phone, at)), at }))).toBe('signed in');
  });

  it('of strangers leave the device free on which the number signed in before, with its session', async () => {
    const phone = newNumber();
    await signIn(phone, DEVICE);
    await guess(phone, 30, threeNetworks());
    const at = newNetwork();
    const mine = await codeFor(phone, at, DEVICE);
    expect(reasonOf(await type({ ...mine, at, deviceId: OTHER_DEVICE }))).toBe(PAUSED);
    expect(reasonOf(await type({ ...mine, otp: wrong(mine.otp), at, deviceId: DEVICE }))).toBe(WRONG);
    expect(reasonOf(await type({ ...mine, at, deviceId: DEVICE }))).toBe('signed in');
  });

  it('of one network leave all others free', async () => {
    const [phone, network] = [newNumber(), newNetwork()];
    expect(await guess(phone, 10, [network])).toEqual(Array(10).fill(WRONG));
    expect(await requestOtp(backend, phone, network)).toMatchObject({ body: { error: { code: PAUSED } } });
    const home = newNetwork();
    expect(reasonOf(await type({ ...(await codeFor(phone, home)), at: home }))).toBe('signed in');
  });

  it('are limited on a known device too', async () => {
    const phone = newNumber();
    await signIn(phone, DEVICE);
    const answers: string[] = [];
    for (let at = 0; at < 7; at += 1) {
      const from = newNetwork();
      const sent = await requestOtp(backend, phone, from, { device_id: DEVICE });
      if (sent.status !== 200) break;
      const otp = wrong(await readOtp(backend, phone));
      for (let tries = 0; tries < 5; tries += 1)
        answers.push(
          reasonOf(await type({ requestId: String(sent.body.request_id), otp, at: from, deviceId: DEVICE })),
        );
      backend.advance(HALF_HOUR);
    }
    expect(answers).toEqual(Array(30).fill(WRONG));
    expect(await requestOtp(backend, phone, newNetwork(), { device_id: DEVICE })).toMatchObject({
      body: { error: { code: PAUSED } },
    });
  });

  it('do not pass the limit at once, over several codes and networks', async () => {
    const phone = newNumber();
    await guess(phone, 25, threeNetworks());
    const guesses: Typed[] = [];
    for (let code = 0; code < 3; code += 1) {
      const at = newNetwork();
      const sent = await codeFor(phone, at);
      guesses.push(...Array.from({ length: 5 }, () => ({ ...sent, otp: wrong(sent.otp), at })));
    }
    const answers = (await Promise.all(guesses.map(type))).map(reasonOf);
    expect(answers.filter((answer) => answer === WRONG)).toHaveLength(5);
    expect(answers.filter((answer) => answer === PAUSED)).toHaveLength(10);
    const counted = await backend.database.select().from(wrongCodes).where(eq(wrongCodes.phoneNumber, phone));
    expect(counted).toHaveLength(30);
  });

  it('do not count a right code, also not one of staff who have not shown the second factor', async () => {
    const phone = newNumber();
    await signIn(phone, DEVICE);
    await backend.database
      .update(users)
      .set({ roles: ['support'] })
      .where(eq(users.phoneNumber, phone));
    await guess(phone, 29, threeNetworks());
    const at = newNetwork();
    const code = await codeFor(phone, at);
    for (let time = 0; time < 3; time += 1)
      expect(reasonOf(await type({ ...code, at }))).toBe('auth_error.second_factor_unset');
    const setUp = await backend.request('POST', '/realms/krishi-haat/second-factor', {
      body: { request_id: code.requestId, otp: code.otp },
      headers: { 'x-forwarded-for': at },
    });
    expect(setUp.status).toBe(200);
    expect(reasonOf(await type({ ...code, otp: wrong(code.otp), at }))).toBe(WRONG);
    expect(reasonOf(await type({ ...code, at }))).toBe(PAUSED);
  });

  it('count where staff set up an app, on their own device apart from strangers', async () => {
    const phone = newNumber();
    await signIn(phone, DEVICE);
    await backend.database
      .update(users)
      .set({ roles: ['support'] })
      .where(eq(users.phoneNumber, phone));
    await guess(phone, 30, threeNetworks());
    const at = newNetwork();
    const { requestId, otp } = await codeFor(phone, at, DEVICE);
    const setUp = (deviceId?: string) =>
      backend.request('POST', '/realms/krishi-haat/second-factor', {
        body: { request_id: requestId, otp, ...(deviceId === undefined ? {} : { device_id: deviceId }) },
        headers: { 'x-forwarded-for': at },
      });
    expect(await setUp()).toMatchObject({ status: 429, body: { error: { code: PAUSED } } });
    expect((await setUp(DEVICE)).status).toBe(200);
  });

  it('are recorded as a lock of the number where it begins: in each network with its third', async () => {
    const phone = newNumber();
    await signIn(phone, DEVICE);
    await guess(phone, 30, threeNetworks());
    const [user] = await backend.database.select().from(users).where(eq(users.phoneNumber, phone));
    const locks = await backend.database
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.userId, user?.id ?? ''), eq(securityEvents.kind, 'sign-in-locked')));
    expect(locks.filter(({ subjects }) => subjects.reason === 'number')).toHaveLength(3);
    expect(locks.filter(({ subjects }) => subjects.reason === 'otp')).toHaveLength(6);
  });

  it('are forgotten after a day, and counted for a number that nobody has', async () => {
    const phone = newNumber();
    await guess(phone, 5, [newNetwork()]);
    const ofNumber = () => backend.database.select().from(wrongCodes).where(eq(wrongCodes.phoneNumber, phone));
    const kept = await ofNumber();
    expect(kept).toHaveLength(5);
    expect(JSON.stringify(kept)).not.toContain('198.18');
    backend.advance(25 * 3_600_000);
    await removeExpiredSessions(backend.dependencies);
    expect(await ofNumber()).toEqual([]);
  });
});
