import { expect, test } from 'vitest';
import { prescriptionCart, type CartOffer, type PrescribedItem } from './prescription-cart.ts';

const offer = (
  variant_id: string,
  product_id: string,
  active: string,
  size: number,
  pricePaise: number,
): CartOffer => ({
  ...{ variant_id, product_id, active, size, unit: 'ml', pricePaise },
});
const OFFERS: readonly CartOffer[] = [
  offer('c60', 'coragen', 'Chlorantraniliprole 18.5% SC', 60, 85_000),
  offer('c150', 'coragen', 'Chlorantraniliprole 18.5% SC', 150, 199_000),
  offer('o60', 'other', 'Chlorantraniliprole 18.5% SC', 60, 70_000),
  { ...offer('m500', 'mancozeb', 'Mancozeb 75% WP', 500, 22_000), unit: 'g' },
];
const item = (change: Partial<PrescribedItem>): PrescribedItem => ({
  dose_per_acre: 60,
  unit: 'ml',
  times: 1,
  ...change,
});

test.for([
  { what: 'nothing prescribed', items: [], acres: 1, lines: [], missing: [] },
  {
    what: 'the named product, though another is cheaper',
    items: [item({ product_id: 'coragen' })],
    acres: 2.5,
    ...{ lines: [{ item: 0, variant_id: 'c150', count: 1 }], missing: [] },
  },
  {
    what: 'the cheapest of the active ingredient, written in any case',
    items: [item({ active: 'CHLORANTRANILIPROLE 18.5% sc' })],
    acres: 2,
    ...{ lines: [{ item: 0, variant_id: 'o60', count: 2 }], missing: [] },
  },
  {
    what: 'as often as it is used',
    items: [item({ product_id: 'coragen', times: 2 })],
    acres: 1,
    ...{ lines: [{ item: 0, variant_id: 'c60', count: 2 }], missing: [] },
  },
  {
    what: 'never another product instead of the named one',
    items: [item({ product_id: 'gone', active: 'Chlorantraniliprole 18.5% SC' })],
    ...{ acres: 1, lines: [], missing: [0] },
  },
  {
    what: 'another strength is another active ingredient',
    items: [item({ active: 'Chlorantraniliprole 0.4% GR' })],
    ...{ acres: 1, lines: [], missing: [0] },
  },
  { what: 'neither product nor active', items: [item({})], acres: 1, lines: [], missing: [0] },
  {
    what: 'a pack of another kind than the dose',
    items: [item({ product_id: 'mancozeb' })],
    ...{ acres: 1, lines: [], missing: [0] },
  },
  {
    what: 'each item by itself, and what is missing named',
    items: [
      item({ product_id: 'mancozeb', dose_per_acre: 600, unit: 'g' }),
      item({ active: 'Neem' }),
      item({ product_id: 'other' }),
    ],
    acres: 1,
    ...{
      lines: [
        { item: 0, variant_id: 'm500', count: 2 },
        { item: 2, variant_id: 'o60', count: 1 },
      ],
      missing: [1],
    },
  },
])('$what', ({ items, acres, lines, missing }) => {
  expect(prescriptionCart(items, acres, OFFERS)).toEqual({ lines, missing });
});

test('no number of times', () => {
  expect(() => prescriptionCart([item({ times: -1 })], 1, OFFERS)).toThrow(RangeError);
});
