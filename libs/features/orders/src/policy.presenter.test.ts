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
  status: 'IN_FORCE',
  starts: 'payment',
  cover_days: 63,
  valid_from: '2026-11-18',
  valid_until: '2027-01-19',
} as Order['policies'][number];

const promised = { ...policy, status: 'PROMISED' as const, valid_from: null, valid_until: null };

it.each<{ name: string; one: Order['policies'][number]; told: string[] }>([
  {
    name: 'rupees and days of a cover that runs',
    one: policy,
    told: ['order:policy.cover ₹1,50,000 · order:policy.period 18 Nov 19 Jan 2027'],
  },
  {
    name: 'that a cover has ended with its order',
    one: { ...policy, status: 'VOID' },
    told: ['order:policy.void'],
  },
  {
    name: 'that a cover waits for the money',
    one: promised,
    told: ['order:policy.cover ₹1,50,000', 'order:policy.fromPayment 63'],
  },
  {
    name: 'that a cover waits for the shop',
    one: { ...promised, starts: 'confirmation' },
    told: ['order:policy.cover ₹1,50,000', 'order:policy.fromConfirmation 63'],
  },
  {
    name: 'that a cover waits for the goods',
    one: { ...promised, starts: 'delivery' },
    told: ['order:policy.cover ₹1,50,000', 'order:policy.fromDelivery 63'],
  },
])('tells $name', ({ one, told }) => {
  expect(policyViews(presenterContext, { policies: [one] } as Order)).toEqual([
    { id: 'policy-1', title: 'Sowing cover', details: ['An insurer · order:policy.number P2026-000001', ...told] },
  ]);
});
