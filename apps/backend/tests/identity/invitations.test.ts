import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteStaff } from '@haat/backend-identity';
import { users } from '@haat/backend-identity/tables';
import { readOtp, requestOtp, testDatabases, tokenCall } from '@haat/backend-testing';
import { OTP_GRANT } from '@haat/api-contract';
import type { TestBackend } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';

describe.each(testDatabases(import.meta.filename))('a link to a role, on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on });
  });
  afterAll(() => backend?.close());

  const rolesOf = async (phone: string) =>
    (await backend.database.select({ roles: users.roles }).from(users).where(eq(users.phoneNumber, phone)))[0]?.roles;
  const tokenOf = async (phone: string) =>
    new URL(await inviteStaff(backend.dependencies, phone, 'support')).searchParams.get('token') ?? '';
  const address = () => `${backend.address}/realms/krishi-haat/staff-invitation`;
  const press = async (token: string) => {
    const answer = await fetch(address(), { method: 'POST', body: new URLSearchParams({ token }) });
    const text = await answer.text();
    return answer.ok ? answer.status : [answer.status, (JSON.parse(text) as { error: { code: string } }).error.code];
  };

  it('gives the role when its button is pressed, and the sign-in that follows asks for an app', async () => {
    const phone = '9362000001';
    const link = new URL(await inviteStaff(backend.dependencies, phone, 'support'));
    expect(link.origin + link.pathname).toBe(
      `${backend.dependencies.configuration.publicAddress}/realms/krishi-haat/staff-invitation`,
    );
    const page = await fetch(address() + link.search);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await page.text()).toContain('<form method="post">');
    expect(await rolesOf(phone)).toEqual([]);
    expect(await press(link.searchParams.get('token') ?? '')).toBe(200);
    expect(await rolesOf(phone)).toEqual(['support']);
    const { body } = await requestOtp(backend, phone);
    const refused = await tokenCall(backend, {
      grant_type: OTP_GRANT,
      request_id: body.request_id,
      otp: await readOtp(backend, phone),
    });
    expect([refused.status, refused.body.error_description]).toEqual([400, 'auth_error.second_factor_unset']);
  });

  it('gives it once, also when two press at once', async () => {
    const token = await tokenOf('9362000002');
    const answers = await Promise.all([press(token), press(token)]);
    expect(answers).toEqual(expect.arrayContaining([200, [400, 'auth_error.otp_used']]));
    expect(await press(token)).toEqual([400, 'auth_error.otp_used']);
  });

  it('gives nothing after half an hour, nor after a newer one was made', async () => {
    const [phone, old] = ['9362000003', await tokenOf('9362000003')];
    const late = await tokenOf(phone);
    expect(await press(old)).toEqual([404, 'request_error.not_found']);
    backend.advance(31 * 60_000);
    expect(await press(late)).toEqual([400, 'auth_error.otp_expired']);
    expect(await rolesOf(phone)).toEqual([]);
  });

  it.each([randomBytes(32).toString('base64url'), ''.padEnd(43, 'A')])('is not guessed as %s', async (token) => {
    expect(await press(token)).toEqual([404, 'request_error.not_found']);
  });

  it.each(['', 'short', `${''.padEnd(43, 'A')}"><script>`])(
    'is refused as %s, and nothing of it is shown',
    async (given) => {
      expect((await press(given)) as unknown).toEqual([400, 'request_error.invalid']);
      const page = await fetch(`${address()}?${new URLSearchParams({ token: given }).toString()}`);
      expect(page.status).toBe(400);
      expect(await page.text()).not.toContain('<script>');
    },
  );
});
