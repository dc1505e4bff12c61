import {
  mandiAlertsSchema,
  mandiCommoditiesSchema,
  mandiHistorySchema,
  mandiMarketsSchema,
  mandiNamesSchema,
  mandiNearSchema,
  mandiPricesSchema,
  mandiRegionsSchema,
  type MandiHistory,
  type MandiNear,
  type MandiPrices,
} from '@haat/api-contract/mandi';
import { mandiCentresSchema } from '@haat/api-contract/mandi-centres';
import { mandiDemandsSchema, mandiOffersSchema } from '@haat/api-contract/mandi-trade';
import { mandiReceiptsSchema } from '@haat/api-contract/mandi-receipts';
import { MANDI_OFFER_STATUSES, MANDI_RECEIPT_REASONS, MANDI_RECEIPT_STATUSES } from '@haat/api-contract/vocabulary';
import { answered } from './network-states.ts';

/*
 * What markets answer to the farmer of the stories, made through the contract's schemas: the days must be as old as
 * the stories say.
 */

const DAY_MS = 86_400_000;
/** The day on which the stories happen, `goToRecordedTime`'s. */
const day = (daysAgo: number, now: number) => new Date(now - daysAgo * DAY_MS + 19_800_000).toISOString().slice(0, 10);
const CHARGES = {
  market_fee_percent: 1,
  commission_percent: 2,
  handling_per_quintal: 12,
  transport_per_quintal_km: 1.5,
};

interface Offer {
  readonly id: string;
  readonly name: string;
  readonly km: number;
  readonly daysAgo: number;
  readonly prices: readonly [min: number, modal: number, max: number];
  readonly before: number | null;
  readonly tonnes?: number;
  readonly hasCharges?: boolean;
  /** How many farmers reported rates. */
  readonly farmers?: number;
}

const OFFERS: readonly Offer[] = [
  { id: 'lasalgaon', name: 'Lasalgaon', km: 42.4, daysAgo: 0, prices: [900, 1850, 2251], before: 1790, tonnes: 1240.5 },
  {
    id: 'pimpalgaon',
    name: 'Pimpalgaon Baswant',
    km: 24,
    daysAgo: 1,
    prices: [700, 1700, 2300],
    before: 1725,
    farmers: 4,
  },
  { id: 'dindori', name: 'Dindori', km: 16.2, daysAgo: 3, prices: [1600, 1600, 1600], before: 1600, hasCharges: false },
  { id: 'yeola', name: 'Yeola', km: 70, daysAgo: 12, prices: [1200, 2500, 2800], before: null },
];

function offerOf(
  { id, name, km, daysAgo, prices, before, tonnes, hasCharges = true, farmers }: Offer,
  isSample: boolean,
) {
  const now = Date.now();
  const [min, modal, max] = prices;
  return {
    market: {
      ...{ id, name, district: 'Nashik', state: 'Maharashtra', distance_metres: km * 1000 },
      charges: hasCharges ? CHARGES : null,
    },
    price: { day: day(daysAgo, now), min, modal, max, arrival_tonnes: tonnes ?? null, is_sample: isSample },
    previous: before === null ? null : { day: day(daysAgo + 2, now), modal: before },
    reported: farmers === undefined ? null : { farmers, min: 1650, max: 1800, day: day(1, now), is_sample: isSample },
  };
}

/** Onion at four markets, and soybean at none. */
export function nearAnswer({ isSample = false, hasMarkets = true } = {}) {
  return (): MandiNear =>
    mandiNearSchema.parse({
      results: [
        {
          commodity: { id: 'onion', name: 'Onion', image_url: '/pictures/crop-onion.svg' },
          support_price: { season: 'KMS 2025-26', price: 2369 },
          markets: hasMarkets ? OFFERS.map((offer) => offerOf(offer, isSample)) : [],
        },
        { commodity: { id: 'soyabean', name: 'Soybean', image_url: null }, support_price: null, markets: [] },
      ],
    });
}

