import { expect, it } from 'vitest';
import type { Order } from '@haat/api-contract';
import { policyViews } from './policy.presenter.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const presenterContext = { t, language: 'en', now: new Date('2026-11-21T06:00:00Z') };
const policy = {
  id: 'policy-1',
  number: 'P2026-000001',
  name: 'Sowing cover',
  insurer_name: 'An insurer',
  cover: 150_000,
  status: 'ISSUED',
  valid_from: '2026-11-18',
  valid_until: '2027-01-19',
} as Order['policies'][number];

it.each([
  [
    'rupees and days of a cover that runs',
    policy,
    'order:policy.cover ₹1,50,000 · order:policy.period 18 Nov 19 Jan 2027',
  ],
  ['that a cover has ended with its order', { ...policy, status: 'VOID' as const }, 'order:policy.void'],
])('tells %s', (_, one, told) => {
  expect(policyViews(presenterContext, { policies: [one] } as Order)).toEqual([
    { id: 'policy-1', title: 'Sowing cover', details: ['An insurer · order:policy.number P2026-000001', told] },
  ]);
});
