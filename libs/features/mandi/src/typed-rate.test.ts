import { expect, it } from 'vitest';
import { rateOf } from './typed-rate.ts';

it.each([
  ['2000', 2000],
  ['₹2,000', 2000],
  ['2,000', 2000],
  ['२०००', 2000],
  ['1850.50', 1850.5],
  ['1', 1],
  ['10000000', 10_000_000],
  ['0.99', null],
  ['10000001', null],
  ['-5', null],
  ['', null],
  ['much', null],
])('a price typed as %j', (typed, price) => {
  expect(rateOf(typed)).toBe(price);
});
