import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endAllSessions, endSessionsOf } from '@haat/backend-identity';
import { identityEntries } from '@haat/backend-identity/tables';
import { removeExpiredSessions } from '@haat/backend-identity/testing';
import { logOut, refresh, signInBySms, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const SIGNED_OUT = { status: 401, body: { error: { code: 'auth_error.signed_out' } } };

describe.each(testDatabases(import.meta.filename))('access tokens of a session that has ended, on $name', (on) => {
  let backend: TestBackend;
  let number = 9_260_000_000;
  const newNumber = () => String((number += 1));
  const signIn = (phone = newNumber()): Promise<Tokens> => signInBySms(backend, phone);
  const asks = ({ access_token: token }: Tokens) => backend.request('GET', '/user/v1/details', { token });

  beforeAll(async () => {
    backend = await startBackend({ on });
  });
  afterAll(() => backend?.close());

  it('are refused as soon as their holder signs out, those of other sessions are not', async () => {
    const phone = newNumber();
    const first = await signIn(phone);
    const second: Tokens = (await refresh(backend, first.refresh_token)).body;
    backend.advance(31_000);
    const elsewhere = await signIn(phone);
    expect((await asks(first)).status).toBe(200);
    await logOut(backend, second.refresh_token);
    expect(await asks(first)).toMatchObject(SIGNED_OUT);
    expect(await asks(second)).toMatchObject(SIGNED_OUT);
    expect((await asks(elsewhere)).status).toBe(200);
  });

  it('are refused once a refresh token counts as stolen, the thief’s too', async () => {
    const first = await signIn();
    const second: Tokens = (await refresh(backend, first.refresh_token)).body;
    await refresh(backend, second.refresh_token);
    expect((await asks(second)).status).toBe(200);
    expect((await refresh(backend, first.refresh_token)).status).toBe(400);
    expect(await asks(second)).toMatchObject(SIGNED_OUT);
  });

  it('are refused when an operator ends the sessions of a person, and of everybody', async () => {
    const phone = newNumber();
    const [own, others] = [await signIn(phone), await signIn()];
    await endSessionsOf(backend.dependencies, phone);
    expect(await asks(own)).toMatchObject(SIGNED_OUT);
    expect((await asks(others)).status).toBe(200);
    await endAllSessions(backend.dependencies);
    expect(await asks(others)).toMatchObject(SIGNED_OUT);
    expect(await asks(own)).toMatchObject(SIGNED_OUT);
    expect((await asks(await signIn())).status).toBe(200);
  });

  it('are noted until none could be good any more, and then forgotten', async () => {
    const noted = () =>
      backend.database.select().from(identityEntries).where(eq(identityEntries.model, 'EndedSession'));
    const tokens = await signIn();
    await logOut(backend, tokens.refresh_token);
    const longestTokenMs = 3_600_000;
    backend.advance(longestTokenMs);
    await removeExpiredSessions(backend.dependencies);
    expect((await noted()).length).toBeGreaterThan(0);
    backend.advance(longestTokenMs + 60_000);
    await removeExpiredSessions(backend.dependencies);
    expect(await noted()).toEqual([]);
  });
});
