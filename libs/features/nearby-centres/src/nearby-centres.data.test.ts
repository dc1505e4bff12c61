import { describe, expect, it } from 'vitest';
import { readPage } from './nearby-centres.data.ts';

describe('readPage', () => {
  it.each([
    [null, 1],
    ['', 1],
    ['0', 1],
    ['-3', 1],
    ['2', 2],
    ['1.5', 1],
    ['1000000000', 10],
    ['1e9', 1],
    ['two', 1],
  ])('%s', (text, page) => {
    expect(readPage(text)).toBe(page);
  });
});
