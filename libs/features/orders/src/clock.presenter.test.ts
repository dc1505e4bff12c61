import { describe, expect, it } from 'vitest';
import type { Order } from '@haat/api-contract';
import { clockView } from './clock.presenter.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const presenterContext = { t, language: 'en', now: new Date('2026-11-21T06:00:00Z') };
const order = (clock: Order['clock'], paid = 0) => ({ clock, payment: { paid } }) as Order;
const RUNS_OUT = '2026-11-20T06:00:00Z';

describe('the clock of an order in words', () => {
  it('is nothing while none runs', () => {
    expect(clockView(presenterContext, order(null))).toBeNull();
  });

  it.each([
    { name: 'in time', is_over: false, asked_at: null, paid: 0, lines: ['until'], canAsk: false },
    { name: 'too late, nothing paid', is_over: true, asked_at: null, paid: 0, lines: ['over'], canAsk: true },
    { name: 'too late, paid', is_over: true, asked_at: null, paid: 120, lines: ['over', 'moneyBack'], canAsk: true },
    { name: 'asked', is_over: true, asked_at: RUNS_OUT, paid: 120, lines: ['asked'], canAsk: false },
  ])('says what can be asked for: $name', ({ is_over, asked_at, paid, lines, canAsk }) => {
    const view = clockView(presenterContext, order({ runs_out_at: RUNS_OUT, is_over, asked_at }, paid));
    expect(view).toMatchObject({ isOver: is_over, canAsk });
    expect(view?.lines.map((line) => line.split(' ')[0])).toEqual(lines.map((line) => `order:clock.${line}`));
  });
});
