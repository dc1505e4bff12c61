import { expect, test } from 'vitest';
import { safeUrlOf } from './safe-url.ts';

test.for<[unknown, string | null]>([
  ['https://cdn.example/1.pdf', 'https://cdn.example/1.pdf'],
  [' https://cdn.example/1.pdf ', 'https://cdn.example/1.pdf'],
  ['http://cdn.example/1.pdf', null],
  ['javascript:alert(1)', null],
  ['data:text/html,hi', null],
  ['https://name@cdn.example/', null],
  ['https://name:word@cdn.example/', null],
  ['//cdn.example/1.pdf', null],
  [`https://cdn.example/${'x'.repeat(2_000)}`, null],
  ['', null],
  [null, null],
  [7, null],
])('%j: %j', ([value, url]) => {
  expect(safeUrlOf(value)).toBe(url);
});
