import { expect, it } from 'vitest';
import { narrowFulfilment } from './narrow-fulfilment.ts';

it.each([
  ['both', 5, 'both'],
  ['both', 10, 'both'],
  ['both', 11, 'pickup_from_store'],
  ['both', 25, 'pickup_from_store'],
  ['both', 26, null],
  ['doorstep_delivery', 10, 'doorstep_delivery'],
  ['doorstep_delivery', 11, null],
  ['pickup_from_store', 5, 'pickup_from_store'],
  ['pickup_from_store', 26, null],
] as const)('a %s shop that delivers to 10 and hands over to 25, at %d: %s', (own, distance, narrowed) => {
  expect(narrowFulfilment(own, distance, 10, 25)).toBe(narrowed);
});

it('delivers without handing over where only the delivery radius reaches', () => {
  expect(narrowFulfilment('both', 8, 10, 5)).toBe('doorstep_delivery');
});
