import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '@haat/backend-identity/tables';
import { testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const AUDIENCE = 'market-services';

describe.each(testDatabases(import.meta.filename))('an outside identity service on $name', (on) => {
  let outside: Server;
  let backend: TestBackend;
  let issuer: string;
  let key: CryptoKey;
  let keyOfCurve: CryptoKey;

  const token = (given: Claims = {}, alg: 'RS256' | 'ES256' = 'RS256') => {
    const { sub = 'outside-person', aud, lasts = '5m', ...claims } = { aud: AUDIENCE, ...given };
    const unsigned = new SignJWT({
      typ: 'Bearer',
      azp: 'krishi-haat-farmer',
      phone_number: '9300000010',
      phone_number_verified: true,
      ...claims,
    })
      .setProtectedHeader({ alg, kid: alg === 'RS256' ? 'outside' : 'curve' })
      .setSubject(sub)
      .setIssuer(issuer);
    if (lasts !== null) unsigned.setExpirationTime(lasts);
    return (aud === undefined ? unsigned : unsigned.setAudience(aud)).sign(alg === 'RS256' ? key : keyOfCurve);
  };
  const details = async (claims?: Claims) => backend.request('GET', '/user/v1/details', { token: await token(claims) });

  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    key = privateKey;
    const curve = await generateKeyPair('ES256', { extractable: true });
    keyOfCurve = curve.privateKey;
    const keySet = JSON.stringify({
      keys: [
        { ...(await exportJWK(publicKey)), kid: 'outside', alg: 'RS256', use: 'sig' },
        { ...(await exportJWK(curve.publicKey)), kid: 'curve', alg: 'ES256', use: 'sig' },
      ],
    });
    outside = createServer((_request, response) => response.setHeader('content-type', 'application/json').end(keySet));
    await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening));
    issuer = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/realms/market`;
    backend = await startBackend({ on, configuration: { identityIssuer: issuer, identityAudience: AUDIENCE } });
  });
  afterAll(async () => {
    await backend?.close();
    await new Promise((closed) => outside.close(closed));
  });

  it('takes our place by configuration: its key set is asked, and its people become users', async () => {
    expect(await details()).toMatchObject({
      status: 200,
      body: { auth_id: 'outside-person', phone_number: '9300000010' },
    });
    expect((await details({ aud: ['account', AUDIENCE] })).status).toBe(200);
    expect(
      (await backend.request('POST', '/realms/krishi-haat/otp', { body: { phone_number: '9300000010' } })).status,
    ).toBe(404);
  });

  it.each([
    ['without an audience', { aud: undefined }],
    ['for other services', { aud: 'bank-services' }],
    ['without an end', { lasts: null }],
    ['that another product asked for', { azp: 'bank' }],
    ['that does not say who asked for it', { azp: undefined }],
    ['that is an identity token', { typ: 'ID' }],
    ['that refreshes a session', { typ: 'Refresh' }],
    ['with an unverified phone number', { phone_number_verified: false }],
    ['that does not say whether the number is proved', { phone_number_verified: undefined }],
  ])('is not believed for a token %s', async (_which, claims) => {
    expect(await details({ sub: 'another', phone_number: '9300000011', ...claims })).toMatchObject({
      status: 401,
      body: { error: { code: 'auth_error.signed_out' } },
    });
    expect(await backend.database.select().from(users).where(eq(users.phoneNumber, '9300000011'))).toEqual([]);
  });

  it('is not believed for a token by another algorithm, though its key is in the set', async () => {
    expect(await backend.request('GET', '/user/v1/details', { token: await token({}, 'ES256') })).toMatchObject({
      status: 401,
      body: { error: { code: 'auth_error.signed_out' } },
    });
  });

  it('never makes a person of another subject its own, whatever number its token says', async () => {
    const owner = await details({ sub: 'owner', phone_number: '9300000012' });
    const answer = await details({ sub: 'thief', phone_number: '9300000012' });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'auth_error.other_account' } } });
    expect(JSON.stringify(answer.body)).not.toContain(owner.body.id);
    expect(await details({ sub: 'owner', phone_number: '9300000012' })).toMatchObject({
      status: 200,
      body: { id: owner.body.id, auth_id: 'owner' },
    });
  });

  it('asks for a step-up when a number comes back with a token after 90 days', async () => {
    const number = { sub: 'silent', phone_number: '9300000014' };
    const { body } = await details(number);
    const lastUsedAt = new Date(backend.dependencies.now().getTime() - 90 * 86_400_000);
    await backend.database.update(users).set({ fullName: 'Sunita', lastUsedAt }).where(eq(users.id, body.id));
    expect((await details(number)).body.full_name).toBe('');
  });

  it('makes one user of two first requests at once', async () => {
    const answers = await Promise.all([
      details({ sub: 'twice', phone_number: '9300000013' }),
      details({ sub: 'twice', phone_number: '9300000013' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });
});

interface Claims {
  sub?: string;
  aud?: string | string[] | undefined;
  azp?: string | undefined;
  /** Null for a token without an end. */
  lasts?: string | null;
  typ?: string;
  phone_number?: string;
  phone_number_verified?: boolean | undefined;
}
