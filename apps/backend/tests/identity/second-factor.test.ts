import { decodeJwt } from 'jose';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondFactors, users } from '@haat/backend-identity/tables';
import { removeSecondFactor } from '@haat/backend-identity';
import { requestOtp, readOtp, refresh, signInBySms, testDatabases, tokenCall } from '@haat/backend-testing';
import { OTP_GRANT } from '@haat/api-contract';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const MINUTE = 60_000;
const refusal = (code: string) => ({
  status: 400,
  body: { error: 'invalid_grant', error_description: `auth_error.${code}` },
});

describe.each(testDatabases(import.meta.filename))('the second factor of staff on $name', (on) => {
  let backend: TestBackend;
  let number = 9_340_000_000;
  const support = (token: string) => backend.request('GET', '/support/v1/issues', { token });
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: backend.dependencies.now().getTime() });

  /** A person with a staff role who has never had an authenticator app. */
  const newStaff = async () => {
    const phone = String((number += 1));
    await signInBySms(backend, phone);
    await backend.database
      .update(users)
      .set({ roles: ['support'] })
      .where(eq(users.phoneNumber, phone));
    return phone;
  };
  const askAsStaff = async (phone: string) => {
    backend.advance(31_000);
    const { body } = await requestOtp(backend, phone);
    const given = { request_id: body.request_id as string, otp: await readOtp(backend, phone) };
    return {
      given,
      exchange: (factor_code?: string) =>
        tokenCall(backend, { grant_type: OTP_GRANT, ...given, ...(factor_code === undefined ? {} : { factor_code }) }),
      setUp: () => backend.request('POST', '/realms/krishi-haat/second-factor', { body: given }),
    };
  };
  const signInAsNewStaff = async () => {
    const phone = await newStaff();
    const { exchange, setUp } = await askAsStaff(phone);
    const { body } = await setUp();
    const answer = await exchange(codeOf(body.secret));
    expect(answer.status).toBe(200);
    return { phone, secret: body.secret as string, tokens: answer.body };
  };

  beforeAll(async () => {
    // How often a code may be asked for has tests of its own.
    backend = await startBackend({ on, configuration: { otpLimitPerNumber: 100 } });
  });
  afterAll(() => backend?.close());

  it('is missing in a session of before: its owner has the rights of a farmer, until the next sign-in', async () => {
    const phone = String((number += 1));
    const farmer = await signInBySms(backend, phone);
    await backend.database
      .update(users)
      .set({ roles: ['support'] })
      .where(eq(users.phoneNumber, phone));
    const refreshed = await refresh(backend, farmer.refresh_token);
    expect(refreshed.status).toBe(200);
    expect(await support(refreshed.body.access_token)).toMatchObject({
      status: 403,
      body: { error: { code: 'auth_error.forbidden' } },
    });
  });

  it('is set up at the first sign-in, and asked for at each one', async () => {
    const { phone, secret, tokens } = await signInAsNewStaff();
    expect(decodeJwt(tokens.access_token)).toMatchObject({ acr: 'second-factor' });
    expect((await support(tokens.access_token)).status).toBe(200);
    const again = await askAsStaff(phone);
    expect(await again.exchange()).toMatchObject(refusal('second_factor_needed'));
    expect(await again.setUp()).toMatchObject({ status: 403, body: { error: { code: 'auth_error.forbidden' } } });
    expect((await again.exchange(codeOf(secret))).status).toBe(200);
    expect(await again.exchange(codeOf(secret))).toMatchObject(refusal('otp_used'));
  });

  it('says that it has to be set up, and shows one secret until that is done', async () => {
    const { exchange, setUp } = await askAsStaff(await newStaff());
    expect(await exchange()).toMatchObject(refusal('second_factor_unset'));
    const [one, other] = [await setUp(), await setUp()];
    expect(one.headers.get('cache-control')).toBe('no-store');
    expect(one.body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      link: expect.stringMatching(/^otpauth:/),
    });
    expect(other.body.secret).toBe(one.body.secret);
  });

  it('takes a code once, and a wrong one never', async () => {
    const { phone, secret } = await signInAsNewStaff();
    const code = codeOf(secret);
    const once = await askAsStaff(phone);
    const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
    expect(await once.exchange(wrong)).toMatchObject(refusal('second_factor_wrong'));
    const taken = codeOf(secret);
    expect((await once.exchange(taken)).status).toBe(200);
    const twice = await askAsStaff(phone);
    for (const old of [code, taken]) expect(await twice.exchange(old)).toMatchObject(refusal('second_factor_wrong'));
  });

  it('pauses after five wrong codes, however many passwords come by SMS', async () => {
    const { phone, secret } = await signInAsNewStaff();
    for (let sent = 0; sent < 2; sent += 1) {
      const { exchange } = await askAsStaff(phone);
      for (let time = 0; time < 3; time += 1) await exchange('000000');
    }
    const paused = await askAsStaff(phone);
    expect(await paused.exchange(codeOf(secret))).toMatchObject(refusal('second_factor_paused'));
    backend.advance(15 * MINUTE);
    expect((await (await askAsStaff(phone)).exchange(codeOf(secret))).status).toBe(200);
  });

  it('gives short sessions: half an hour without use, eight hours in all', async () => {
    const { tokens } = await signInAsNewStaff();
    expect(tokens.refresh_expires_in).toBe(1800);
    let token = tokens.refresh_token as string;
    let access = '';
    for (let minutes = 0; minutes < 460; minutes += 20) {
      backend.advance(20 * MINUTE);
      const next = await refresh(backend, token);
      expect(next.status).toBe(200);
      token = next.body.refresh_token;
      access = next.body.access_token;
    }
    expect(decodeJwt(access)).toMatchObject({ acr: 'second-factor' });
    backend.advance(20 * MINUTE + 1_000);
    expect((await refresh(backend, token)).status).toBe(400);
    const idle = await signInAsNewStaff();
    backend.advance(30 * MINUTE + 1_000);
    expect((await refresh(backend, idle.tokens.refresh_token)).status).toBe(400);
  });

  it('is not for farmers: they sign in by SMS alone, and get no secret', async () => {
    const phone = String((number += 1));
    const { setUp, exchange } = await askAsStaff(phone);
    expect((await setUp()).status).toBe(403);
    const signedIn = await exchange();
    expect(signedIn.status).toBe(200);
    expect(decodeJwt(signedIn.body.access_token)['acr']).toBeUndefined();
  });

  it('is kept encrypted, and an operator takes a lost one away, with its sessions', async () => {
    const { phone, secret, tokens } = await signInAsNewStaff();
    expect(JSON.stringify(await backend.database.select().from(secondFactors))).not.toContain(secret);
    expect(await removeSecondFactor(backend.dependencies, phone, 'document-in-person')).toBe(true);
    expect(await removeSecondFactor(backend.dependencies, phone, 'document-in-person')).toBe(false);
    // The sessions on the lost phone end too.
    expect(await refresh(backend, tokens.refresh_token)).toMatchObject(refusal('signed_out'));
    expect(await (await askAsStaff(phone)).exchange(codeOf(secret))).toMatchObject(refusal('second_factor_unset'));
  });
});
