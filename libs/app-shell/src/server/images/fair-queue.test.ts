import { describe, expect, it } from 'vitest';
import { fairQueue } from './fair-queue.ts';
import { ImageFailure } from './image-failure.ts';

const LIMITS = { concurrent: 1, concurrentPerCaller: 1, waitingPerCaller: 100, waiting: 200 };

/** Tasks that are completed by the test, and their results. */
function tasks() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    named: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => {
        ends.push(() => resolve(name));
      });
    },
    endAll: async () => {
      while (ends.length > 0) {
        ends.shift()?.();
        await new Promise(setImmediate);
      }
    },
  };
}

describe('a fair queue', () => {
  it('serves callers in turn, not in the order of their tasks', async () => {
    const run = fairQueue(LIMITS);
    const { begun, named, endAll } = tasks();
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => run(name[0] ?? '', named(name)));
    await endAll();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('begins no more at once than it may, of all and of each', async () => {
    const run = fairQueue({ ...LIMITS, concurrent: 3, concurrentPerCaller: 2 });
    const { begun, named, endAll } = tasks();
    const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => run(name[0] ?? '', named(name)));
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await endAll();
    await Promise.all(all);
    expect(begun).toHaveLength(5);
  });

  it('refuses a caller over its limit, and every caller while it is full; there is room again afterwards', async () => {
    const run = fairQueue({ concurrent: 1, concurrentPerCaller: 1, waitingPerCaller: 2, waiting: 3 });
    const { named, endAll } = tasks();
    const all = ['a1', 'a2', 'a3'].map((name) => run('a', named(name)));
    await expect(run('a', named('a4'))).rejects.toMatchObject({ reason: 'busy', status: 503 });
    all.push(run('b', named('b1')));
    await expect(run('c', named('c1'))).rejects.toBeInstanceOf(ImageFailure);
    await endAll();
    await Promise.all(all);
    const later = run('a', named('a5'));
    await endAll();
    expect(await later).toBe('a5');
  });

  it('continues after a failed task, and rejects for its caller', async () => {
    const run = fairQueue(LIMITS);
    const failed = run('a', () => Promise.reject(new Error('no')));
    const next = run('a', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
