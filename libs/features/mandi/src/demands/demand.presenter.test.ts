import { describe, expect, it } from 'vitest';
import type { MandiDemand } from '@haat/api-contract/mandi-trade';
import { demandView } from './demand.presenter.ts';

const WORDS = {
  t: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
  language: 'en',
  now: new Date('2026-11-23T06:00:00Z'),
  today: '2026-11-23',
};

function demand(change: Partial<MandiDemand> = {}): MandiDemand {
  return {
    ...{ id: '00000000-0000-4000-8000-000000000001', status: 'OPEN', grade: 'FAQ', buyer: 'Godavari Foods' },
    ...{ commodity: { id: 'onion', name: 'Onion', image_url: null }, place: 'Niphad', district: 'Nashik' },
    ...{ state: 'Maharashtra', distance_metres: 32_400, quintals: 250, quintals_left: 40, rate: 2000 },
    ...{ moisture_percent: 2, market_fee_percent: 1, commission_percent: 1, handling_per_quintal: 12 },
    ...{ pays_after_days: 3, until: '2026-11-25', is_sample: false },
    ...change,
  };
}

describe('demandView', () => {
  it('lists every rupee that is taken off the quantity typed, and when the money comes', () => {
    expect(demandView(WORDS, demand(), 10)).toMatchObject({
      sale: {
        rows: [
          { label: 'mandi:inHand.gross 10 10 ₹2,000', amount: '₹20,000.00' },
          { label: 'mandi:deduction.moisture', amount: '-₹400.00' },
          { label: 'mandi:deduction.market-fee', amount: '-₹196.00' },
          { label: 'mandi:deduction.commission', amount: '-₹196.00' },
          { label: 'mandi:deduction.handling', amount: '-₹120.00' },
        ],
        net: '₹19,088.00',
      },
      ...{ pays: 'mandi:demand.paysAfter 3', until: 'mandi:demand.until 25 Nov' },
      offer: { quintals: 10, text: 'mandi:demand.offer 10 10' },
    });
    expect(demandView(WORDS, demand({ pays_after_days: 0 }), 10).pays).toBe('mandi:demand.paysSameDay');
  });

  it('tells of one quintal before a quantity is typed, which cannot be offered', () => {
    expect(demandView(WORDS, demand(), null)).toMatchObject({
      ...{ saleOf: 'mandi:demand.sumOf 1', offer: null, isTooMuch: false },
    });
  });

  it.each<[string, Partial<MandiDemand>, number, boolean, boolean]>([
    ['all that is left', {}, 40, true, false],
    ['more than what is left', {}, 40.01, false, true],
    ['one that is filled', { status: 'FILLED', quintals_left: 0 }, 1, false, false],
    ['one whose last day is over', { until: '2026-11-22' }, 1, false, false],
    ['one on its last day', { until: '2026-11-23' }, 1, true, false],
  ])('lets offer for %s or not', (_what, change, quintals, isOffered, isTooMuch) => {
    const view = demandView(WORDS, demand(change), quintals);
    expect({ isOffered: view.offer !== null, isTooMuch: view.isTooMuch }).toEqual({ isOffered, isTooMuch });
  });

  it('shows the crop’s picture where it has one', () => {
    const commodity = { id: 'onion', name: 'Onion', image_url: '/pictures/crop-onion.svg' };
    expect(demandView(WORDS, demand({ commodity }), null).picture).toBe('/pictures/crop-onion.svg');
    expect(demandView(WORDS, demand(), null).picture).toBeNull();
  });

  it('says how far it is only where a place is known', () => {
    expect(demandView(WORDS, demand({ distance_metres: null }), null).where).toBe('Niphad, Nashik');
    expect(demandView(WORDS, demand(), null).where).toContain('mandi:market.distance');
  });
});
