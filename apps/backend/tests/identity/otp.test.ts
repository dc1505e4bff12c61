import { OTP_GRANT } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otpRequests, users } from '@haat/backend-identity/tables';
import { requestOtp, exchangeOtp, readOtp, testDatabases, tokenCall } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('one-time passwords on $name', (on) => {
  let backend: TestBackend;
  let number = 9_100_000_000;
  const newNumber = () => String((number += 1));
  const wrong = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

  beforeAll(async () => {
    backend = await startBackend({ on });
  });
  afterAll(() => backend?.close());

  it('signs in with the password that was sent, and makes the user once', async () => {
    const phone = newNumber();
    const asked = await requestOtp(backend, phone);
    expect(asked).toMatchObject({ status: 200, body: { expires_in: 300, resend_in: 30 } });
    const otp = await readOtp(backend, phone);
    expect(otp).toMatch(/^\d{6}$/);
    const signedIn = await exchangeOtp(backend, asked.body.request_id, otp);
    expect(signedIn.status).toBe(200);
    expect(await backend.database.select().from(users).where(eq(users.phoneNumber, phone))).toHaveLength(1);
  });

  it('answers the same for known and unknown numbers', async () => {
    const phone = newNumber();
    const first = await requestOtp(backend, phone, '203.0.113.2');
    await exchangeOtp(backend, first.body.request_id, await readOtp(backend, phone));
    backend.advance(31_000);
    const known = await requestOtp(backend, phone, '203.0.113.2');
    expect(Object.keys(known.body)).toEqual(Object.keys(first.body));
    expect({ ...known.body, request_id: '' }).toEqual({ ...first.body, request_id: '' });
  });

  it('keeps only a hash of it', async () => {
    const phone = newNumber();
    await requestOtp(backend, phone, '203.0.113.3');
    const [row] = await backend.database.select().from(otpRequests).where(eq(otpRequests.phoneNumber, phone));
    expect(JSON.stringify(row)).not.toContain(await readOtp(backend, phone));
    expect(JSON.stringify(row)).not.toContain('203.0.113.3');
  });

  it.each(['12345', '12345678901', 'abcdefghij', '', '<b>9876543210', '９８７６５４３２１０'])(
    'refuses %j as a mobile number',
    async (phone) => {
      expect(await requestOtp(backend, phone, '203.0.113.4')).toMatchObject({
        status: 400,
        body: { error: { code: 'auth_error.mobile_invalid', message: 'main:errors.auth_error_mobile_invalid' } },
      });
    },
  );

  it('refuses a wrong one, and after five attempts the right one too', async () => {
    const phone = newNumber();
    const { body } = await requestOtp(backend, phone, '203.0.113.5');
    const otp = await readOtp(backend, phone);
    for (let time = 0; time < 5; time += 1) {
      expect(await exchangeOtp(backend, body.request_id, wrong(otp))).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant', error_description: 'auth_error.otp_wrong' },
      });
    }
    expect(await exchangeOtp(backend, body.request_id, otp)).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'auth_error.otp_too_many_tries' },
    });
  });

  it('counts tries that come at once', async () => {
    const phone = newNumber();
    const { body } = await requestOtp(backend, phone, '203.0.113.6');
    const otp = await readOtp(backend, phone);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => exchangeOtp(backend, body.request_id, wrong(otp))),
    );
    expect(answers.filter((answer) => answer.body.error_description === 'auth_error.otp_wrong')).toHaveLength(5);
    expect((await exchangeOtp(backend, body.request_id, otp)).body.error_description).toBe(
      'auth_error.otp_too_many_tries',
    );
  });

  it('is used once, also when it comes twice at once', async () => {
    const phone = newNumber();
    const { body } = await requestOtp(backend, phone, '203.0.113.7');
    const otp = await readOtp(backend, phone);
    const answers = await Promise.all([
      exchangeOtp(backend, body.request_id, otp),
      exchangeOtp(backend, body.request_id, otp),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect((await exchangeOtp(backend, body.request_id, otp)).body.error_description).toBe('auth_error.otp_used');
  });

  it('expires after five minutes', async () => {
    const phone = newNumber();
    const { body } = await requestOtp(backend, phone, '203.0.113.8');
    const otp = await readOtp(backend, phone);
    backend.advance(301_000);
    expect((await exchangeOtp(backend, body.request_id, otp)).body.error_description).toBe('auth_error.otp_expired');
  });

  it("belongs to its own request: a guessed request id, or another number's, is refused", async () => {
    const [mine, other] = [newNumber(), newNumber()];
    await requestOtp(backend, mine, '203.0.113.9');
    const { body } = await requestOtp(backend, other, '203.0.113.9');
    const otp = await readOtp(backend, mine);
    const answers = [
      await exchangeOtp(backend, '00000000-0000-4000-8000-000000000000', otp),
      await exchangeOtp(backend, "' or 1=1 --", otp),
      await exchangeOtp(backend, body.request_id, otp === (await readOtp(backend, other)) ? wrong(otp) : otp),
    ];
    expect(answers.map((answer) => answer.body.error_description)).toEqual(Array(3).fill('auth_error.otp_wrong'));
  });

  it('wants both the request and the password', async () => {
    expect(await tokenCall(backend, { grant_type: OTP_GRANT, request_id: 'x' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });
});
