import { expect, it } from 'vitest';
import { examplePayments } from './example-payments.ts';

// Of ₹40,000. The guidelines: 25% where more than 75% is unsown; 25% of the likely claim where less than half of the
// usual yield is expected; (threshold − actual) / threshold of the sum.
it.each([
  [
    'prevented_sowing',
    'unsown',
    [
      [50, 0],
      [80, 10_000],
    ],
  ],
  [
    'mid_season',
    'expected',
    [
      [60, 0],
      [40, 6000],
    ],
  ],
  [
    'standing_crop',
    'harvested',
    [
      [20, 0],
      [15, 10_000],
      [10, 20_000],
    ],
  ],
  [
    'localised',
    'lost',
    [
      [25, 10_000],
      [50, 20_000],
      [100, 40_000],
    ],
  ],
  [
    'post_harvest',
    'lost',
    [
      [25, 10_000],
      [50, 20_000],
      [100, 40_000],
    ],
  ],
  [
    'wild_animal',
    'lost',
    [
      [25, 10_000],
      [50, 20_000],
      [100, 40_000],
    ],
  ],
  [
    'paddy_inundation',
    'lost',
    [
      [25, 10_000],
      [50, 20_000],
      [100, 40_000],
    ],
  ],
] as const)('%s', (peril, kind, payments) => {
  expect(examplePayments(peril)).toEqual(payments.map(([value, amount]) => ({ kind, value, amount })));
});
