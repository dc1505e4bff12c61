import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  ['bytes=0-1', [0, 1]],
  ['bytes=4-', [4, 9]],
  ['bytes=-3', [7, 9]],
  ['bytes=-99', [0, 9]],
  ['bytes=8-99', [8, 9]],
  [undefined, null],
  [null, null],
  ['bytes=-', null],
  ['bytes=10-', null],
  ['bytes=5-4', null],
  ['bytes=-0', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
])('%s of ten bytes is %j', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});