/** Prices of a month, but for every seventh day; or of the days given. */
export function historyAnswer(days = 30) {
  return (): MandiHistory => {
    const now = Date.now();
    return mandiHistorySchema.parse({
      market: { id: 'lasalgaon', name: 'Lasalgaon', district: 'Nashik', state: 'Maharashtra' },
      commodity: { id: 'onion', name: 'Onion', image_url: null },
      support_price: { season: 'KMS 2025-26', price: 2369 },
      results: Array.from({ length: days }, (_, index) => days - 1 - index)
        .filter((daysAgo) => daysAgo % 7 !== 5)
        .map((daysAgo) => {
          const modal = 1850 - daysAgo * 12 + (daysAgo % 5) * 20;
          return { day: day(daysAgo, now), min: modal, modal, max: modal, arrival_tonnes: null, is_sample: false };
        }),
    });
  };
}

/** What the search finds: a page of several, or none. */
export function pricesAnswer({ isSample = false, isEmpty = false, daysAgo = 1 } = {}) {
  return (): MandiPrices => {
    const priceDay = day(daysAgo, Date.now());
    const results = OFFERS.map(({ id, name, prices: [min, modal, max] }, index) => ({
      market: { id, name, district: 'Nashik', state: 'Maharashtra' },
      commodity: { id: 'onion', name: 'Onion', image_url: null },
      variety: index === 0 ? 'Red' : 'Other',
      grade: index === 1 ? 'Other' : 'FAQ',
      price: { day: priceDay, min, modal, max, arrival_tonnes: null, is_sample: isSample },
    }));
    return mandiPricesSchema.parse({
      day: isEmpty ? null : priceDay,
      count: isEmpty ? 0 : 24,
      next: isEmpty ? null : '/mandi/v1/prices?page=2',
      previous: null,
      results: isEmpty ? [] : results,
    });
  };
}

/** Where one can search. */
export const REGIONS = answered(
  mandiRegionsSchema.parse({
    ...{ state: 'Maharashtra', district: 'Nashik' },
    states: ['Bihar', 'Maharashtra', 'Punjab'].map((name) => ({ id: name, name })),
    districts: ['Ahmednagar', 'Nashik', 'Pune'].map((name) => ({ id: name, name })),
    markets: OFFERS.map(({ id, name }) => ({ id, name })),
  }),
);

/** Crops to choose from. */
export const CROPS = answered(
  mandiCommoditiesSchema.parse({
    results: ['Onion', 'Tomato', 'Wheat', 'Soybean', 'Potato', 'Bengal gram (chana)', 'Green chilli'].map((name) => ({
      id: name
        .toLowerCase()
        .replace(/[^a-z]+/g, '-')
        .replace(/-$/, ''),
      name,
      image_url: null,
    })),
  }),
);

/** Two prices to be told of: one was told three days ago. */
export const ALERTS = () =>
  mandiAlertsSchema.parse({
    results: [
      { direction: 'above' as const, price: 2000, told_day: day(3, Date.now()), name: 'Lasalgaon' },
      { direction: 'below' as const, price: 1450.5, told_day: null, name: 'Pimpalgaon Baswant' },
    ].map(({ name, ...alert }, index) => ({
      ...alert,
      id: `00000000-0000-4000-8000-00000000000${index}`,
      commodity: { id: 'onion', name: 'Onion', image_url: null },
      market: { id: 'lasalgaon', name, district: 'Nashik', state: 'Maharashtra' },
    })),
  });

/** Two collection centres: one open all week, one with a day off and rates of some days ago; or none. */
export function centresAnswer({ isSample = false, isEmpty = false } = {}) {
  return () =>
    mandiCentresSchema.parse({
      results: isEmpty
        ? []
        : [
            { id: 'pimpalgaon', name: 'Pimpalgaon Baswant', km: 24, daysAgo: 0, closed: null, rates: [1750, 4900.5] },
            { id: 'yeola', name: 'Yeola', km: 70.4, daysAgo: 9, closed: 3, rates: [1690] },
          ].map(({ id, name, km, daysAgo, closed, rates }) => ({
            ...{ id, name, district: 'Nashik', state: 'Maharashtra', lat_lng: '20.1,74.1' },
            ...{ distance_metres: km * 1000, is_sample: isSample },
            ...{ opens_at: '00:00', closes_at: closed === null ? '23:59' : '00:01', closed_weekday: closed },
            rates: rates.map((rate, index) => ({
              commodity: index === 0 ? { id: 'onion', name: 'Onion', image_url: '/pictures/crop-onion.svg' } : SOYBEAN,
              rate,
              day: day(daysAgo, Date.now()),
            })),
          })),
    });
}
const SOYBEAN = { id: 'soyabean', name: 'Soybean', image_url: null };

