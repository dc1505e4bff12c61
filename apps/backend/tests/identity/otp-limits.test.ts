import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HumanCheckChallenge } from '@haat/api-contract';
import { otpRequests } from '@haat/backend-identity/tables';
import { requestOtp, exchangeOtp, readOtp, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

const CHECK_NEEDED = { status: 429, body: { error: { code: 'auth_error.human_check_needed' } } };
const TOO_MANY = { status: 429, body: { error: { code: 'request_error.too_many' } } };
const DEVICE = 'a-device-of-the-owner';
/** Codes are counted over an hour, milliseconds. */
const COUNTED = 3_600_000;

/** What a phone sends when it has solved the challenge of an answer. */
async function solve({ body }: TestAnswer): Promise<string> {
  const { challenge } = body.error.details as { challenge: HumanCheckChallenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe.each(testDatabases(import.meta.filename))('limits of one-time passwords on $name', (on) => {
  let backend: TestBackend;
  let number = 9_110_000_000;
  let network = 0;
  const newNumber = () => String((number += 1));
  const newNetwork = () => `198.51.${Math.floor((network += 1) / 250)}.${network % 250}`;
  /** Requests codes for numbers that have not had one before. */
  const fill = async (at: string, count: number) => {
    for (let time = 0; time < count; time += 1) expect((await requestOtp(backend, newNumber(), at)).status).toBe(200);
  };

  beforeAll(async () => {
    backend = await startBackend({ on, configuration: { otpUncheckedPerNetwork: 3 } });
  });
  afterAll(() => backend?.close());

  it('sends one again only after 30 seconds, and five an hour to a number from one network, also at once', async () => {
    const [phone, here] = [newNumber(), newNetwork()];
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => requestOtp(backend, phone, here)));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    const tooSoon = atOnce.find(({ status }) => status === 429);
    expect(tooSoon?.body.error).toMatchObject({
      code: 'auth_error.otp_too_soon',
      details: { retry_after: expect.any(Number) },
    });
    expect(Number(tooSoon?.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let time = 0; time < 4; time += 1) {
      backend.advance(121_000);
      expect((await requestOtp(backend, phone, here)).status).toBe(200);
    }
    backend.advance(121_000);
    const sixth = await requestOtp(backend, phone, here);
    expect(sixth).toMatchObject(TOO_MANY);
    backend.advance(sixth.body.error.details.retry_after * 1000);
    expect((await requestOtp(backend, phone, here)).status).toBe(200);
  });

  it('does not lock a number out by a stranger’s requests: its earlier code works, a new one is sent', async () => {
    const [phone, home] = [newNumber(), newNetwork()];
    const mine = await requestOtp(backend, phone, home);
    const otp = await readOtp(backend, phone);
    for (let time = 0; time < 4; time += 1) expect((await requestOtp(backend, phone, newNetwork())).status).toBe(200);
    expect((await exchangeOtp(backend, mine.body.request_id, otp, DEVICE)).status).toBe(200);
    backend.advance(31_000);
    expect((await requestOtp(backend, phone, home)).body.error?.code).toBe('auth_error.human_check_needed');
    expect((await requestOtp(backend, phone, home, { device_id: DEVICE })).status).toBe(200);
    const elsewhere = await requestOtp(backend, phone, newNetwork());
    expect(elsewhere).toMatchObject(CHECK_NEEDED);
  });

  it('does not lock a number out by a stranger’s requests from the same network', async () => {
    const [phone, shared] = [newNumber(), newNetwork()];
    const mine = await requestOtp(backend, phone, shared, { device_id: DEVICE });
    expect((await exchangeOtp(backend, mine.body.request_id, await readOtp(backend, phone), DEVICE)).status).toBe(200);
    backend.advance(COUNTED);
    const stranger = () => requestOtp(backend, phone, shared, { device_id: 'a-device-of-a-stranger' });
    for (let time = 0; time < 5; time += 1) {
      expect((await stranger()).status).toBe(200);
      backend.advance(121_000);
    }
    expect(await stranger()).toMatchObject(TOO_MANY);
    expect((await requestOtp(backend, phone, shared, { device_id: DEVICE })).status).toBe(200);
    const onNewPhone = await requestOtp(backend, phone, shared, { device_id: 'a-new-phone-of-the-owner' });
    expect(onNewPhone).toMatchObject(CHECK_NEEDED);
    const solved = { device_id: 'a-new-phone-of-the-owner', human_check: await solve(onNewPhone) };
    expect((await requestOtp(backend, phone, shared, solved)).status).toBe(200);
  });

  it('asks for a human check after three codes from one network, and takes each solution once', async () => {
    const here = newNetwork();
    await fill(here, 3);
    const refused = await requestOtp(backend, newNumber(), here);
    expect(refused).toMatchObject(CHECK_NEEDED);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const human_check = await solve(refused);
    expect((await requestOtp(backend, newNumber(), newNetwork())).status).toBe(200);
    const [one, other] = [newNumber(), newNumber()];
    const answers = await Promise.all([one, other].map((phone) => requestOtp(backend, phone, here, { human_check })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await requestOtp(backend, newNumber(), here, { human_check })).toMatchObject(CHECK_NEEDED);
  });

  it('takes no solution of another network, none that is altered and none that is too old', async () => {
    const [here, there] = [newNetwork(), newNetwork()];
    await fill(here, 3);
    await fill(there, 3);
    const solved = await solve(await requestOtp(backend, newNumber(), here));
    expect(await requestOtp(backend, newNumber(), there, { human_check: solved })).toMatchObject(CHECK_NEEDED);
    const easier = JSON.parse(Buffer.from(solved, 'base64').toString()) as {
      challenge: HumanCheckChallenge;
      solution: object;
    };
    easier.challenge.parameters.cost = 1;
    const altered = Buffer.from(JSON.stringify(easier)).toString('base64');
    for (const human_check of [altered, 'x', '', Buffer.from('null').toString('base64')])
      expect(await requestOtp(backend, newNumber(), here, { human_check })).toMatchObject(CHECK_NEEDED);
    backend.advance(601_000);
    await fill(here, 1);
    expect(await requestOtp(backend, newNumber(), here, { human_check: solved })).toMatchObject(CHECK_NEEDED);
  });

  it('makes guessing at one number from many networks dear, and takes no check that was cheaper', async () => {
    const [phone, here] = [newNumber(), newNetwork()];
    const costOf = ({ body }: TestAnswer) =>
      (body.error.details as { challenge: HumanCheckChallenge }).challenge.parameters.cost;
    for (let time = 0; time < 5; time += 1) expect((await requestOtp(backend, phone, newNetwork())).status).toBe(200);
    const first = await requestOtp(backend, phone, here);
    const cheap = await solve(first);
    for (let time = 0; time < 5; time += 1) {
      const at = newNetwork();
      const human_check = await solve(await requestOtp(backend, phone, at));
      expect((await requestOtp(backend, phone, at, { human_check })).status).toBe(200);
    }
    const dearer = await requestOtp(backend, phone, here, { human_check: cheap });
    expect(dearer).toMatchObject(CHECK_NEEDED);
    expect(costOf(dearer)).toBe(2 * costOf(first));
    const human_check = await solve(dearer);
    expect((await requestOtp(backend, phone, here, { human_check })).status).toBe(200);
  });

  it('serves a phone without script too: after two minutes', async () => {
    const here = newNetwork();
    await fill(here, 3);
    const refused = await requestOtp(backend, newNumber(), here);
    expect(refused.body.error.details.retry_after).toBeLessThanOrEqual(120);
    backend.advance(refused.body.error.details.retry_after * 1000);
    await fill(here, 1);
    expect(await requestOtp(backend, newNumber(), here)).toMatchObject(CHECK_NEEDED);
  });

  it('counts all addresses below one IPv6 network as one', async () => {
    await fill('2001:db8:7:1::1', 1);
    await fill('2001:db8:7:1:ffff::2', 1);
    await fill('2001:db8:7:1:1:2:3:4', 1);
    expect(await requestOtp(backend, newNumber(), '2001:db8:7:1::99')).toMatchObject(CHECK_NEEDED);
    expect((await requestOtp(backend, newNumber(), '2001:db8:7:2::99')).status).toBe(200);
  });

  it('asks the limit before it makes a password: who is refused leaves nothing behind', async () => {
    const [here, phone] = [newNetwork(), newNumber()];
    await fill(here, 3);
    expect(await requestOtp(backend, phone, here)).toMatchObject(CHECK_NEEDED);
    expect(await backend.database.select().from(otpRequests).where(eq(otpRequests.phoneNumber, phone))).toEqual([]);
    expect(await backend.sms.messages(phone)).toEqual([]);
  });

  it('keeps to a budget for the whole market, its last part for people on their own devices', async () => {
    const small = await startBackend({ on, configuration: { otpBudget: 10 } });
    try {
      const phone = newNumber();
      const first = await requestOtp(small, phone, newNetwork());
      await exchangeOtp(small, first.body.request_id, await readOtp(small, phone), DEVICE);
      for (let sent = 1; sent < 8; sent += 1)
        expect((await requestOtp(small, newNumber(), newNetwork())).status).toBe(200);
      expect(await requestOtp(small, newNumber(), newNetwork())).toMatchObject(TOO_MANY);
      small.advance(31_000);
      expect((await requestOtp(small, phone, newNetwork(), { device_id: DEVICE })).status).toBe(200);
      small.advance(3_600_000);
      expect((await requestOtp(small, newNumber(), newNetwork())).status).toBe(200);
    } finally {
      await small.close();
    }
  });
});
