import { expect, it } from 'vitest';
import { allocateFreeUnits, type InsurableOption } from './allocate-free-units.ts';

const option = (units: number, more: Partial<InsurableOption> = {}): InsurableOption => ({
  productId: 'crop-cover',
  productFreeUnits: 5,
  isFree: true,
  units,
  ...more,
});

it.each<[string, InsurableOption[][], number[][]]>([
  ['a pack has all of them', [[option(2)]], [[5]]],
  ['earlier packs use them up', [[option(2)], [option(2)], [option(9)], [option(1)]], [[5], [3], [1], [0]]],
  ['what is not chosen uses none', [[option(0)], [option(1)]], [[5], [5]]],
  ['a premium that is paid uses none', [[option(3, { isFree: false })], [option(1)]], [[5], [5]]],
  ['each product has its own', [[option(4)], [option(1, { productId: 'other', productFreeUnits: 2 })]], [[5], [2]]],
  ['options of one pack see the same rest', [[option(4), option(0, { isFree: false })], [option(0)]], [[5, 5], [1]]],
])('free units of an order: %s', (_what, packs, left) => {
  expect(allocateFreeUnits(packs)).toEqual(left);
});
