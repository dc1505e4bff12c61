import { describe, expect, it } from 'vitest';
import { readSlip, slipNumbers, slipProblems, type SlipProblem } from './typed-slip.ts';

const TODAY = '2026-11-25';
const FILLED = {
  ...{ crop: 'onion', market: 'nashik-nasik', day: '2026-11-24', quintals: '12.5', rate: '1800', photoId: 'p' },
};

function typed(change: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, ...change })) form.set(name, value);
  return readSlip(form);
}

describe('a typed sale slip', () => {
  it.each<[string, Record<string, string>, SlipProblem[]]>([
    ['nothing', {}, []],
    ['no photo', { photoId: '' }, ['photo']],
    ['no crop', { crop: '' }, ['crop']],
    ['a market that cannot be one', { market: '../x' }, ['market']],
    ['a day to come', { day: '2026-11-26' }, ['day']],
    ['today', { day: TODAY }, []],
    ['the thirtieth day ago', { day: '2026-10-26' }, []],
    ['the day before', { day: '2026-10-25' }, ['day']],
    ['no day', { day: 'soon' }, ['day']],
    ['no quantity', { quintals: '0' }, ['quintals']],
    ['less than half a kilogram', { quintals: '0.004' }, ['quintals']],
    ['a quantity in words', { quintals: 'lots' }, ['quintals']],
    ['no rate', { rate: '' }, ['rate']],
    ['less than a rupee', { rate: '0.5' }, ['rate']],
    [
      'everything',
      { photoId: '', crop: '', market: '', day: '', quintals: '', rate: '' },
      [...(['photo', 'crop', 'market', 'day', 'quintals', 'rate'] as const)],
    ],
  ])('with %s', (_what, change, problems) => {
    expect(slipProblems(typed(change), false, TODAY)).toEqual(problems);
  });

  it('is read in any script’s digits, to whole kilograms and paise', () => {
    expect(slipNumbers(typed({ quintals: '१२.५०४', rate: '₹1,800.505' }))).toEqual({ quintals: 12.5, rate: 1800.51 });
  });

  it('needs no photo again that came before', () => {
    expect(slipProblems(typed({ photoId: '' }), true, TODAY)).toEqual([]);
    expect(slipProblems(typed(), false, TODAY)).toEqual([]);
  });
});
