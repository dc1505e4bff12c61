import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeyChallenges, passkeys } from '@haat/backend-identity/tables';
import { removeExpiredSessions } from '@haat/backend-identity/testing';
import { softwarePasskey, testDatabases } from '@haat/backend-testing';
import type { PasskeyAnswer, SoftwarePasskey, TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import { passkeyStaff, PASSKEYS, REFUSED, refusal } from './passkey-staff.ts';
import type { Member } from './passkey-staff.ts';

const MINUTE = 60_000;

/** What an answer's `response` has, base64url. */
interface Response {
  signature: string;
  authenticatorData: string;
}

describe.each(testDatabases(import.meta.filename))('passkeys of staff on $name', (on) => {
  let backend: TestBackend;
  const {
    codeOf,
    call,
    asked,
    exchange,
    challengeFor,
    staff,
    added,
    signInByPasskey,
    sessionChallenge,
    confirm,
    eventsOf,
  } = passkeyStaff(() => backend, 9_350_000_000);

  beforeAll(async () => {
    // How often a code may be asked for has tests of its own.
    backend = await startBackend({ on, configuration: { otpLimitPerNumber: 1000 } });
  });
  afterAll(() => backend?.close());

  it('sign in in place of the app, with all rights of the role; the app goes on working', async () => {
    const member = await staff();
    const { key } = await added(member);
    const given = await asked(member);
    expect(await exchange(given)).toMatchObject(refusal('second_factor_or_passkey_needed'));
    const { status, headers, body } = await challengeFor(given);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 60_000,
      userVerification: 'required',
      allowCredentials: [{ id: key.id, type: 'public-key', transports: [] }],
    });
    const signedIn = await exchange(given, { passkey: key.assertion({ challenge: body.challenge }) });
    expect(signedIn.status).toBe(200);
    expect(decodeJwt(signedIn.body.access_token)).toMatchObject({ acr: 'second-factor' });
    expect(signedIn.body.refresh_expires_in).toBe(1800);
    const { body: list } = await call(member, 'GET', PASSKEYS);
    expect(list.results).toMatchObject([{ name: 'मेरा फ़ोन', last_used_at: expect.stringMatching(/Z$/) }]);
    expect((await exchange(await asked(member), { factor_code: codeOf(member) })).status).toBe(200);
  });

  describe('do not sign in', () => {
    let member: Member;
    let key: SoftwarePasskey;
    beforeAll(async () => {
      member = await staff();
      ({ key } = await added(member));
    });

    // WebAuthn 7.2: each row breaks one step of verifying an assertion.
    it.each<[string, Partial<PasskeyAnswer>]>([
      ['for another origin', { origin: 'https://haat.example' }],
      ['for the same host with another port', { origin: 'http://localhost:9999' }],
      ['for another site', { rpId: 'haat.example' }],
      ['without verifying the person', { isVerified: false }],
      ['without the person there', { isPresent: false }],
      ['from a frame on another site', { crossOrigin: true }],
      ['with a challenge that was never given', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
      ['as if to make a passkey', { type: 'webauthn.create' }],
      ['as another person', { userHandle: Buffer.from(randomUUID()).toString('base64url') }],
    ])('with an answer %s', async (_what, said) => {
      expect(await signInByPasskey(member, key, said)).toMatchObject(refusal('passkey_refused'));
      const last = (await eventsOf(member)).at(-1);
      expect(last).toMatchObject({ kind: 'sign-in-failed', subjects: { reason: 'passkey-refused' } });
      expect((await confirm(member, key)).status).toBe(200);
    });

    it('with a signature that is altered, or of another key', async () => {
      const altered = async (alter: (response: Response) => Partial<Response>, by = key) => {
        const answer = JSON.parse(by.assertion({ challenge: await sessionChallenge(member) })) as {
          response: Response;
        };
        const passkey = {
          ...answer,
          id: key.id,
          rawId: key.id,
          response: { ...answer.response, ...alter(answer.response) },
        };
        return call(member, 'POST', `${PASSKEYS}/creation`, { passkey: JSON.stringify(passkey) });
      };
      const { response: other } = JSON.parse(softwarePasskey().assertion({ challenge: 'x', counter: 900 })) as {
        response: Response;
      };
      expect((await altered(() => ({}))).status).toBe(200);
      expect(await altered(({ signature }) => ({ signature: `${signature.slice(0, -6)}AAAAAA` }))).toMatchObject(
        REFUSED,
      );
      expect(await altered(() => ({ authenticatorData: other.authenticatorData }))).toMatchObject(REFUSED);
      expect(await altered(() => ({}), softwarePasskey())).toMatchObject(REFUSED);
    });

    it('twice with one answer, nor with the challenge of another sign-in', async () => {
      const first = await asked(member);
      const passkey = key.assertion({ challenge: (await challengeFor(first)).body.challenge });
      const second = await asked(member);
      const { body: newer } = await challengeFor(second);
      expect(await exchange(second, { passkey })).toMatchObject(refusal('passkey_refused'));
      // A challenge is used up whatever the answer is worth.
      const used = key.assertion({ challenge: newer.challenge });
      expect(await exchange(second, { passkey: used })).toMatchObject(refusal('passkey_refused'));
      const answers = await Promise.all([exchange(first, { passkey }), exchange(first, { passkey })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await exchange(await asked(member), { passkey })).toMatchObject(refusal('passkey_refused'));
    });

    it('after three minutes, nor with any but the newest challenge', async () => {
      const late = key.assertion({ challenge: await sessionChallenge(member) });
      backend.advance(3 * MINUTE + 1);
      expect(await call(member, 'POST', `${PASSKEYS}/creation`, { passkey: late })).toMatchObject(REFUSED);
      const older = key.assertion({ challenge: await sessionChallenge(member) });
      await sessionChallenge(member);
      expect(await call(member, 'POST', `${PASSKEYS}/creation`, { passkey: older })).toMatchObject(REFUSED);
      await sessionChallenge(member);
      backend.advance(3 * MINUTE + 1);
      await removeExpiredSessions(backend.dependencies);
      expect(await backend.database.$count(passkeyChallenges)).toBe(0);
    });

    it('another person, and one that nobody has signs in nobody', async () => {
      const other = await staff();
      await added(other);
      expect(await signInByPasskey(other, key)).toMatchObject(refusal('passkey_refused'));
      expect(await confirm(member, softwarePasskey())).toMatchObject(REFUSED);
      const elsewhere = { ...member, session: randomUUID() };
      const passkey = key.assertion({ challenge: await sessionChallenge(member) });
      expect(await call(elsewhere, 'POST', `${PASSKEYS}/creation`, { passkey })).toMatchObject(REFUSED);
    });

    it.each(['no json', '{}', '[]', '{"id":"AA"}'])('with %s in place of an answer', async (passkey) => {
      await sessionChallenge(member);
      expect(await call(member, 'POST', `${PASSKEYS}/creation`, { passkey })).toMatchObject(REFUSED);
    });
  });

  it('are refused when their counter goes back, and the record tells of the copy', async () => {
    const member = await staff();
    const { key, id } = await added(member);
    expect((await confirm(member, key, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) expect(await confirm(member, key, { counter })).toMatchObject(REFUSED);
    const copied = { subjects: { ids: id } };
    expect(await eventsOf(member, 'passkey-copied')).toMatchObject([copied, copied, copied]);
    expect((await confirm(member, key, { counter: 8 })).status).toBe(200);
    // A forged answer raises no alarm.
    expect(await confirm(member, key, { counter: 1, isVerified: false })).toMatchObject(REFUSED);
    expect(await eventsOf(member, 'passkey-copied')).toHaveLength(3);
  });

  it('that do not count work again and again', async () => {
    const member = await staff();
    const { key } = await added(member);
    await backend.database.update(passkeys).set({ counter: 0 }).where(eq(passkeys.userId, member.userId));
    for (let time = 0; time < 2; time += 1) expect((await confirm(member, key, { counter: 0 })).status).toBe(200);
  });
});
