import { OTP_GRANT } from '@haat/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '@haat/backend-identity/tables';
import { securityEvents } from '@haat/backend-security-events/tables';
import { readOtp, refresh, requestOtp, signInForTest, testDatabases, tokenCall } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}
interface Device {
  id: string;
  is_this: boolean;
  kind: string | null;
  signed_in_at: string;
  last_used_at: string;
}

const SIGNED_OUT = { status: 401, body: { error: { code: 'auth_error.signed_out' } } };
const NOT_FOUND = { status: 404, body: { error: { code: 'request_error.not_found' } } };

describe.each(testDatabases(import.meta.filename))('signed-in devices on $name', (on) => {
  let backend: TestBackend;
  let number = 9_340_000_000;
  let networks = 0;
  const newNumber = () => String((number += 1));
  const signIn = async (phone: string, kind?: string): Promise<Tokens> => {
    // Codes of one network have to wait for each other.
    const network = `2001:db8:7:${(networks += 1).toString(16)}::1`;
    const asked = await requestOtp(backend, phone, network);
    const grant = { grant_type: OTP_GRANT, request_id: asked.body.request_id, otp: await readOtp(backend, phone) };
    const answer = await tokenCall(
      backend,
      { ...grant, ...(kind === undefined ? {} : { device_kind: kind }) },
      network,
    );
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const list = async ({ access_token: token }: Tokens): Promise<Device[]> =>
    (await backend.request('GET', '/user/v1/sessions', { token })).body.results;
  /** The list after `advance`, when tokens of sign-ins are of no use any more: they go by the real clock. */
  const later = async (phone: string) =>
    list({ access_token: (await signInForTest(backend, phone)).accessToken, refresh_token: '' });
  const asks = ({ access_token: token }: Tokens) => backend.request('GET', '/user/v1/details', { token });
  const end = ({ access_token: token }: Tokens, id: string) =>
    backend.request('POST', `/user/v1/sessions/${id}/end`, { token });

  beforeAll(async () => {
    backend = await startBackend({ on });
  });
  afterAll(() => backend?.close());

  it.each([undefined, '', 'fridge', 'x'.repeat(20)])('take %j for nothing known', async (kind) => {
    expect(await list(await signIn(newNumber(), kind))).toMatchObject([{ kind: null }]);
  });

  it('are signed out one by one, with their access tokens', async () => {
    const phone = newNumber();
    const [lost, own] = [await signIn(phone), await signIn(phone)];
    const away = (await list(own)).find(({ is_this: isThis }) => !isThis);
    expect(await end(own, away?.id ?? '')).toMatchObject({ status: 200, body: { results: [{ is_this: true }] } });
    expect(await asks(lost)).toMatchObject(SIGNED_OUT);
    expect((await refresh(backend, lost.refresh_token)).status).toBe(400);
    expect((await asks(own)).status).toBe(200);
    expect(await end(own, away?.id ?? '')).toMatchObject(NOT_FOUND);
  });

  it('are signed out all but the one in the hand', async () => {
    const phone = newNumber();
    const others = [await signIn(phone), await signIn(phone)];
    const [own, stranger] = [await signIn(phone), await signIn(newNumber())];
    const answer = await backend.request('POST', '/user/v1/sessions/end-others', { token: own.access_token });
    expect(answer).toMatchObject({ status: 200, body: { results: [{ is_this: true }] } });
    for (const other of others) expect(await asks(other)).toMatchObject(SIGNED_OUT);
    expect((await asks(own)).status).toBe(200);
    expect((await asks(stranger)).status).toBe(200);
    const [user] = await backend.database.select().from(users).where(eq(users.phoneNumber, phone));
    const events = await backend.database
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, user?.id ?? ''));
    expect(
      events.filter(({ kind, subjects }) => kind === 'sign-out' && subjects['reason'] === 'device-list'),
    ).toHaveLength(2);
  });

  it('of another person are neither told nor signed out', async () => {
    const [own, theirs] = [await signIn(newNumber()), await signIn(newNumber())];
    const [device] = await list(theirs);
    expect((await list(own)).map(({ id }) => id)).not.toContain(device?.id);
    expect(await end(own, device?.id ?? '')).toMatchObject(NOT_FOUND);
    expect((await asks(theirs)).status).toBe(200);
  });

  it('are told with what they are, since when, and when used last; the one that asks says so', async () => {
    const phone = newNumber();
    const old = await signIn(phone, 'feature-phone');
    const own = await signIn(phone, 'android');
    const before = (await list(own)).toSorted((one, other) => Number(other.is_this) - Number(one.is_this));
    expect(before).toMatchObject([
      { is_this: true, kind: 'android' },
      { is_this: false, kind: 'feature-phone' },
    ]);
    backend.advance(3_600_000);
    expect((await refresh(backend, old.refresh_token)).status).toBe(200);
    const [first, second] = await later(phone);
    expect([first?.kind, second?.kind]).toEqual(['feature-phone', 'android']);
    expect(first?.signed_in_at).toBe(before[1]?.signed_in_at);
    expect(Date.parse(first?.last_used_at ?? '') - Date.parse(before[1]?.last_used_at ?? '')).toBeGreaterThan(
      3_500_000,
    );
  });

  it('that were not used until their end are not told any more', async () => {
    const phone = newNumber();
    await signIn(phone);
    expect(await later(phone)).toHaveLength(1);
    backend.advance(31 * 86_400_000);
    expect(await later(phone)).toEqual([]);
  });
});
