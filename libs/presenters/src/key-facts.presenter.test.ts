import { expect, it } from 'vitest';
import type { CreditKeyFacts } from '@haat/api-contract';
import { keyFactsView } from './key-facts.presenter.ts';

const t = (key: string, values: Record<string, unknown> = {}) =>
  [key.replace(/^credit:(keyFacts\.)?/, ''), ...Object.values(values)].join(' ');
const facts: CreditKeyFacts = {
  version: '0123456789abcdef',
  lender: { name: 'Gramin Finance', registration_number: 'N-01.00001', is_sample: false },
  apr_percent: 12.17,
  monthly_percent: 1.5,
  free_days: 30,
  tenor_days: 90,
  fees: 0,
  cooling_off_days: 3,
  grievance: { name: 'A. Joshi', phone_number: '18001234567', email: 'help@example.org' },
};

it('names lender, yearly cost, fees and whom to complain to', () => {
  expect(keyFactsView(t, facts).rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'lender: Gramin Finance',
    'registration: N-01.00001',
    'apr: 12.17%',
    'fees: noFees',
    'complaints: A. Joshi',
    'phone: 18001234567',
    'email: help@example.org',
    'version: 01234567',
  ]);
});

it.each([
  ['a lender', false, ['standing.terms 30 ₹1.50 90', 'coolingOff 3']],
  ['a sample', true, ['sample', 'standing.terms 30 ₹1.50 90', 'coolingOff 3']],
])('says of %s how to give the credit up', (_, isSample, notes) => {
  expect(keyFactsView(t, { ...facts, lender: { ...facts.lender, is_sample: isSample } }).notes).toEqual(notes);
});
