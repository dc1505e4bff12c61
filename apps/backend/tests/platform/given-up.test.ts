import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { outbox } from '@haat/backend-platform/tables';
import { deliverablePacks, farmer, orderForPickup, signInForTest, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const SUPPORT = '9000000004';
const RESEND = '/support/v1/events/resend';

describe.each(testDatabases())('events whose delivery was abandoned, on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  it('are sent again when support requests it, and the farmer receives the notice', async () => {
    const { database, adapters, log, now } = backend.dependencies;
    const failing = vi.spyOn(adapters.sms, 'sendNotice').mockRejectedValue(new Error('the SMS company is away'));
    onTestFinished(() => failing.mockRestore());
    const logged = vi.spyOn(log, 'info');
    onTestFinished(() => logged.mockRestore());
    const buyer = await farmer(backend);
    await buyer.put((await deliverablePacks(backend))[0], 1);
    const { id } = (await orderForPickup(buyer)).body as { id: string };
    // The shop's people are told of the order by events of their own.
    const ofOrder = and(eq(sql`${outbox.payload} ->> 'order_id'`, id), ne(outbox.type, 'shop.new-order'));
    await expect
      .poll(async () => (await database.select().from(outbox).where(ofOrder))[0]?.attempts)
      .toBeGreaterThan(0);
    await database.update(outbox).set({ attempts: 20, failedAt: now() }).where(ofOrder);
    failing.mockRestore();

    const { accessToken, userId } = await signInForTest(backend, SUPPORT);
    expect(await backend.request('POST', RESEND, { token: accessToken })).toMatchObject({
      status: 200,
      body: { resent: 1 },
    });
    expect(logged.mock.calls).toContainEqual([
      expect.objectContaining({ resent: 1, supporter: userId }),
      'support let events be sent again',
    ]);
    await expect.poll(async () => (await backend.sms.allMessages(buyer.phone)).length).toBe(1);
    expect(await backend.request('POST', RESEND, { token: accessToken })).toMatchObject({
      status: 200,
      body: { resent: 0 },
    });
  });

  it('are sent again by support only', async () => {
    const { token } = await farmer(backend);
    expect((await backend.request('POST', RESEND, { token })).body.error.code).toBe('auth_error.forbidden');
    expect((await backend.request('POST', RESEND)).body.error.code).toBe('auth_error.signed_out');
  });
});
