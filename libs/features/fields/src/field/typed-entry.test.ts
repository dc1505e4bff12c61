import { describe, expect, it } from 'vitest';
import { entryAmount, entryProblems, readEntry, type EntryProblem } from './typed-entry.ts';

const TODAY = '2026-11-26';
const FILLED = { day: '2026-11-20', kind: 'seed', amount: '1,200.50', note: 'two bags' };

function typed(change: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, ...change })) form.set(name, value);
  return readEntry(form);
}

describe('an entry of the khetibook', () => {
  it.each<[string, Record<string, string>, EntryProblem[]]>([
    ['nothing wrong', {}, []],
    ['today', { day: TODAY }, []],
    ['tomorrow', { day: '2026-11-27' }, ['day']],
    ['ten years ago', { day: '2016-11-26' }, ['day']],
    ['no day', { day: '' }, ['day']],
    ['a kind that there is not', { kind: 'bribe' }, ['kind']],
    ['nothing paid', { amount: '0' }, ['amount']],
    ['less than nothing', { amount: '-5' }, ['amount']],
    ['words for an amount', { amount: 'a lot' }, ['amount']],
    ['all empty', { day: '', kind: '', amount: '' }, ['day', 'kind', 'amount']],
  ])('with %s', (_what, change, problems) => {
    expect(entryProblems(typed(change), TODAY)).toEqual(problems);
  });

  it.each([
    ['0.01', 0.01],
    ['0.004', null],
    ['₹1,200.50', 1200.5],
    ['१२००.५०', 1200.5],
    ['10000000', 10_000_000],
    ['10000000.01', null],
  ])('of %j is %j rupees', (text, rupees) => {
    expect(entryAmount(text)).toBe(rupees);
  });
});
