import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deliverablePacks, farmer, orderForPickup, payer, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const MINUTE_MS = 60_000;

describe.each(testDatabases())('background work on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  it('notifies farmers of their orders while the payment gateway is slow', async () => {
    let answer: () => void = () => undefined;
    const silence = new Promise<never[]>((done) => {
      answer = () => done([]);
    });
    await (await payer(backend)).open();
    const asked = vi.spyOn(backend.dependencies.adapters.payments, 'paymentsOf').mockReturnValue(silence);
    onTestFinished(() => {
      answer();
      asked.mockRestore();
    });
    backend.advance(16 * MINUTE_MS);
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
    const buyer = await farmer(backend);
    await buyer.put((await deliverablePacks(backend))[0], 1);
    expect((await orderForPickup(buyer)).status).toBe(201);
    await expect.poll(async () => (await backend.sms.allMessages(buyer.phone)).length).toBe(1);
  });
});
