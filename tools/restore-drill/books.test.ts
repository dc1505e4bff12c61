import { describe, expect, it } from 'vitest';
import { lossOf } from './books.ts';

describe('what a restore lost', () => {
  const told = [
    { id: 'a', at: 1_000 },
    { id: 'b', at: 4_000 },
    { id: 'c', at: 6_500 },
  ];
  it.each([
    ['nothing', ['a', 'b', 'c', 'd'], { orders: 0, seconds: 0 }],
    ['the last', ['a', 'b'], { orders: 1, seconds: 0.5 }],
    ['from the second on', ['a'], { orders: 2, seconds: 3 }],
    ['one of which the answer came after the end', ['a', 'b', 'c'], { orders: 0, seconds: 0 }],
  ])('is counted: %s', (_what, kept, loss) => {
    expect(lossOf(told, new Set(kept), 7_000)).toEqual(loss);
  });
});
