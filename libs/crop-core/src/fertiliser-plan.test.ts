import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fertiliserPlan } from './fertiliser-plan.ts';

const ONE_HECTARE = 10_000 / 4046.8564224;
const plan = (urea: [number, number], dap: [number, number], mop: [number, number]) => ({
  urea: { kg: urea[0], bags: urea[1] },
  dap: { kg: dap[0], bags: dap[1] },
  mop: { kg: mop[0], bags: mop[1] },
});

test.for([
  {
    what: "the rule's own example",
    npk: [120, 60, 40],
    soil: {},
    acres: 2.5,
    is: plan([212, 4.7], [132, 2.6], [67, 1.3]),
  },
  // P 46 → DAP 100 kg, which brings 18 N; N 64 − 18 = 46 → urea 100; K 60 → MOP 100.
  {
    what: 'a hectare in round figures',
    npk: [64, 46, 60],
    soil: {},
    acres: ONE_HECTARE,
    is: plan([100, 2.2], [100, 2], [100, 2]),
  },
  // P 46 × 1.25 = 57.5 → DAP 125, 22.5 N; N 64 × 1.25 = 80 − 22.5 = 57.5 → urea 125; K 75 → MOP 125.
  {
    ...{
      what: 'a quarter more where the soil is low',
      npk: [64, 46, 60],
      soil: { n: 'low', p: 'low', k: 'low' } as const,
    },
    ...{ acres: ONE_HECTARE, is: plan([125, 2.8], [125, 2.5], [125, 2.5]) },
  },
  // P 34.5 → DAP 75, 13.5 N; N 64 − 13.5 = 50.5 → urea 109.78; K as it is.
  {
    ...{ what: 'a quarter less of that nutrient alone', npk: [64, 46, 60], soil: { p: 'high', k: 'medium' } as const },
    ...{ acres: ONE_HECTARE, is: plan([110, 2.4], [75, 1.5], [100, 2]) },
  },
  // DAP 46 kg P brings 18 N, more than the 10 needed.
  {
    what: 'never less than no urea',
    npk: [10, 46, 0],
    soil: {},
    acres: ONE_HECTARE,
    is: plan([0, 0], [100, 2], [0, 0]),
  },
  { what: 'no land', npk: [120, 60, 40], soil: {}, acres: 0, is: plan([0, 0], [0, 0], [0, 0]) },
  // N 21.758 → urea 47.3 kg: 47 kg, and 1.051 bags of 45 kg; 47 kg would be 1.044.
  {
    what: 'bags of what is not rounded',
    npk: [21.758, 0, 0],
    soil: {},
    acres: ONE_HECTARE,
    is: plan([47, 1.1], [0, 0], [0, 0]),
  },
])('$what', ({ npk: [n = 0, p = 0, k = 0], soil, acres, is }) => {
  expect(fertiliserPlan({ n, p, k }, soil, acres)).toEqual(is);
});

test('twice the land takes twice the fertiliser, to the rounding', () => {
  const kg = fc.double({ min: 0, max: 300, noNaN: true });
  fc.assert(
    fc.property(kg, kg, kg, fc.double({ min: 0, max: 50, noNaN: true }), (n, p, k, acres) => {
      const [once, twice] = [fertiliserPlan({ n, p, k }, {}, acres), fertiliserPlan({ n, p, k }, {}, 2 * acres)];
      for (const name of ['urea', 'dap', 'mop'] as const)
        expect(Math.abs(twice[name].kg - 2 * once[name].kg)).toBeLessThanOrEqual(1.5);
    }),
  );
});

test.for([Number.NaN, -1])('no measure: %d', (bad) => {
  expect(() => fertiliserPlan({ n: bad, p: 0, k: 0 }, {}, 1)).toThrow(RangeError);
  expect(() => fertiliserPlan({ n: 0, p: 0, k: 0 }, {}, bad)).toThrow(RangeError);
});
