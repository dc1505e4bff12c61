import { describe, expect, it } from 'vitest';
import { quoteChanges, quoteView } from './quote.presenter.ts';
import { SAMPLE_NOW, sampleCart, sampleQuote } from './sample-journey.ts';

const t = (key: string, values?: Record<string, unknown>) =>
  [key.replace('network-journey:', ''), ...Object.values(values ?? {})].join(' ');
const WORDS = { t, language: 'en', now: SAMPLE_NOW };

describe('quoteView', () => {
  it('shows every rupee, what bears the same words together, and takes off what is taken off', () => {
    const seed = { variant_id: 'p1', name: 'Seed', asked: 1, quantity: 1, price: 0.1, amount: 0.1 };
    const { rows, total } = quoteView(
      WORDS,
      sampleQuote({
        lines: [seed, { ...seed, variant_id: 'p2', price: 0.2, amount: 0.2 }, { ...seed, quantity: 0, amount: 0 }],
        charges: [
          { kind: 'delivery', title: 'Near', amount: 20 },
          { kind: 'delivery', title: 'Far', amount: 20.5 },
          { kind: 'offer', title: 'Rabi', amount: -5 },
        ],
        total: 35.8,
      }),
    );
    expect(rows).toEqual([
      { label: 'Seed × 1', amount: '₹0.30', tone: 'plain' },
      { label: 'charge.delivery', amount: '₹40.50', tone: 'plain' },
      { label: 'charge.offer', amount: '-₹5.00', tone: 'saving' },
    ]);
    expect(total).toBe('₹35.80');
  });

  it('says until when the price holds, and how long delivery takes, where that is so', () => {
    expect(quoteView(WORDS, sampleQuote()).notes).toHaveLength(2);
    const over = sampleQuote({ holds_until: '2026-11-23T09:59:00Z', delivered_within: null });
    expect(quoteView(WORDS, over).notes).toEqual([]);
    expect(quoteView(WORDS, sampleQuote(), { isAgreed: true }).notes).toEqual([
      expect.stringMatching(/^quote\.within/),
    ]);
  });
});

describe('quoteChanges', () => {
  const { lines } = sampleCart();
  const line = sampleQuote().lines[0];
  if (line === undefined) throw new Error('The sample quote has no line.');

  it.each([
    ['the same', { ...line, price: 390 }, []],
    ['a lower price', line, ['quote.changed Tomato seed ₹380.00 ₹390.00']],
    ['fewer packs', { ...line, price: 390, quantity: 1 }, ['quote.short Tomato seed 2 1']],
    ['none, of which no price is told', { ...line, quantity: 0 }, ['quote.short Tomato seed 2 0']],
    ['goods that are not in the cart any more', { ...line, variant_id: 'p9' }, []],
  ])('tells %s', (_, changed, changes) => {
    expect(quoteChanges(t, sampleQuote({ lines: [changed] }), lines)).toEqual(changes);
  });
});
