import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownDevices, users } from '@haat/backend-identity/tables';
import { requestOtp, exchangeOtp, readOtp, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const PHONE = 'the-phone-of-the-owner';
const CYBERCAFE = 'a-computer-elsewhere';

describe.each(testDatabases(import.meta.filename))('devices on $name', (on) => {
  let backend: TestBackend;
  const signIn = async (number: string, deviceId?: string) => {
    backend.advance(31_000);
    const asked = await requestOtp(backend, number);
    const answer = await exchangeOtp(backend, asked.body.request_id, await readOtp(backend, number), deviceId);
    expect(answer.status).toBe(200);
  };
  const notices = async (number: string) =>
    (await backend.sms.allMessages(number)).filter(({ otp }) => otp === '').map(({ text }) => text);
  const noticesCome = (number: string, count: number) => expect.poll(() => notices(number)).toHaveLength(count);

  beforeAll(async () => {
    backend = await startBackend({ on });
  });
  afterAll(() => backend?.close());

  it('tell their owner of a sign-in on a new one, in the owner’s language, once', async () => {
    const number = '9330000001';
    await signIn(number, PHONE);
    await backend.database
      .update(users)
      .set({ profile: { languageCode: 'en', source: [] } })
      .where(eq(users.phoneNumber, number));
    await signIn(number, PHONE);
    await signIn(number, CYBERCAFE);
    await noticesCome(number, 1);
    expect((await notices(number))[0]).toMatch(
      /^Krishi Haat: your account was logged in on a new phone or computer on \d\d-\d\d-\d{4} at \d\d:\d\d\./,
    );
    await signIn(number, CYBERCAFE);
    await signIn(number, 'another-computer-elsewhere');
    await noticesCome(number, 2);
  });

  it('tell of one that hides what it is', async () => {
    await signIn('9330000002', PHONE);
    await signIn('9330000002', 'short');
    await noticesCome('9330000002', 1);
  });

  it('that people share are new to each of them, and kept as hashes', async () => {
    await signIn('9330000003', PHONE);
    expect(await notices('9330000003')).toEqual([]);
    const kept = await backend.database.select().from(knownDevices);
    expect(kept.length).toBeGreaterThan(3);
    expect(JSON.stringify(kept)).not.toContain(PHONE);
  });
});
