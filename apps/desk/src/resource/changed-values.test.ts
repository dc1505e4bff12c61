import { describe, expect, it } from 'vitest';
import type { OperatorField } from '@haat/api-contract/operator';
import { changedValues, conflictsOf, given } from './changed-values.ts';

const field = (name: string, canChange = true) => ({ name, can_change: canChange }) as OperatorField;
const fields = [field('price'), field('stock'), field('note'), field('mrp', false)];
const before = { price: 100, stock: 5, note: null, mrp: 120 };

describe('what a form sends', () => {
  it.each<[string, object, object]>([
    ['only what changed', { ...before, price: 90 }, { price: 90 }],
    ['an emptied field as null', { ...before, stock: '' }, { stock: null }],
    ['nothing for a field that was empty and is', { ...before, note: '' }, {}],
    ['nothing that cannot be changed', { ...before, mrp: 1 }, {}],
  ])('is %s', (_what, typed, sent) => {
    expect(changedValues(fields, before, typed as Record<string, unknown>)).toEqual(sent);
  });

  it('leaves out what an act was not told', () => {
    expect(given({ reason: 'late', note: '', amount: null })).toEqual({ reason: 'late' });
  });
});

it('two people conflict where what one typed is not what the other left', () => {
  const present = { id: '1', version: 'b', price: 95, stock: 7 };
  expect(conflictsOf(fields, { price: 90, stock: 7 }, present)).toMatchObject([{ mine: 90, theirs: 95 }]);
});
