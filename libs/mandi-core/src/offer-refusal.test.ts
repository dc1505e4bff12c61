import { expect, test } from 'vitest';
import { offerRefusal } from './offer-refusal.ts';

const TODAY = '2026-11-25';
const DEMAND = { status: 'OPEN', until: '2026-11-30', quantityKg: 10_000, acceptedKg: 4_000 } as const;

test.for([
  { what: 'a part of what is left', kg: 500, change: {}, refusal: null },
  { what: 'all that is left', kg: 6_000, change: {}, refusal: null },
  { what: 'a kilogram more than what is left', kg: 6_001, change: {}, refusal: 'too-much' },
  { what: 'one kilogram', kg: 1, change: {}, refusal: null },
  { what: 'less than a kilogram', kg: 0.5, change: {}, refusal: 'too-little' },
  { what: 'nothing', kg: 0, change: {}, refusal: 'too-little' },
  { what: 'its last day', kg: 500, change: { until: TODAY }, refusal: null },
  { what: 'the day after its last', kg: 500, change: { until: '2026-11-24' }, refusal: 'over' },
  { what: 'filled', kg: 1, change: { status: 'FILLED' as const, acceptedKg: 10_000 }, refusal: 'over' },
  { what: 'closed', kg: 500, change: { status: 'CLOSED' as const }, refusal: 'over' },
  { what: 'expired', kg: 500, change: { status: 'EXPIRED' as const }, refusal: 'over' },
])('$what', ({ kg, change, refusal }) => {
  expect(offerRefusal({ ...DEMAND, ...change }, kg, TODAY)).toBe(refusal);
});

test('no number, no day', () => {
  expect(() => offerRefusal(DEMAND, Number.NaN, TODAY)).toThrow(RangeError);
  expect(() => offerRefusal({ ...DEMAND, until: '2026-02-30' }, 1, TODAY)).toThrow(RangeError);
});
