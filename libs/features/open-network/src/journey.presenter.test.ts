import { describe, expect, it } from 'vitest';
import { NETWORK_ORDER_STEPS } from '@haat/api-contract/vocabulary';
import { journeyView, shownStep } from './journey.presenter.ts';
import { SAMPLE_NOW, sampleJourney, sampleOrder, sampleQuote } from './sample-journey.ts';

const t = (key: string, values?: Record<string, unknown>) =>
  [key.replace('network-journey:', ''), ...Object.values(values ?? {}).filter((value) => value !== '')].join(' ');

/** The line as letters: done, now, later, failed. */
function lineOf(more: Parameters<typeof sampleJourney>[0]): string {
  return journeyView(t, sampleJourney(more), SAMPLE_NOW)
    .steps.map(({ state }) => state[0])
    .join('');
}

function linesOf(more: Parameters<typeof sampleJourney>[0]): readonly string[] {
  return journeyView(t, sampleJourney(more), SAMPLE_NOW).lines;
}

describe('shownStep', () => {
  it.each([
    ['a price that holds', sampleQuote(), 'price-known'],
    ['a price for fewer packs', sampleQuote({ is_short: true }), 'short'],
    ['a price whose time is over', sampleQuote({ holds_until: SAMPLE_NOW.toISOString() }), 'expired'],
    [
      'a price for fewer packs whose time is over',
      sampleQuote({ is_short: true, holds_until: '2026-11-23T09:00:00Z' }),
      'expired',
    ],
  ])('tells %s', (_, quote, step) => {
    expect(shownStep({ step: 'price-known', quote }, SAMPLE_NOW)).toBe(step);
  });

  it.each(NETWORK_ORDER_STEPS.filter((step) => step !== 'price-known'))('leaves %s, whatever the price', (step) => {
    expect(shownStep({ step, quote: sampleQuote({ is_short: true }) }, SAMPLE_NOW)).toBe(step);
  });
});

describe('the step line', () => {
  it.each([
    ['asking-price', null, 'nlll'],
    ['price-refused', null, 'flll'],
    ['price-known', null, 'dnll'],
    ['sending-order', 'cash', 'ddnl'],
    ['order-refused', 'cash', 'ddfl'],
    ['confirming', 'cash', 'dddn'],
    ['accepted', 'cash', 'dddd'],
    ['failed', 'cash', 'dddf'],
    ['sending-order', 'pay-now', 'ddnll'],
    ['awaiting-payment', 'pay-now', 'dddnl'],
    ['confirming', 'pay-now', 'ddddn'],
    ['accepted', 'pay-now', 'ddddd'],
  ] as const)('of %s, paid by %s', (step, kind, line) => {
    expect(lineOf({ step, payment_kind: kind, quote: step === 'price-known' ? sampleQuote() : null })).toBe(line);
  });

  it('ends at the paying where no money came, and after it where it did', () => {
    const failed = { step: 'failed', payment_kind: 'pay-now' } as const;
    expect(lineOf({ ...failed, order: sampleOrder({ state: 'failed' }) })).toBe('dddfl');
    expect(lineOf({ ...failed, order: sampleOrder({ state: 'refunding', paid: 800 }) })).toBe('ddddf');
  });
});

describe('what is said', () => {
  const [waiting, long, leave] = ['2026-11-23T09:59:51Z', '2026-11-23T09:59:50Z', '2026-11-23T09:59:30Z'];

  it.each(['asking-price', 'sending-order', 'confirming'] as const)(
    'while %s waits, after 10 and 30 seconds',
    (step) => {
      const text = `step.${step}.text`;
      expect(linesOf({ step, since: waiting })).toEqual([text]);
      expect(linesOf({ step, since: long })).toEqual([text, 'wait.long']);
      expect(linesOf({ step, since: leave })).toEqual([text, 'wait.long', 'wait.leave']);
    },
  );

  it.each(NETWORK_ORDER_STEPS)('%s is looked at again exactly while the shop is waited for', (step) => {
    const { isAwaited } = journeyView(t, sampleJourney({ step, since: leave }), SAMPLE_NOW);
    expect(isAwaited).toBe(['asking-price', 'sending-order', 'confirming'].includes(step));
  });

  it('counts the tries from the second on', () => {
    expect(linesOf({ step: 'confirming', tries: 1 })).toHaveLength(1);
    expect(linesOf({ step: 'confirming', tries: 2 })).toContain('step.confirming.tries 2 6');
  });

  it.each([
    ['order-refused', null, 'money.none'],
    ['failed', sampleOrder({ kind: 'cash', state: 'due' }), 'money.none'],
    ['failed', sampleOrder({ state: 'refunding', paid: 800 }), 'money.back ₹800.00'],
    ['failed', sampleOrder({ state: 'refunded', paid: 800 }), 'order:pay.refunded'],
  ] as const)('of %s with %j, where the money is', (step, order, money) => {
    const problem = { code: '40002', variant_ids: [] };
    expect(linesOf({ step, order, problem })).toEqual(['network-errors:error.tooMany', money]);
  });

  it('tells a refused price by its reason, and a silent shop too', () => {
    const refused = (code: string) => linesOf({ step: 'price-refused', problem: { code, variant_ids: [] } });
    expect(refused('20009')).toEqual(['network-errors:error.noAnswer']);
    expect(refused('what is this')).toEqual(['network-errors:error.unknown']);
  });
});