const DEMAND = {
  ...{ id: '00000000-0000-4000-8000-0000000000d1', status: 'OPEN' as const, grade: 'FAQ' },
  ...{ commodity: { id: 'onion', name: 'Onion', image_url: '/pictures/crop-onion.svg' }, buyer: 'Godavari Foods' },
  ...{ place: 'Niphad', district: 'Nashik', state: 'Maharashtra', distance_metres: 32_400 },
  ...{ quintals: 250, quintals_left: 40, rate: 1850.5, pays_after_days: 3, is_sample: false },
  ...{ moisture_percent: 2, market_fee_percent: 1, commission_percent: 1.5, handling_per_quintal: 12 },
};

/** What two buyers want: one pays some days after weighing and takes much off, one at once and nothing; or none. */
export function demandsAnswer({ isSample = false, isEmpty = false } = {}) {
  return () =>
    mandiDemandsSchema.parse({
      ...{ count: isEmpty ? 0 : 24, next: isEmpty ? null : '/mandi/v1/demands?page=2', previous: null },
      results: isEmpty
        ? []
        : [
            { ...DEMAND, until: day(-4, Date.now()), is_sample: isSample },
            {
              ...{
                ...DEMAND,
                id: '00000000-0000-4000-8000-0000000000d2',
                commodity: SOYBEAN,
                until: day(0, Date.now()),
              },
              ...{ quintals: 1200, quintals_left: 1200, rate: 4900, pays_after_days: 0, is_sample: isSample },
              ...{ moisture_percent: 0, market_fee_percent: 0, commission_percent: 0, handling_per_quintal: 0 },
            },
          ],
    });
}

/** An offer of each state. */
export const OFFERS_MADE = () =>
  mandiOffersSchema.parse({
    results: MANDI_OFFER_STATUSES.map((status, index) => ({
      ...{ id: `00000000-0000-4000-8000-0000000000e${index}`, status, quintals: 10 + index },
      ...{ offered_at: new Date(Date.now() - index * DAY_MS).toISOString() },
      demand: { ...DEMAND, until: day(-4, Date.now()) },
    })),
  });

/** Markets near the place, or none. */
export function marketsAnswer({ isEmpty = false } = {}) {
  return () =>
    mandiMarketsSchema.parse({ results: isEmpty ? [] : OFFERS.map((offer) => offerOf(offer, false).market) });
}

/** A sale slip of each state, those that are not counted for each reason; the one that counts by a sample check. */
export const SLIPS_SENT = () =>
  mandiReceiptsSchema.parse({
    results: [
      ...MANDI_RECEIPT_STATUSES.slice(0, 2).map((status) => ({ status, reason: null })),
      ...MANDI_RECEIPT_REASONS.map((reason) => ({ status: 'REJECTED' as const, reason })),
    ].map((state, index) => ({
      ...state,
      ...{ id: `00000000-0000-4000-8000-0000000000f${index}`, quintals: 1 + index, rate: 1800 + index },
      ...{ day: day(index, Date.now()), sent_at: new Date(Date.now()).toISOString() },
      commodity: { id: 'onion', name: 'Onion', image_url: null },
      market: { id: 'lasalgaon', name: 'Lasalgaon', district: 'Nashik', state: 'Maharashtra' },
      is_sample_check: state.status === 'VERIFIED',
    })),
  });

/** A commodity and a market that a search found by their names. */
export const NAMES = answered(
  mandiNamesSchema.parse({
    commodities: [{ id: 'onion', name: 'Onion', image_url: null }],
    markets: [
      {
        ...{ id: 'lasalgaon', name: 'Lasalgaon', district: 'Nashik', state: 'Maharashtra' },
        ...{ state_id: 'Maharashtra', district_id: 'Nashik' },
      },
    ],
  }),
);
