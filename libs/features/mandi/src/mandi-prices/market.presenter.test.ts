import { describe, expect, it } from 'vitest';
import type { MandiNearPrice } from '@haat/api-contract/mandi';
import { marketViews } from './market.presenter.ts';

const WORDS = {
  t: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
  language: 'en',
  now: new Date('2026-11-23T06:00:00Z'),
  today: '2026-11-23',
};
const CHARGES = {
  market_fee_percent: 1,
  commission_percent: 2,
  handling_per_quintal: 12,
  transport_per_quintal_km: 1.5,
};

interface Offer {
  readonly modal?: number;
  readonly km?: number;
  readonly day?: string;
  readonly charges?: typeof CHARGES | null;
}

function offer({ modal = 2000, km = 20, day = '2026-11-22', charges = CHARGES }: Offer = {}): MandiNearPrice {
  return {
    market: {
      id: `m${modal}-${km}`,
      name: 'Niphad',
      district: 'Nashik',
      state: 'Maharashtra',
      distance_metres: km * 1000,
      charges,
    },
    price: { day, min: modal, modal, max: modal, arrival_tonnes: null, is_sample: false },
    previous: null,
    reported: null,
  };
}

function viewsOf(markets: MandiNearPrice[], quintals: number | null) {
  return marketViews(WORDS, { commodity: { id: 'onion', name: 'Onion', image_url: null }, markets }, quintals);
}

describe('marketViews', () => {
  it('says what farmers reported, and of a sample that it is one', () => {
    const reported = { farmers: 3, min: 1500, max: 1700, day: '2026-11-22', is_sample: false };
    const views = viewsOf(
      [
        { ...offer(), reported },
        { ...offer(), reported: { ...reported, is_sample: true } },
      ],
      null,
    );
    expect(views[0]?.reported).toMatch(/^mandi:slip.reported 3 .+ ₹1,500 ₹1,700$/);
    expect(views[1]?.reported).toBe(`${views[0]?.reported ?? ''} (mandi:slip.sampleCheck)`);
    expect(viewsOf([offer()], null)[0]?.reported).toBeNull();
  });

  it('lists every rupee that is taken off, and what is left', () => {
    expect(viewsOf([offer()], 10)[0]?.inHand).toEqual({
      rows: [
        { label: 'mandi:inHand.gross 10 10 ₹2,000', amount: '₹20,000.00' },
        { label: 'mandi:deduction.market-fee', amount: '-₹200.00' },
        { label: 'mandi:deduction.commission', amount: '-₹400.00' },
        { label: 'mandi:deduction.handling', amount: '-₹120.00' },
        { label: 'mandi:deduction.transport', amount: '-₹300.00' },
      ],
      net: '₹18,980.00',
      perQuintal: 'mandi:inHand.perQuintal ₹1,898.00',
    });
  });

  it.each<[string, readonly Offer[], number | null, readonly boolean[]]>([
    ['the market that leaves most', [{ modal: 1900 }, { modal: 2100 }], 10, [false, true]],
    ['the dearer but farther one only if it leaves more', [{ km: 5 }, { modal: 2050, km: 100 }], 10, [true, false]],
    ['the nearer of equal ones', [{ km: 0 }, { km: 0 }], 10, [true, false]],
    ['never one with an old price', [{ modal: 9000, day: '2026-11-01' }, {}, { km: 30 }], 10, [false, true, false]],
    ['none where one alone can be compared', [{}, { charges: null }], 10, [false, false]],
    ['none before a quantity is typed', [{}, { modal: 2100 }], null, [false, false]],
  ])('marks as best %s', (_what, offers, quintals, expected) => {
    expect(viewsOf(offers.map(offer), quintals).map(({ isBest }) => isBest)).toEqual(expected);
  });

  it('says of a market in the same place that it is here, not how many metres off', () => {
    const distances = viewsOf([{ km: 0 }, { km: 1 }].map(offer), null).map(({ distance }) => distance);
    expect(distances).toEqual(['mandi:market.here', 'mandi:market.distance main:units.km 1']);
  });

  it('is heard in one sentence: crop, market, rate and age', () => {
    expect(viewsOf([offer()], null)[0]?.spoken).toBe(
      'mandi:price.spoken Onion Niphad ₹2,000 mandi:age.yesterday 1 order:day.yesterday',
    );
  });

  it('tells nothing of what is left where charges are not known', () => {
    expect(viewsOf([offer({ charges: null })], 10)[0]?.inHand).toBeNull();
  });

  it('leaves out a price of a day to come', () => {
    expect(viewsOf([offer({ day: '2026-11-24' })], 10)).toEqual([]);
  });
});
