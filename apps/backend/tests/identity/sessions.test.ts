import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenSetSchema } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import { endAllSessions, endSessionsOf } from '@haat/backend-identity';
import { identityEntries, users } from '@haat/backend-identity/tables';
import { securityEvents } from '@haat/backend-security-events/tables';
import {
  requestOtp,
  exchangeOtp,
  logOut,
  readOtp,
  refresh,
  signInBySms,
  testDatabases,
  tokenCall,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const REFUSED = { status: 400, body: { error: 'invalid_grant', error_description: 'auth_error.signed_out' } };

describe.each(testDatabases(import.meta.filename))('sessions on $name', (on) => {
  let backend: TestBackend;
  let number = 9_200_000_000;
  const newNumber = () => String((number += 1));

  beforeAll(async () => {
    backend = await startBackend({
      on,
      configuration: {
        identityClients: [
          { id: 'krishi-haat-farmer', secret: null },
          { id: 'krishi-haat-csc', secret: null },
          { id: 'partner', secret: 'a-long-secret-of-a-client' },
        ],
      },
    });
  });
  afterAll(() => backend?.close());

  it("answers tokens in Keycloak's form", async () => {
    const body = await signInBySms(backend, newNumber());
    expect(tokenSetSchema.safeParse(body).success).toBe(true);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^ey/),
      expires_in: 300,
      refresh_expires_in: 2_592_000,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      'not-before-policy': 0,
      session_state: expect.stringMatching(/^[0-9a-f-]{36}$/),
      scope: 'openid profile',
    });
  });

  it('signs access tokens with a key of the key set, and says roles and partner but no phone number', async () => {
    const phone = newNumber();
    await signInBySms(backend, phone);
    await backend.database
      .update(users)
      .set({ roles: ['reader'], externalPartnerType: 'CSC', externalPartnerId: 'CSC-1' })
      .where(eq(users.phoneNumber, phone));
    backend.advance(31_000);
    const { access_token: token } = await signInBySms(backend, phone);
    const { body: keySet } = await backend.request('GET', '/realms/krishi-haat/protocol/openid-connect/certs');
    expect(JSON.stringify(keySet)).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
    const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(keySet), {
      issuer: 'http://127.0.0.1:4300/realms/krishi-haat',
      currentDate: backend.dependencies.now(),
      clockTolerance: 3600,
    });
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: keySet.keys[0].kid });
    expect(payload).toMatchObject({
      realm_access: { roles: ['reader'] },
      external_partner_type: 'CSC',
      external_partner_id: 'CSC-1',
      azp: 'krishi-haat-farmer',
    });
    expect(JSON.stringify(payload)).not.toContain(phone);
  });

  it('describes itself with addresses of the realm', async () => {
    const { body } = await backend.request('GET', '/realms/krishi-haat/.well-known/openid-configuration');
    expect(body).toMatchObject({
      issuer: 'http://127.0.0.1:4300/realms/krishi-haat',
      token_endpoint: 'http://127.0.0.1:4300/realms/krishi-haat/protocol/openid-connect/token',
      jwks_uri: 'http://127.0.0.1:4300/realms/krishi-haat/protocol/openid-connect/certs',
      end_session_endpoint: 'http://127.0.0.1:4300/realms/krishi-haat/protocol/openid-connect/logout',
    });
  });

  it('keeps no refresh token as such', async () => {
    const { refresh_token: token } = await signInBySms(backend, newNumber());
    const next = await refresh(backend, token);
    const kept = JSON.stringify(await backend.database.select().from(identityEntries));
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(next.body.refresh_token);
  });

  it('leaves other sessions of the same person alone', async () => {
    const phone = newNumber();
    const one = await signInBySms(backend, phone);
    backend.advance(31_000);
    const other = await signInBySms(backend, phone);
    await logOut(backend, one.refresh_token);
    expect((await refresh(backend, other.refresh_token)).status).toBe(200);
  });

  it('ends a session on logout, with the newest token or an older one, and says so again', async () => {
    const first = await signInBySms(backend, newNumber());
    const second = await refresh(backend, first.refresh_token);
    expect(await logOut(backend, first.refresh_token)).toMatchObject({ status: 204, body: '' });
    expect(await refresh(backend, second.body.refresh_token)).toMatchObject(REFUSED);
    expect((await logOut(backend, first.refresh_token)).status).toBe(204);
  });

  it('ends with all others of its person by an operator, and with those of everybody', async () => {
    const phone = newNumber();
    const one = await signInBySms(backend, phone);
    backend.advance(31_000);
    const other = await signInBySms(backend, phone);
    const stranger = await signInBySms(backend, newNumber());
    expect(await endSessionsOf(backend.dependencies, phone)).toBe(2);
    for (const { refresh_token: token } of [one, other]) expect((await refresh(backend, token)).status).toBe(400);
    const goesOn = await refresh(backend, stranger.refresh_token);
    expect(goesOn.status).toBe(200);
    expect(await endSessionsOf(backend.dependencies, phone)).toBe(0);
    expect(await endSessionsOf(backend.dependencies, '9999999999')).toBeNull();
    expect(await endAllSessions(backend.dependencies)).toBeGreaterThan(0);
    expect((await refresh(backend, goesOn.body.refresh_token)).status).toBe(400);
    const [user] = await backend.database.select().from(users).where(eq(users.phoneNumber, phone));
    const told = await backend.database.select().from(securityEvents).where(eq(securityEvents.kind, 'sign-out'));
    expect(told.filter(({ subjects }) => subjects['reason'] === 'command').map(({ userId }) => userId)).toEqual([
      user?.id,
      user?.id,
      null,
    ]);
    expect((await signInBySms(backend, newNumber())).refresh_token).toBeDefined();
  });

  it('stays ended when the session is refreshed at the moment of logout', async () => {
    const first = await signInBySms(backend, newNumber());
    const [refreshed] = await Promise.all([
      refresh(backend, first.refresh_token),
      logOut(backend, first.refresh_token),
    ]);
    expect(await refresh(backend, first.refresh_token)).toMatchObject(REFUSED);
    if (refreshed?.status === 200) expect(await refresh(backend, refreshed.body.refresh_token)).toMatchObject(REFUSED);
  });

  it("lets no client use or end another client's session", async () => {
    const { refresh_token: token } = await signInBySms(backend, newNumber());
    expect(
      await tokenCall(backend, { client_id: 'krishi-haat-csc', grant_type: 'refresh_token', refresh_token: token }),
    ).toMatchObject(REFUSED);
    await logOut(backend, token, 'krishi-haat-csc');
    expect(await logOut(backend, token, 'unknown-client')).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    expect((await refresh(backend, token)).status).toBe(200);
  });

  it('ends no session for an assumed user without a token, and says that nobody is signed in', async () => {
    const { refresh_token: token } = await signInBySms(backend, newNumber());
    expect(
      await backend.request('POST', '/realms/krishi-haat/protocol/openid-connect/logout', {
        headers: { 'assumed-user': 'somebody' },
        body: new URLSearchParams({ client_id: 'krishi-haat-farmer', refresh_token: token }),
      }),
    ).toMatchObject({ status: 401, body: { error: { code: 'auth_error.signed_out' } } });
    expect((await refresh(backend, token)).status).toBe(200);
  });

  it('requires the secret of a client that has one', async () => {
    const phone = newNumber();
    const { body } = await requestOtp(backend, phone);
    const form = {
      client_id: 'partner',
      grant_type: 'urn:krishi-haat:grant-type:otp',
      request_id: body.request_id,
      otp: await readOtp(backend, phone),
    };
    expect((await tokenCall(backend, form)).body.error).toBe('invalid_client');
    expect((await tokenCall(backend, { ...form, client_secret: 'a-wrong-secret-of-a-client' })).body.error).toBe(
      'invalid_client',
    );
    const signedIn = await tokenCall(backend, { ...form, client_secret: 'a-long-secret-of-a-client' });
    expect(signedIn.status).toBe(200);
    expect(await logOut(backend, signedIn.body.refresh_token, 'partner')).toMatchObject({ status: 401 });
  });

  it('accepts an optional redirect_uri, as Keycloak does', async () => {
    const { refresh_token: token } = await signInBySms(backend, newNumber());
    expect(
      (
        await tokenCall(backend, {
          grant_type: 'refresh_token',
          refresh_token: token,
          redirect_uri: 'http://127.0.0.1:4200/',
        })
      ).status,
    ).toBe(200);
  });

  it.each([
    ['made up', 'x'.repeat(43)],
    ['empty', ''],
    ['very long', 'a'.repeat(5000)],
  ])('refuses a refresh token that is %s', async (_what, token) => {
    const answer = await refresh(backend, token);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(/^invalid_(grant|request)$/);
  });

  it('refuses an expired session, and one whose user is gone', async () => {
    const expired = await signInBySms(backend, newNumber());
    const entries = await backend.database.select().from(identityEntries);
    for (const entry of entries) {
      if (entry.model === 'RefreshToken')
        await backend.database
          .update(identityEntries)
          .set({ payload: { ...entry.payload, exp: 1 } })
          .where(eq(identityEntries.idHash, entry.idHash));
    }
    expect(await refresh(backend, expired.refresh_token)).toMatchObject(REFUSED);
    const phone = newNumber();
    const gone = await signInBySms(backend, phone);
    await backend.database.delete(users).where(eq(users.phoneNumber, phone));
    expect(await refresh(backend, gone.refresh_token)).toMatchObject(REFUSED);
  });

  it('refuses other grants and other content', async () => {
    expect((await tokenCall(backend, { grant_type: 'password', username: 'x', password: 'y' })).body.error).toBe(
      'unsupported_grant_type',
    );
    expect((await tokenCall(backend, { grant_type: 'client_credentials' })).status).toBe(400);
    expect(
      (
        await backend.request('POST', '/realms/krishi-haat/protocol/openid-connect/token', {
          body: { grant_type: 'refresh_token' },
        })
      ).status,
    ).toBe(400);
    expect((await backend.request('GET', '/realms/krishi-haat/protocol/openid-connect/token')).status).toBe(404);
    expect((await backend.request('POST', '/realms/other/otp', { body: { phone_number: newNumber() } })).status).toBe(
      404,
    );
  });

  it('makes one user of two first sign-ins', async () => {
    const phone = newNumber();
    const one = await requestOtp(backend, phone);
    const otp = await readOtp(backend, phone);
    backend.advance(31_000);
    const two = await requestOtp(backend, phone);
    const answers = await Promise.all([
      exchangeOtp(backend, one.body.request_id, otp),
      exchangeOtp(backend, two.body.request_id, await readOtp(backend, phone)),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(await backend.database.select().from(users).where(eq(users.phoneNumber, phone))).toHaveLength(1);
  });
});
