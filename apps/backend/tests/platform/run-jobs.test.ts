import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobRunner } from '@haat/backend-platform';
import type { Job } from '@haat/backend-platform';
import { testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const SECOND_MS = 1_000;

describe.each(testDatabases())('jobs on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    // Without the service that runs jobs by itself.
    backend = await startBackend({ on, configuration: { services: ['location'] } });
  });
  afterAll(() => backend?.close());

  /** A job that counts its runs, and a process that has it. */
  const counting = (name: string, work: () => Promise<void> = async () => undefined) => {
    const seen = { runs: 0 };
    const job: Job = {
      name,
      every: 10 * SECOND_MS,
      run: async () => {
        seen.runs += 1;
        await work();
      },
    };
    return {
      seen,
      process: () => {
        const turn = jobRunner([job]);
        return () => turn(backend.dependencies);
      },
    };
  };

  it('runs what is due in one of many processes', async () => {
    const { seen, process } = counting('test.one');
    const processes = Array.from({ length: 8 }, process);
    await Promise.all(processes.map((turn) => turn()));
    expect(seen.runs).toBe(1);
    await Promise.all(processes.map((turn) => turn()));
    expect(seen.runs).toBe(1);
    backend.advance(11 * SECOND_MS);
    await Promise.all(processes.map((turn) => turn()));
    expect(seen.runs).toBe(2);
  });

  it('goes on after a failure, and keeps the others going', async () => {
    const failing = counting('test.failing', () => Promise.reject(new Error('the gateway is away')));
    const [turn, other] = [failing.process(), counting('test.other')];
    await turn();
    await other.process()();
    backend.advance(11 * SECOND_MS);
    await turn();
    expect([failing.seen.runs, other.seen.runs]).toEqual([2, 1]);
  });

  it('is restarted elsewhere when its process died', async () => {
    const dying = counting('test.dying', () => new Promise(() => undefined));
    void dying.process()();
    await expect.poll(() => dying.seen.runs).toBe(1);
    const elsewhere = counting('test.dying');
    await elsewhere.process()();
    expect(elsewhere.seen.runs).toBe(0);
    backend.advance(61 * SECOND_MS);
    await elsewhere.process()();
    expect(elsewhere.seen.runs).toBe(1);
  });
});
