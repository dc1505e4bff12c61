import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '@haat/backend-platform/tables';
import { addEvent, deliverEvents, inTransaction } from '@haat/backend-platform';
import type { EventHandlers } from '@haat/backend-platform';
import { testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const MINUTE_MS = 60_000;

describe.each(testDatabases())('outbox on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    // Without the service that delivers by itself.
    backend = await startBackend({ on, configuration: { services: ['location'] } });
  });
  afterAll(() => backend?.close());

  const add = (id: string) =>
    inTransaction(backend.database, (tx) =>
      addEvent(tx, { id, type: 'test.event', payload: { id }, at: backend.dependencies.now() }),
    );

  /** Handlers that note what they get, after a while. */
  function noting(milliseconds = 0): { seen: string[]; handlers: EventHandlers } {
    const seen: string[] = [];
    return {
      seen,
      handlers: {
        'test.event': async (_, { id }) => {
          await new Promise((done) => setTimeout(done, milliseconds));
          seen.push(id);
        },
      },
    };
  }

  it('keeps an event only when its transaction is committed', async () => {
    await expect(
      inTransaction(backend.database, async (tx) => {
        await addEvent(tx, { id: randomUUID(), type: 'test.event', payload: {}, at: backend.dependencies.now() });
        throw new Error('the order was refused');
      }),
    ).rejects.toThrow('the order was refused');
    expect(await backend.database.select().from(outbox)).toEqual([]);
  });

  it('delivers each event once among many deliverers', async () => {
    const ids = Array.from({ length: 25 }, () => randomUUID());
    for (const id of ids) await add(id);
    const { seen, handlers } = noting(2);
    for (let round = 0; round < 3; round += 1)
      await Promise.all([1, 2, 3].map(() => deliverEvents(backend.dependencies, handlers)));
    expect([...seen].sort()).toEqual([...ids].sort());
    expect(await deliverEvents(backend.dependencies, handlers)).toBe(0);
  });

  it('retries after a failure, with growing delay, and abandons delivery in the end', async () => {
    const id = randomUUID();
    await add(id);
    let calls = 0;
    const failing: EventHandlers = {
      'test.event': async () => {
        calls += 1;
        throw new Error('the gateway is away');
      },
    };
    await deliverEvents(backend.dependencies, failing);
    await deliverEvents(backend.dependencies, failing);
    expect(calls).toBe(1);
    backend.advance(6_000);
    await deliverEvents(backend.dependencies, failing);
    expect(calls).toBe(2);
    for (let attempt = 0; attempt < 30; attempt += 1) {
      backend.advance(61 * MINUTE_MS);
      await deliverEvents(backend.dependencies, failing);
    }
    expect(calls).toBe(20);
    expect(
      await backend.database.select().from(outbox).where(eq(outbox.id, id)).orderBy(asc(outbox.createdAt)),
    ).toMatchObject([{ attempts: 20, deliveredAt: null, failedAt: expect.any(Date) }]);
  });

  it('leaves an event of unknown type to a process that knows it, however long it takes', async () => {
    const id = randomUUID();
    await add(id);
    for (let turn = 0; turn < 30; turn += 1) {
      await deliverEvents(backend.dependencies, {});
      backend.advance(61 * MINUTE_MS);
    }
    const { seen, handlers } = noting();
    await deliverEvents(backend.dependencies, handlers);
    expect(seen).toEqual([id]);
  });

  it('delivers again what a process took and then died with', async () => {
    const id = randomUUID();
    await add(id);
    const dying: EventHandlers = { 'test.event': () => new Promise(() => undefined) };
    void deliverEvents(backend.dependencies, dying);
    const { seen, handlers } = noting();
    await expect
      .poll(async () => (await backend.database.select().from(outbox).where(eq(outbox.id, id)))[0]?.attempts)
      .toBe(1);
    expect(await deliverEvents(backend.dependencies, handlers)).toBe(0);
    backend.advance(2 * MINUTE_MS);
    await deliverEvents(backend.dependencies, handlers);
    expect(seen).toEqual([id]);
  });

  it('delivers a notice twice, and the farmer receives it once', async () => {
    const notice = {
      id: randomUUID(),
      phoneNumber: '9400000001',
      kind: 'order-placed' as const,
      language: 'en' as const,
      text: 'Krishi Haat: placed.',
      values: {},
    };
    await backend.dependencies.adapters.sms.sendNotice(notice);
    await backend.dependencies.adapters.sms.sendNotice(notice);
    expect(await backend.sms.allMessages('9400000001')).toHaveLength(1);
    // A notice is no one-time password.
    expect(await backend.sms.messages('9400000001')).toEqual([]);
  });
});
