import { OTP_GRANT } from '@haat/api-contract';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeSecondFactor } from '@haat/backend-identity';
import { users } from '@haat/backend-identity/tables';
import { securityEventsArea } from '@haat/backend-security-events';
import { securityEvents } from '@haat/backend-security-events/tables';
import {
  exchangeOtp,
  logOut,
  readOtp,
  refresh,
  requestOtp,
  signInBySms,
  staffMember,
  testDatabases,
  tokenCall,
} from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';

const YEAR_MS = 366 * 86_400_000;

describe.each(testDatabases(import.meta.filename))('security events on $name', (on) => {
  let backend: TestBackend;
  let number = 9_350_000_000;
  const newNumber = () => String((number += 1));
  const idOf = async (phone: string) => {
    const [user] = await backend.database.select().from(users).where(eq(users.phoneNumber, phone));
    return user?.id ?? '';
  };
  const eventsOf = async (userId: string) =>
    backend.database.select().from(securityEvents).where(eq(securityEvents.userId, userId)).orderBy(securityEvents.id);
  const kindsOf = async (userId: string) => (await eventsOf(userId)).map(({ kind }) => kind);
  const asked = async (phone: string) => {
    backend.advance(31_000);
    const { body } = await requestOtp(backend, phone);
    return { request_id: body.request_id as string, otp: await readOtp(backend, phone) };
  };

  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', configuration: { otpLimitPerNumber: 100 } });
  });
  afterAll(() => backend?.close());

  it('tell of a sign-in and of one on a new device, with the shortened network and nothing else', async () => {
    const phone = newNumber();
    await signInBySms(backend, phone);
    const given = await asked(phone);
    await exchangeOtp(backend, given.request_id, given.otp, 'the-phone-of-the-owner');
    const elsewhere = await asked(phone);
    const before = backend.dependencies.now();
    const answer = await exchangeOtp(backend, elsewhere.request_id, elsewhere.otp, 'a-computer-in-a-cybercafe');
    const events = await eventsOf(await idOf(phone));
    expect(events.map(({ kind }) => kind)).toEqual(['sign-in', 'sign-in', 'sign-in', 'new-device']);
    expect(events.map(({ network }) => network)).toEqual(Array(4).fill('203.0.113.0/24'));
    expect(events[3]?.subjects).toEqual({ session: answer.body.session_state });
    expect(events[3]?.at.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(JSON.stringify(events, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      phone,
    );
  });

  it('tell of wrong codes while they are counted, and that the last one locks', async () => {
    const phone = newNumber();
    await signInBySms(backend, phone);
    const { request_id: id, otp } = await asked(phone);
    const wrong = otp === '000000' ? '000001' : '000000';
    for (let time = 0; time < 8; time += 1) await exchangeOtp(backend, id, wrong);
    const failed = ['sign-in-failed', 'sign-in-failed', 'sign-in-failed', 'sign-in-failed', 'sign-in-failed'];
    expect(await kindsOf(await idOf(phone))).toEqual(['sign-in', ...failed, 'sign-in-locked']);
  });

  it('tell of a number without an account by the network alone, and of no made-up request', async () => {
    const before = await backend.database.$count(securityEvents);
    const { request_id: id, otp } = await asked(newNumber());
    await tokenCall(
      backend,
      { grant_type: OTP_GRANT, request_id: id, otp: otp === '000000' ? '000001' : '000000' },
      '2001:db8:1:2::9',
    );
    await exchangeOtp(backend, 'd7c1c39c-6a2d-4fd0-9f9c-36a4f6c3a8ad', '123456');
    await exchangeOtp(backend, 'no id', '123456');
    const rows = await backend.database.select().from(securityEvents).orderBy(securityEvents.id);
    expect(rows.slice(before)).toMatchObject([
      { kind: 'sign-in-failed', userId: null, network: '2001:db8:1:2::/64', subjects: { reason: 'otp-wrong' } },
    ]);
  });

  it('tell of a stolen refresh token once, and of signing out', async () => {
    const phone = newNumber();
    const first = await signInBySms(backend, phone);
    const second = await refresh(backend, first.refresh_token);
    await refresh(backend, second.body.refresh_token);
    for (let time = 0; time < 3; time += 1) await refresh(backend, first.refresh_token);
    const other = await signInBySms(backend, newNumber());
    await logOut(backend, other.refresh_token);
    await logOut(backend, other.refresh_token);
    expect(await kindsOf(await idOf(phone))).toEqual(['sign-in', 'refresh-reused']);
    expect(await kindsOf(await idOf(String(number)))).toEqual(['sign-in', 'sign-out']);
  });

  it('tell of a role that is given, of the second factor that is set and reset, and of its lock', async () => {
    const phone = newNumber();
    await signInBySms(backend, phone);
    await backend.database
      .update(users)
      .set({ roles: ['support'] })
      .where(eq(users.phoneNumber, phone));
    const given = await asked(phone);
    const exchange = (form: object, code: string) =>
      tokenCall(backend, { grant_type: OTP_GRANT, ...form, factor_code: code });
    const { body } = await backend.request('POST', '/realms/krishi-haat/second-factor', { body: given });
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
      timestamp: backend.dependencies.now().getTime(),
    });
    expect((await exchange(given, code)).status).toBe(200);
    for (let sent = 0; sent < 2; sent += 1) {
      const again = await asked(phone);
      for (let time = 0; time < 3; time += 1) await exchange(again, 'wrong');
    }
    await removeSecondFactor(backend.dependencies, phone, 'document-by-video');
    const events = (await eventsOf(await idOf(phone))).map(({ kind, subjects }) =>
      [kind, subjects['reason'] ?? subjects['role']].filter(Boolean).join(' '),
    );
    expect(events).toEqual([
      'sign-in',
      'role-changed support',
      'second-factor-set',
      'sign-in',
      ...Array<string>(5).fill('sign-in-failed second-factor-wrong'),
      'sign-in-locked second-factor',
      'sign-in-failed second-factor-paused',
      'second-factor-reset document-by-video',
    ]);
  });

  it('tell of each act of support and each change by a shop, by route and ids', async () => {
    const support = await staffMember(backend, 'support');
    const shopkeeper = await staffMember(backend, 'vendor');
    const order = 'd7c1c39c-6a2d-4fd0-9f9c-36a4f6c3a8ad';
    await support.call('GET', '/support/v1/issues');
    await support.call('POST', `/support/v1/orders/${order}/cancel`, { reason: 'market-closed' });
    await support.call('GET', '/support/v1/ledger/shops/v-nashik-1');
    await support.call('GET', '/support/v1/ledger/shops/9876543210');
    await shopkeeper.call('GET', '/vendor/v1/orders');
    await shopkeeper.call('POST', `/vendor/v1/orders/${order}/agree-to-cancel`, {});
    const uses = async (userId: string) =>
      (await eventsOf(userId)).filter(({ kind }) => kind === 'role-use').map(({ subjects }) => subjects);
    expect(await uses(support.userId)).toEqual([
      { role: 'support', route: 'GET /support/v1/issues' },
      { role: 'support', route: 'POST /support/v1/orders/:id/cancel', ids: order },
      { role: 'support', route: 'GET /support/v1/ledger/shops/:id', ids: 'v-nashik-1' },
      { role: 'support', route: 'GET /support/v1/ledger/shops/:id' },
    ]);
    expect(await uses(shopkeeper.userId)).toEqual([
      { role: 'vendor', route: 'POST /vendor/v1/orders/:id/agree-to-cancel', ids: order },
    ]);
  });

  it('are read by support, of a person, a kind and a time', async () => {
    const support = await staffMember(backend, 'support');
    const phone = newNumber();
    await signInBySms(backend, phone);
    backend.advance(60_000);
    const from = backend.dependencies.now().toISOString();
    const given = await asked(phone);
    await exchangeOtp(backend, given.request_id, given.otp);
    const userId = await idOf(phone);
    const read = async (query: Record<string, string>) =>
      support.call('GET', `/support/v1/security-events?${new URLSearchParams({ user_id: userId, ...query })}`);
    expect((await read({})).body.results.map(({ kind }: { kind: string }) => kind)).toEqual(['sign-in', 'sign-in']);
    expect((await read({ kind: 'sign-in' })).body.count).toBe(2);
    expect((await read({ kind: 'sign-in', from })).body.count).toBe(1);
    expect((await read({ kind: 'sign-in', before: from })).body.results).toMatchObject([
      { kind: 'sign-in', user_id: userId, network: '203.0.113.0/24' },
    ]);
    expect((await read({ kind: 'gossip' })).status).toBe(400);
  });

  it('are never changed, and go after a year and not before', async () => {
    const { database, dependencies } = backend;
    const insert = (at: Date) => database.insert(securityEvents).values({ at, kind: 'sign-out' }).returning();
    const [old] = await insert(new Date(Date.now() - YEAR_MS));
    const [young] = await insert(new Date(Date.now() - YEAR_MS + 2 * 86_400_000));
    for (const change of [
      sql`update security_events set network = null where id = ${young?.id}`,
      sql`update security_events set network = null where id = ${old?.id}`,
      sql`delete from security_events where id = ${young?.id}`,
      sql`truncate security_events`,
    ])
      await expect(database.execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('only added to') },
      });
    const later = { ...dependencies, now: () => new Date(Date.now() + 10 * YEAR_MS) };
    for (const job of securityEventsArea.jobs ?? []) await job.run(later);
    const left = await database.select().from(securityEvents);
    expect(left.some(({ id }) => id === old?.id)).toBe(false);
    expect(left.some(({ id }) => id === young?.id)).toBe(true);
  });

  it('of oneself are exported, and kept when the account is erased', async () => {
    const phone = newNumber();
    await signInBySms(backend, phone);
    const [declared] = securityEventsArea.personalData ?? [];
    const subject = { userId: await idOf(phone), phoneNumber: phone };
    expect(await declared?.export?.(backend.dependencies, subject)).toEqual([
      { at: expect.stringMatching(/^\d{4}-/), kind: 'sign-in', network: '203.0.113.0/24' },
    ]);
    expect(declared?.keptAfterErasure).toMatch(/year/);
  });
});
