import { expect, it } from 'vitest';
import { workInLanes } from './work-in-lanes.ts';

/** Pieces of work that end when they are told to. */
function pieces(count: number) {
  const due = Array.from({ length: count }, (_, index) => index);
  const ends = new Map<number, (failure?: Error) => void>();
  const seen = { most: 0, now: 0 };
  return {
    ends,
    seen,
    take: async (most: number) => due.splice(0, most),
    work: (item: number) =>
      new Promise<void>((done, failed) => {
        seen.now += 1;
        seen.most = Math.max(seen.most, seen.now);
        ends.set(item, (failure) => {
          seen.now -= 1;
          if (failure === undefined) done();
          else failed(failure);
        });
      }),
  };
}
const SECOND = 60_000;

it('fills its lanes, and each piece that ends makes room for the next', async () => {
  const { ends, seen, take, work } = pieces(5);
  const all = workInLanes({ lanes: 2, takeFor: SECOND, take, work });
  await expect.poll(() => [...ends.keys()]).toEqual([0, 1]);
  // The first stays; the others go past it in the second lane.
  for (const next of [1, 2, 3, 4]) {
    await expect.poll(() => ends.has(next)).toBe(true);
    ends.get(next)?.();
  }
  ends.get(0)?.();
  expect(await all).toBe(5);
  expect(seen.most).toBe(2);
});

it('ends at once when nothing is due', async () => {
  expect(await workInLanes({ lanes: 3, takeFor: SECOND, take: async () => [], work: async () => undefined })).toBe(0);
});

it('takes nothing more when its time is over, and finishes what is under way', async () => {
  const { ends, take, work } = pieces(3);
  const all = workInLanes({ lanes: 1, takeFor: 0, take, work });
  expect(await all).toBe(0);
  expect(ends.size).toBe(0);
});

it('tells of a failure when the others are finished', async () => {
  const { ends, take, work } = pieces(2);
  const all = workInLanes({ lanes: 2, takeFor: SECOND, take, work });
  await expect.poll(() => ends.size).toBe(2);
  ends.get(0)?.(new Error('the gateway is away'));
  ends.get(1)?.();
  await expect(all).rejects.toThrow('the gateway is away');
});
