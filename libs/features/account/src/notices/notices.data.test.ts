import { describe, expect, it } from 'vitest';
import { pageIn } from './notices.data.ts';

describe('the page of an address', () => {
  it.each([
    ['2', 2],
    ['9999', 9999],
    [null, 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['10000', 1],
    ['two', 1],
  ])('%j is %i', (text, page) => {
    expect(pageIn(text)).toBe(page);
  });
});
