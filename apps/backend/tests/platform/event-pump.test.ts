import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  addEvent,
  createLogger,
  inTransaction,
  listenForEvents,
  onEventsWritten,
  openDatabase,
  startEventPump,
} from '@haat/backend-platform';
import type { Database, EventHandlers } from '@haat/backend-platform';
import { testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

/** Far longer than a test: what is delivered was not found by looking. */
const NEVER_MS = 3_600_000;

describe.each(testDatabases())('delivering events on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    // Without the service that delivers by itself.
    backend = await startBackend({ on, configuration: { services: ['location'] } });
  });
  afterAll(() => backend?.close());

  const write = (type: string, payload: Record<string, string> = {}, database: Database = backend.database) =>
    inTransaction(database, (tx) => addEvent(tx, { id: randomUUID(), type, payload, at: backend.dependencies.now() }));

  /** A pump that is woken by what this process writes. */
  function pump(handlers: EventHandlers) {
    const running = startEventPump(backend.dependencies, handlers, NEVER_MS);
    const forget = onEventsWritten(backend.database, () => running.wake());
    onTestFinished(async () => {
      forget();
      await running.stop();
    });
    return running;
  }

  it('is woken by writing them', async () => {
    const seen: string[] = [];
    pump({ 'test.woken': async (_, { payload }) => void seen.push(payload['at'] ?? '') });
    for (const at of ['first', 'second', 'third']) {
      await write('test.woken', { at });
      await expect.poll(() => seen.at(-1)).toBe(at);
    }
  });

  it('is not woken by a transaction that is undone', async () => {
    let woken = 0;
    const forget = onEventsWritten(backend.database, () => (woken += 1));
    onTestFinished(forget);
    await expect(
      inTransaction(backend.database, async (tx) => {
        await addEvent(tx, { id: randomUUID(), type: 'test.undone', payload: {}, at: backend.dependencies.now() });
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(woken).toBe(0);
  });

  it('goes past those that wait for a company, however many they are', async () => {
    let answer: () => void = () => undefined;
    const silence = new Promise<void>((done) => {
      answer = done;
    });
    onTestFinished(() => answer());
    // By id: what waits longer than its lease is handed out once more.
    const waiting = new Set<string>();
    let told = false;
    pump({
      'test.slow': async (_, { id }) => {
        waiting.add(id);
        await silence;
      },
      'test.quick': async () => void (told = true),
    });
    // More than there are lanes of one type.
    await inTransaction(backend.database, async (tx) => {
      for (let event = 0; event < 260; event += 1)
        await addEvent(tx, { id: randomUUID(), type: 'test.slow', payload: {}, at: backend.dependencies.now() });
    });
    await expect.poll(() => waiting.size).toBeGreaterThanOrEqual(240);
    await write('test.quick');
    await expect.poll(() => told).toBe(true);
    answer();
    await expect.poll(() => waiting.size).toBe(260);
  });

  it('delivers those of one order in the order in which they were written', async () => {
    const seen: string[] = [];
    const orderId = randomUUID();
    pump({
      'test.step': async (_, { payload }) => {
        await new Promise((done) => setTimeout(done, payload['step'] === '1' ? 50 : 0));
        seen.push(payload['step'] ?? '');
      },
    });
    for (const step of ['1', '2', '3']) {
      await write('test.step', { order_id: orderId, step });
      backend.advance(1);
    }
    await expect.poll(() => seen).toEqual(['1', '2', '3']);
  });

  it.skipIf(on.server === null)('is woken by another process on the database', async () => {
    const log = createLogger('silent');
    const url = backend.databaseUrl ?? '';
    const { database, close } = await openDatabase({ databaseUrl: url, databasePoolSize: 2, dataDirectory: '' }, log);
    onTestFinished(close);
    const seen: string[] = [];
    const running = startEventPump(
      backend.dependencies,
      { 'test.elsewhere': async (_, { payload }) => void seen.push(payload['at'] ?? '') },
      NEVER_MS,
    );
    let words = 0;
    const hush = listenForEvents(url, log, () => {
      words += 1;
      running.wake();
    });
    onTestFinished(async () => {
      await hush();
      await running.stop();
    });
    // It listens from its first word on.
    await expect.poll(() => words).toBe(1);
    await write('test.elsewhere', { at: 'first' }, database);
    await expect.poll(() => seen).toEqual(['first']);
  });
});
