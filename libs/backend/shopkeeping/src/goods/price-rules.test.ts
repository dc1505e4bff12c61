import { describe, expect, it } from 'vitest';
import { isPriceJump, stockAfter } from './price-rules.ts';

describe('a jump of a price', () => {
  it.each([
    [26_650, 2_665_000, true],
    [26_650, 2_664_999, false],
    [26_650, 266, true],
    [26_650, 267, false],
    [26_650, 26_650, false],
    [0, 100, false],
  ])('from %d to %d paise: %s', (yesterday, price, asks) => {
    expect(isPriceJump(yesterday, price)).toBe(asks);
  });
});

describe('a stock that was changed looking at another', () => {
  it.each([
    ['nothing happened in between', 40, 40, 50, 50],
    ['three packs were ordered in between', 37, 40, 50, 47],
    ['more were ordered than are left', 1, 40, 0, -39],
  ])('%s', (_name, now, seen, wanted, after) => {
    expect(stockAfter(now, seen, wanted)).toBe(after);
  });
});
