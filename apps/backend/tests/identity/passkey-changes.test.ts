import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PASSKEYS } from '@haat/api-contract/vocabulary';
import { removeSecondFactor } from '@haat/backend-identity';
import { passkeyChallenges, passkeys, secondFactors } from '@haat/backend-identity/tables';
import { refresh, signInForTest, softwarePasskey, testDatabases } from '@haat/backend-testing';
import type { PasskeyAnswer, TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import { passkeyStaff, PASSKEYS, REFUSED, refusal, refused } from './passkey-staff.ts';

describe.each(testDatabases(import.meta.filename))('passkeys that staff add and remove on $name', (on) => {
  let backend: TestBackend;
  const {
    newNumber,
    codeOf,
    call,
    asked,
    exchange,
    challengeFor,
    staff,
    creation,
    added,
    signInByPasskey,
    sessionChallenge,
    confirm,
    eventsOf,
  } = passkeyStaff(() => backend, 9_351_000_000);

  beforeAll(async () => {
    // How often a code may be asked for has tests of its own.
    backend = await startBackend({ on, configuration: { otpLimitPerNumber: 1000 } });
  });
  afterAll(() => backend?.close());

  it('are added for a fresh second factor alone', async () => {
    const member = await staff();
    const start = (body: object) => call(member, 'POST', `${PASSKEYS}/creation`, body);
    expect(await start({})).toMatchObject(refused(400, 'auth_error.second_factor_needed'));
    expect(await start({ factor_code: '000000' })).toMatchObject(refused(400, 'auth_error.second_factor_wrong'));
    expect(await start({ passkey: '{}' })).toMatchObject(REFUSED);
    expect(await eventsOf(member, 'second-factor-failed')).toHaveLength(2);
    const { key, id } = await added(member);
    const next = await confirm(member, key);
    expect(next.status).toBe(200);
    expect(next.body).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [{ id: key.id }],
    });
    expect(JSON.stringify(next.body)).not.toContain(member.phone);
    expect(await eventsOf(member, 'passkey-added')).toMatchObject([{ subjects: { ids: id, session: member.session } }]);
  });

  // WebAuthn 7.1: each row breaks one step of verifying a registration.
  it.each<[string, Partial<PasskeyAnswer>]>([
    ['for another origin', { origin: 'https://haat.example' }],
    ['for another site', { rpId: 'haat.example' }],
    ['without verifying the person', { isVerified: false }],
    ['with another challenge', { challenge: 'AAAA' }],
    ['from a frame on another site', { crossOrigin: true }],
    ['as if to sign in', { type: 'webauthn.get' }],
  ])('are not added by an answer %s', async (_what, wrong) => {
    const member = await staff();
    const credential = softwarePasskey().registration({ challenge: await creation(member), ...wrong });
    expect(await call(member, 'POST', PASSKEYS, { name: 'x', credential })).toMatchObject(REFUSED);
    expect(await backend.database.$count(passkeys, eq(passkeys.userId, member.userId))).toBe(0);
  });

  it('are added once, in the session that asked, and not when another person has them', async () => {
    const [member, thief] = [await staff(), await staff()];
    const key = softwarePasskey();
    const credential = key.registration({ challenge: await creation(member) });
    const elsewhere = { ...member, session: randomUUID() };
    expect(await call(elsewhere, 'POST', PASSKEYS, { name: 'x', credential })).toMatchObject(REFUSED);
    expect((await call(member, 'POST', PASSKEYS, { name: 'x', credential })).status).toBe(200);
    expect(await call(member, 'POST', PASSKEYS, { name: 'x', credential })).toMatchObject(REFUSED);
    const taken = key.registration({ challenge: await creation(thief) });
    expect(await call(thief, 'POST', PASSKEYS, { name: 'x', credential: taken })).toMatchObject(REFUSED);
    const nameless = key.registration({ challenge: await creation(thief) });
    for (const name of ['  ', '<img src=x onerror=alert(1)>'])
      expect(await call(thief, 'POST', PASSKEYS, { name, credential: nameless })).toMatchObject(
        refused(400, 'request_error.invalid'),
      );
  });

  it(`are ${MAX_PASSKEYS} at most`, async () => {
    const member = await staff();
    const { id } = await added(member);
    const [row] = await backend.database.select().from(passkeys).where(eq(passkeys.id, id));
    if (row === undefined) throw new Error('no passkey');
    await backend.database.insert(passkeys).values(
      Array.from({ length: MAX_PASSKEYS - 1 }, (_none, index) => ({
        ...row,
        id: randomUUID(),
        credentialId: `k${id}${index}`,
      })),
    );
    expect(await call(member, 'POST', `${PASSKEYS}/creation`, { factor_code: codeOf(member) })).toMatchObject(
      refused(409, 'auth_error.passkeys_full'),
    );
  });

  it('are removed for a fresh second factor, which ends other sessions', async () => {
    const [newcomer, stranger] = [await staff(), await staff()];
    const { key, id } = await added(newcomer);
    const [here, other] = [await signInByPasskey(newcomer, key), await signInByPasskey(newcomer, key)];
    const member = { ...newcomer, session: String(decodeJwt(here.body.access_token)['sid']) };
    const remove = (body: object, by = member) => call(by, 'POST', `${PASSKEYS}/${id}/removal`, body);
    expect(await remove({})).toMatchObject(refused(400, 'auth_error.second_factor_needed'));
    const notTheirs = await remove({ factor_code: codeOf(stranger) }, stranger);
    expect(notTheirs).toMatchObject(refused(404, 'request_error.not_found'));
    const elsewhere = { ...newcomer, session: String(decodeJwt(other.body.access_token)['sid']) };
    expect((await call(elsewhere, 'GET', '/user/v1/details')).status).toBe(200);
    expect(await remove({ factor_code: codeOf(member) })).toMatchObject({ status: 200, body: { results: [] } });
    expect((await eventsOf(member)).at(-1)).toMatchObject({ kind: 'passkey-removed', subjects: { ids: id } });
    expect(await refresh(backend, other.body.refresh_token)).toMatchObject(refusal('signed_out'));
    expect((await refresh(backend, here.body.refresh_token)).status).toBe(200);
    expect((await call(elsewhere, 'GET', '/user/v1/details')).status).toBe(401);
    expect((await call(member, 'GET', '/user/v1/details')).status).toBe(200);
    const given = await asked(member);
    expect(await exchange(given)).toMatchObject(refusal('second_factor_needed'));
    expect(await challengeFor(given)).toMatchObject(REFUSED);
  });

  it('are not removed when nothing else is left, nor joined by an app with the number alone', async () => {
    const member = await staff();
    const { key, id } = await added(member);
    await backend.database.delete(secondFactors).where(eq(secondFactors.userId, member.userId));
    const remove = async () =>
      call(member, 'POST', `${PASSKEYS}/${id}/removal`, {
        passkey: key.assertion({ challenge: await sessionChallenge(member) }),
      });
    expect(await remove()).toMatchObject(refused(409, 'auth_error.last_second_factor'));
    const setUp = await backend.request('POST', '/realms/krishi-haat/second-factor', { body: await asked(member) });
    expect(setUp).toMatchObject(refused(403, 'auth_error.forbidden'));
    const { body } = await confirm(member, key);
    const credential = softwarePasskey().registration({ challenge: body.challenge });
    expect((await call(member, 'POST', PASSKEYS, { name: 'दूसरी', credential })).status).toBe(200);
    expect((await remove()).status).toBe(200);
  });

  it('go with the app when an operator resets it', async () => {
    const member = await staff();
    await added(member);
    await sessionChallenge(member);
    expect(await removeSecondFactor(backend.dependencies, member.phone, 'employer-in-person')).toBe(true);
    for (const table of [passkeys, passkeyChallenges])
      expect(await backend.database.$count(table, eq(table.userId, member.userId))).toBe(0);
    expect(await exchange(await asked(member))).toMatchObject(refusal('second_factor_unset'));
  });

  it('are for staff alone, who proved the second factor', async () => {
    const phone = newNumber();
    const { accessToken: token } = await signInForTest(backend, phone);
    expect(await backend.request('GET', PASSKEYS, { token })).toMatchObject(refused(403, 'auth_error.forbidden'));
    expect(await challengeFor(await asked({ phone }))).toMatchObject(refused(403, 'auth_error.forbidden'));
    const details = await backend.request('GET', '/user/v1/details', { token });
    expect(details.body).not.toHaveProperty('may_have_passkeys');
    expect((await call(await staff(), 'GET', '/user/v1/details')).body).toMatchObject({ may_have_passkeys: true });
  });

  it('are kept by their public half, with what their owner calls them', async () => {
    const member = await staff();
    const { key } = await added(member, ' दुकान की चाबी ');
    const [row] = await backend.database.select().from(passkeys).where(eq(passkeys.userId, member.userId));
    expect(row).toMatchObject({ credentialId: key.id, name: 'दुकान की चाबी', isBackedUp: false, counter: 1 });
  });
});
