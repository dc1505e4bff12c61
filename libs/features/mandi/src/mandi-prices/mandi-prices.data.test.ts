import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import type { MandiCommodity } from '@haat/api-contract/mandi';
import {
  apiContext,
  isKeptCopyContext,
  languageContext,
  placeContext,
  sessionContext,
  textContext,
} from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { followCrops, loadMandiPrices } from './mandi-prices.data.ts';

const NASHIK = {
  latLng: '20.0,73.8',
  placeId: null,
  officialName: null,
  label: 'Nashik',
  pincode: '422001',
  district: 'Nashik',
  state: 'Maharashtra',
};
const ONION: MandiCommodity = { id: 'onion', name: 'Onion', image_url: null };
const TOMATO = { id: 'tomato', name: 'Tomato', image_url: null };
const NIPHAD = { id: 'niphad', name: 'Niphad', district: 'Nashik', state: 'Maharashtra' };
const PRICE = { day: '2026-01-01', min: 1000, modal: 1500, max: 1800, arrival_tonnes: null, is_sample: false };
const OFFER = {
  market: { ...NIPHAD, distance_metres: 20_000, charges: null },
  price: PRICE,
  previous: null,
  reported: null,
};

interface Answers {
  readonly near?: unknown;
  readonly history?: unknown;
  readonly commodities?: readonly unknown[] | null;
  readonly place?: typeof NASHIK | null;
  readonly cookie?: string;
  readonly isKeptCopy?: boolean;
}

/** The screen's data at an address. What is null is not answered. */
async function load(address: string, { place = NASHIK, cookie = '', isKeptCopy = false, ...answers }: Answers = {}) {
  const known: Record<string, unknown> = {
    '/mandi/v1/near': { results: [ONION, TOMATO].map((commodity) => nearOf(commodity)) },
    '/mandi/v1/history': { market: NIPHAD, commodity: ONION, support_price: null, results: [] },
    '/mandi/v1/commodities': { results: [ONION, TOMATO] },
    ...Object.fromEntries(Object.entries(answers).map(([name, answer]) => [`/mandi/v1/${name}`, answer])),
  };
  const send = ({ path }: { path: string }) =>
    known[path] === null
      ? Promise.reject(new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' }))
      : Promise.resolve(known[path]);
  const context = new RouterContextProvider();
  context.set(textContext, (key) => key);
  context.set(languageContext, 'en');
  context.set(placeContext, place);
  context.set(isKeptCopyContext, isKeptCopy);
  context.set(sessionContext, { status: 'guest' } as never);
  context.set(apiContext, { language: 'en', send } as unknown as ApiClient);
  const url = new URL(address, 'https://haat.test');
  const request = new Request(url, { headers: { cookie } });
  return loadMandiPrices({ request, url, context } as unknown as LoaderFunctionArgs);
}

function nearOf(commodity: typeof ONION, markets: readonly unknown[] = [OFFER]) {
  return { commodity, support_price: null, markets };
}

const FOLLOWS = { cookie: 'mandi-crops=onion%2Ctomato' };

describe('loadMandiPrices', () => {
  it('asks for the crops first, and offers the most traded', async () => {
    expect(await load('/mandi')).toMatchObject({ view: 'choose', chosen: [], options: [{ value: 'onion' }, {}] });
  });

  it('then asks for the place', async () => {
    expect(await load('/mandi', { ...FOLLOWS, place: null })).toMatchObject({ view: 'no-place' });
  });

  it.each([
    ['/mandi', 'Onion'],
    ['/mandi?crop=tomato', 'Tomato'],
    ['/mandi?crop=gone', 'Onion'],
  ])('shows at %s the newest prices of %s', async (address, crop) => {
    const data = await load(address, FOLLOWS);
    expect(data).toMatchObject({ view: 'prices', crop, crops: [{ name: 'Onion' }, { name: 'Tomato' }] });
  });

  it('shows a crop that a link names to who follows none', async () => {
    expect(await load('/mandi?crop=onion')).toMatchObject({ view: 'prices', crop: 'Onion' });
  });

  it.each([
    ['prices', '/mandi', { near: null }],
    ['crops', '/mandi?choose=1', { commodities: null }],
  ])('never calls %s that could not be loaded "none here"', async (_what, address, answers) => {
    await expect(load(address, { ...FOLLOWS, ...answers })).rejects.toMatchObject({ init: { status: 503 } });
  });

  it('shows the prices also when those over time could not be loaded', async () => {
    expect(await load('/mandi', { ...FOLLOWS, history: null })).toMatchObject({ view: 'prices', history: null });
  });

  it('shows the crop’s picture where it has one', async () => {
    const near = { results: [nearOf({ ...ONION, image_url: '/pictures/crop-onion.svg' }, [])] };
    expect(await load('/mandi', { ...FOLLOWS, near })).toMatchObject({ picture: '/pictures/crop-onion.svg' });
  });

  it('says that no market near has a price', async () => {
    const near = { results: [nearOf(ONION, [])] };
    expect(await load('/mandi', { ...FOLLOWS, near })).toMatchObject({ view: 'prices', markets: [], overTime: null });
  });

  it('says that no market has a price of today, where none has; not in a copy read on another day', async () => {
    const today = indiaDay(new Date());
    const of = (...days: string[]) => {
      const near = {
        results: [
          nearOf(
            ONION,
            days.map((day) => ({ ...OFFER, price: { ...PRICE, day } })),
          ),
        ],
      };
      return { ...FOLLOWS, near };
    };
    expect(await load('/mandi', of(PRICE.day))).toMatchObject({ hasNoneToday: true });
    expect(await load('/mandi', of(PRICE.day, today))).toMatchObject({ hasNoneToday: false });
    expect(await load('/mandi', { ...of(PRICE.day), isKeptCopy: true })).toMatchObject({ hasNoneToday: false });
  });

  it.each([
    ['', false],
    ['10', false],
    ['ten', true],
    ['0', true],
  ])('of the typed quantity %j', async (quintals, isBadQuantity) => {
    expect(await load(`/mandi?quintals=${quintals}`, FOLLOWS)).toMatchObject({ isBadQuantity });
  });
});

describe('followCrops', () => {
  const post = (crops: readonly string[]) => {
    const body = new URLSearchParams(crops.map((id) => ['crops', id]));
    const request = new Request('https://haat.test/mandi?choose=1', { method: 'POST', body });
    return followCrops(request, new URLSearchParams(body) as unknown as FormData);
  };

  it('keeps the choice for a year and shows the prices', () => {
    const answer = post(['onion', 'tomato', 'onion']) as Response;
    expect(answer.headers.get('location')).toBe('/mandi');
    expect(answer.headers.get('set-cookie')).toMatch(/^mandi-crops=onion%2Ctomato; Path=\/; Max-Age=31536000/);
  });

  it.each([
    [[], 'tooFew'],
    [['<script>'], 'tooFew'],
    [['a', 'b', 'c', 'd', 'e', 'f'], 'tooMany'],
  ])('refuses %j', (crops, problem) => {
    expect(post(crops)).toMatchObject({ data: { problem }, init: { status: 400 } });
  });
});
