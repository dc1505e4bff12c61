import { eq } from 'drizzle-orm';
import { generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '@haat/backend-identity/tables';
import { signingKeys } from '@haat/backend-identity/testing';
import { signInBySms, signInForTest, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const SIGNED_OUT = {
  status: 401,
  body: { error: { code: 'auth_error.signed_out', message: 'main:errors.auth_error_signed_out' } },
};

describe.each(testDatabases(import.meta.filename))('access tokens on $name', (on) => {
  let backend: TestBackend;
  let good: string;
  let userId: string;
  const details = (token?: string, headers?: Record<string, string>) =>
    backend.request('GET', '/user/v1/details', {
      ...(token === undefined ? {} : { token }),
      ...(headers === undefined ? {} : { headers }),
    });
  const forged = async (
    key: CryptoKey | Uint8Array,
    {
      alg = 'RS256',
      kid = '',
      issuer = 'http://127.0.0.1:4300/realms/krishi-haat',
      audience = 'krishi-haat-api',
      ...claims
    }: Record<string, string> = {},
  ) =>
    new SignJWT({ realm_access: { roles: ['support'] }, typ: 'Bearer', azp: 'krishi-haat-farmer', ...claims })
      .setProtectedHeader({ alg, kid })
      .setSubject(userId)
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime('1h')
      .sign(key);

  beforeAll(async () => {
    backend = await startBackend({ on });
    ({ accessToken: good, userId } = await signInForTest(backend, '9300000001'));
  });
  afterAll(() => backend?.close());

  it("opens what is one's own", async () => {
    expect(await details(good)).toMatchObject({ status: 200, body: { id: userId, phone_number: '9300000001' } });
    expect((await details((await signInBySms(backend, '9300000002')).access_token)).status).toBe(200);
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic YTpi',
    'Bearer not.a.token',
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
  ])('is needed: %j is refused', async (authorization) => {
    expect(await details(undefined, authorization === undefined ? undefined : { authorization })).toMatchObject(
      SIGNED_OUT,
    );
  });

  it('is refused when altered', async () => {
    const [header, payload = '', signature] = good.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const altered = Buffer.from(JSON.stringify({ ...claims, realm_access: { roles: ['support'] } })).toString(
      'base64url',
    );
    expect(await details(`${header}.${altered}.${signature}`)).toMatchObject(SIGNED_OUT);
  });

  it('is refused when another key signed it, whatever key it names', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const [ours] = await signingKeys(backend.dependencies);
    expect(await details(await forged(privateKey, { kid: ours?.kid ?? '' }))).toMatchObject(SIGNED_OUT);
    expect(await details(await forged(privateKey, { kid: 'unknown' }))).toMatchObject(SIGNED_OUT);
    expect(await details(await forged(privateKey))).toMatchObject(SIGNED_OUT);
  });

  it('is refused when signed with the public key as a secret', async () => {
    const [ours] = await signingKeys(backend.dependencies);
    expect(
      await details(await forged(new TextEncoder().encode(ours?.n), { alg: 'HS256', kid: ours?.kid ?? '' })),
    ).toMatchObject(SIGNED_OUT);
  });

  it('is refused from another issuer', async () => {
    const [ours] = await signingKeys(backend.dependencies);
    const key = await importJWK(ours ?? {}, 'RS256');
    expect(
      await details(await forged(key, { kid: ours?.kid ?? '', issuer: 'http://evil.example/realms/krishi-haat' })),
    ).toMatchObject(SIGNED_OUT);
  });

  it.each([
    ['for other services', { audience: 'bank-api' }],
    ['that another product asked for', { azp: 'bank' }],
    ['that is an identity token', { typ: 'ID' }],
  ])('is refused when our own key signed one %s', async (_which, claims) => {
    const [ours] = await signingKeys(backend.dependencies);
    const key = await importJWK(ours ?? {}, 'RS256');
    const kid = ours?.kid ?? '';
    expect((await details(await forged(key, { kid }))).status).toBe(200);
    expect(await details(await forged(key, { kid, ...claims }))).toMatchObject(SIGNED_OUT);
  });

  it('is refused when its user is gone', async () => {
    const { accessToken } = await signInForTest(backend, '9300000003');
    await backend.database.delete(users).where(eq(users.phoneNumber, '9300000003'));
    expect(await details(accessToken)).toMatchObject(SIGNED_OUT);
  });

  it('is refused when expired', async () => {
    const { accessToken } = await signInForTest(backend, '9300000004', { lifetimeSeconds: 300 });
    expect((await details(accessToken)).status).toBe(200);
    backend.advance(310_000);
    expect(await details(accessToken)).toMatchObject(SIGNED_OUT);
  });
});
