import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dose, type Dose, type DosedProduct, type DosePack } from './dose.ts';

/** See libs/crop-core/cases/README.md. */
interface WorkedDose {
  readonly what: string;
  readonly product: DosedProduct;
  readonly areaAcres: number;
  readonly packs: readonly DosePack[];
  readonly expected: Omit<Dose<DosePack>, 'packs'> & { readonly packs: readonly { pack: number; count: number }[] };
}

const CASES = JSON.parse(readFileSync(new URL('../cases/dose.json', import.meta.url), 'utf8')) as WorkedDose[];

test('all are there', () => {
  expect(CASES).toHaveLength(40);
});

test.for(CASES)('$what', ({ product, areaAcres, packs, expected }) => {
  const found = dose(product, areaAcres, packs);
  expect({ ...found, packs: found.packs.map(({ pack, count }) => ({ pack: packs.indexOf(pack), count })) }).toEqual(
    expected,
  );
});

const somePacks = fc.array(
  fc.record({
    size: fc.integer({ min: 1, max: 12 }),
    unit: fc.constant<'ml'>('ml'),
    pricePaise: fc.integer({ min: 0, max: 40 }),
  }),
  { minLength: 1, maxLength: 3 },
);

test('no other whole packs cover the amount for less, with fewer packs, or with less left over', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), somePacks, (amount, packs) => {
      const found = dose({ per_acre: amount, unit: 'ml', water_l_per_acre: null }, 1, packs);
      const counts = packs.map((pack) => found.packs.find((one) => one.pack === pack)?.count ?? 0);
      const best = everyChoice(packs, amount).reduce((least, choice) => (isLess(choice, least) ? choice : least));
      expect(worth(packs, counts, amount)).toEqual(best);
    }),
  );
});

/** Price, packs and what is left over of every number of every pack that covers the amount. */
function everyChoice(packs: readonly DosePack[], amount: number): number[][] {
  const counts = packs.reduce<number[][]>(
    (rows, { size }) =>
      rows.flatMap((row) => Array.from({ length: Math.ceil(amount / size) + 1 }, (_, n) => [...row, n])),
    [[]],
  );
  return counts.map((row) => worth(packs, row, amount)).filter(([, , over = -1]) => over >= 0);
}

function worth(packs: readonly DosePack[], counts: readonly number[], amount: number): number[] {
  const sum = (of: (pack: DosePack) => number) => packs.reduce((all, pack, i) => all + of(pack) * (counts[i] ?? 0), 0);
  return [sum(({ pricePaise }) => pricePaise), sum(() => 1), sum(({ size }) => size) - amount];
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((value, index) => value !== other[index]);
  return differs !== -1 && (one[differs] ?? 0) < (other[differs] ?? 0);
}

test('a large field of awkward packs is answered at once', () => {
  const packs = [94, 115, 360, 1000, 36].map((size, i) => ({ size, unit: 'ml' as const, pricePaise: 900 * size + i }));
  const found = dose({ per_acre: 94, unit: 'ml', water_l_per_acre: 200 }, 1000, packs);
  const covered = found.packs.reduce((sum, { pack, count }) => sum + pack.size * count, 0);
  expect(covered).toBeGreaterThanOrEqual(found.amount);
});

test.for([
  { what: 'a dose', per_acre: Number.NaN, area: 1, water: 200, price: 1 },
  { what: 'an area', per_acre: 1, area: -1, water: 200, price: 1 },
  { what: 'water', per_acre: 1, area: 1, water: Number.POSITIVE_INFINITY, price: 1 },
  { what: 'a price', per_acre: 1, area: 1, water: 200, price: -1 },
])('no measure: $what', ({ per_acre, area, water, price }) => {
  const product = { per_acre, unit: 'ml' as const, water_l_per_acre: water };
  expect(() => dose(product, area, [{ size: 1, unit: 'ml', pricePaise: price }])).toThrow(RangeError);
});
