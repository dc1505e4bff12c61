import { expect, it } from 'vitest';
import { policyState } from './policy-state.ts';

const season = { starts_on: '2026-03-01', ends_on: '2026-03-31', is_void: false };

it.each([
  ['the day before the first', season, '2026-02-28', 'waiting'],
  ['the first day is included', season, '2026-03-01', 'active'],
  ['between', season, '2026-03-15', 'active'],
  ['the last day is included', season, '2026-03-31', 'active'],
  ['the day after the last', season, '2026-04-01', 'ended'],
  ['a policy of one day', { ...season, ends_on: '2026-03-01' }, '2026-03-01', 'active'],
  ['only promised, before', { ...season, starts_on: null }, '2026-02-28', 'waiting'],
  ['only promised, long after', { ...season, starts_on: null }, '2027-01-01', 'waiting'],
  ['void before it began', { ...season, is_void: true }, '2026-02-01', 'void'],
  ['void while it ran', { ...season, is_void: true }, '2026-03-15', 'void'],
  ['void and only promised', { ...season, starts_on: null, is_void: true }, '2026-03-15', 'void'],
  ['void stays void after its end', { ...season, is_void: true }, '2026-06-01', 'void'],
] as const)('%s', (_what, policy, today, state) => {
  expect(policyState(policy, today)).toBe(state);
});
