import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rotateKeys } from '@haat/backend-identity';
import { KEY_ANNOUNCED_MS, removeExpiredSessions } from '@haat/backend-identity/testing';
import { refresh, signInBySms, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const MINUTE = 60_000;
const ACCESS_TOKEN_MS = 3_600_000;

describe.each(testDatabases(import.meta.filename))('rotating the signing keys on $name', (on) => {
  let backend: TestBackend;
  let number = 9_400_000_000;
  const signIn = () => signInBySms(backend, String((number += 1)));
  const details = async (token: string) => (await backend.request('GET', '/user/v1/details', { token })).status;
  const keySet = async (): Promise<string[]> =>
    (await backend.request('GET', '/realms/krishi-haat/protocol/openid-connect/certs')).body.keys.map(
      ({ kid }: { kid: string }) => kid,
    );
  const signerOf = (token: string) => decodeProtectedHeader(token).kid;

  beforeEach(async () => {
    backend = await startBackend({ on, configuration: { accessTokenSeconds: ACCESS_TOKEN_MS / 1000 } });
  });
  afterEach(() => backend?.close());

  it('announces the new key, then signs with it, and removes the old one when its tokens have expired', async () => {
    const before = await signIn();
    const [oldKey] = await keySet();
    const { kid: newKey } = await rotateKeys(backend.dependencies);
    expect(await keySet()).toEqual([oldKey, newKey]);
    expect(signerOf((await signIn()).access_token)).toBe(oldKey);

    backend.advance(KEY_ANNOUNCED_MS);
    const after = await signIn();
    expect(signerOf(after.access_token)).toBe(newKey);
    expect([await details(before.access_token), await details(after.access_token)]).toEqual([200, 200]);

    backend.advance(ACCESS_TOKEN_MS - 2 * MINUTE);
    await removeExpiredSessions(backend.dependencies);
    expect(await keySet()).toEqual([newKey, oldKey]);
    backend.advance(4 * MINUTE);
    await removeExpiredSessions(backend.dependencies);
    expect(await keySet()).toEqual([newKey]);
    expect((await refresh(backend, before.refresh_token)).status).toBe(200);
  });

  it('drops leaked keys: their tokens are refused within a minute, and sessions continue', async () => {
    const before = await signIn();
    expect(await details(before.access_token)).toBe(200);
    const { kid: newKey } = await rotateKeys(backend.dependencies, { isOldCompromised: true });
    expect(await keySet()).toEqual([newKey]);
    backend.advance(MINUTE);
    expect(await details(before.access_token)).toBe(401);
    const next = await refresh(backend, before.refresh_token);
    expect(signerOf(next.body.access_token)).toBe(newKey);
    expect(await details(next.body.access_token)).toBe(200);
  });

  it('keeps one key signing when it is rotated again before the new one signs', async () => {
    const [first] = await keySet();
    const { kid: second } = await rotateKeys(backend.dependencies);
    backend.advance(MINUTE);
    const { kid: third } = await rotateKeys(backend.dependencies);
    expect(await keySet()).toEqual([first, third, second]);
    backend.advance(KEY_ANNOUNCED_MS);
    expect(signerOf((await signIn()).access_token)).toBe(third);
    backend.advance(ACCESS_TOKEN_MS + 2 * MINUTE);
    await removeExpiredSessions(backend.dependencies);
    expect(await keySet()).toEqual([third]);
  });
});
