import { describe, expect, it } from 'vitest';
import { linesOverLimit, subsidisedPacksLeft } from './order-limits.ts';

describe('linesOverLimit: 50 packs of a variant', () => {
  it.each([
    { name: 'no lines', lines: [], over: [] },
    { name: 'one pack', lines: [['urea', 1]], over: [] },
    { name: 'exactly 50', lines: [['urea', 50]], over: [] },
    { name: '51', lines: [['urea', 51]], over: [['urea', 51]] },
    {
      name: '50 of each of two',
      lines: [
        ['urea', 50],
        ['dap', 50],
      ],
      over: [],
    },
    {
      name: '51 of one of two',
      lines: [
        ['urea', 50],
        ['dap', 51],
      ],
      over: [['dap', 51]],
    },
    {
      name: '51 in two lines',
      lines: [
        ['urea', 50],
        ['urea', 1],
      ],
      over: [['urea', 51]],
    },
  ] satisfies { name: string; lines: [string, number][]; over: [string, number][] }[])('$name', ({ lines, over }) => {
    const packs = (rows: readonly (readonly [string, number])[]) =>
      rows.map(([variantId, quantity]) => ({ variantId, quantity }));
    expect(linesOverLimit(packs(lines), 50)).toEqual(packs(over));
  });
});

describe('subsidisedPacksLeft: 10 packs in 30 days', () => {
  it.each([
    { bought: 0, left: 10 },
    { bought: 9, left: 1 },
    { bought: 10, left: 0 },
    { bought: 45, left: 0 },
  ])('after $bought packs $left are left', ({ bought, left }) => {
    expect(subsidisedPacksLeft(bought)).toBe(left);
  });
});
