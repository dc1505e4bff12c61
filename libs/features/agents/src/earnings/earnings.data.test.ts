import { describe, expect, it } from 'vitest';
import type { AgentCommission, AgentOrder } from '@haat/api-contract/agents';
import { monthView, salesView } from './earnings.data.ts';

const NOW = new Date('2026-11-25T06:00:00Z');
const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const BOOKED: AgentCommission = {
  month: '2026-11',
  earned: 61.73,
  taken_back: 30.87,
  total: 30.86,
  entries: [
    { order_number: '2026-000124', kind: 'taken-back', amount: -30.87, at: '2026-11-25T04:00:00.000Z' },
    { order_number: '2026-000124', kind: 'earned', amount: 61.73, at: '2026-11-20T19:00:00.000Z' },
  ],
};

// Written from docs/domain/agents.md#commission.
describe('the commission of a month in words', () => {
  it('says what was earned and what was taken back, by the day in India', () => {
    const { name, total, earned, takenBack, entries } = monthView(t, 'en', BOOKED, NOW);
    expect([name, total, earned, takenBack]).toEqual(['Nov 2026', '₹30.86', '₹61.73', '₹30.87']);
    expect(entries.map(({ amount, day }) => [amount, day])).toEqual([
      ['-₹30.87', 'Order:day.today'],
      ['₹61.73', '21 Nov'],
    ]);
  });

  it.each([
    ['2026-11', '/agents/commission?month=2026-10', null],
    ['2026-01', '/agents/commission?month=2025-12', '/agents/commission?month=2026-02'],
    ['2025-12', '/agents/commission?month=2025-11', '/agents/commission?month=2026-01'],
  ])('of %s leads to %s and %s', (month, before, after) => {
    expect(monthView(t, 'en', { ...BOOKED, month, taken_back: 0 }, NOW)).toMatchObject({
      before,
      after,
      takenBack: null,
    });
  });
});

describe('the orders of an agent in words', () => {
  const ORDER: AgentOrder = {
    number: '2026-000124',
    placed_at: '2026-11-20T09:00:00.000Z',
    status: 'PENDING',
    total: 2469,
    commission: 61.73,
    commission_state: 'expected',
  };

  it('have day, total and commission, and ways to the pages beside them', () => {
    const paged = { count: 41, next: '/x?page=3', previous: '/x?page=1', results: [ORDER] };
    const view = salesView(t, 'en', paged, { page: 2, month: '2026-11', now: NOW });
    expect(view.orders).toEqual([
      { number: '2026-000124', day: '20 Nov', total: '₹2,469.00', commission: '₹61.73', state: 'expected' },
    ]);
    expect([view.newer, view.older]).toEqual([
      '/agents/commission?month=2026-11&page=1',
      '/agents/commission?month=2026-11&page=3',
    ]);
  });

  it('have no page beside a single one', () => {
    const paged = { count: 0, next: null, previous: null, results: [] };
    expect(salesView(t, 'en', paged, { page: 1, month: '2026-11', now: NOW })).toEqual({
      orders: [],
      newer: null,
      older: null,
    });
  });
});
