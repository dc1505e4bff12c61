import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import { apiContext, languageContext, placeContext, textContext, type Place } from '@haat/app-context';
import { loadMandiSearch } from './mandi-search.data.ts';

const NASHIK: Place = {
  latLng: '20.0,73.8',
  placeId: null,
  officialName: null,
  label: 'Nashik',
  pincode: '422001',
  district: 'Nashik',
  state: 'Maharashtra',
};
const ONION = { id: 'onion', name: 'Onion', image_url: null };
const GREEN = { id: 'onion-green', name: 'Spring onion', image_url: null };
const NIPHAD = { id: 'niphad', name: 'Niphad', district: 'Nashik', state: 'Maharashtra' };
const ROW = {
  market: NIPHAD,
  commodity: ONION,
  variety: 'Red',
  grade: 'Other',
  price: { day: '2026-01-01', min: 1000, modal: 1500, max: 1800, arrival_tonnes: null, is_sample: true },
};
const REGIONS = {
  state: 'Maharashtra',
  district: 'Nashik',
  states: [
    { id: 'Bihar', name: 'Bihar' },
    { id: 'Maharashtra', name: 'Maharashtra' },
  ],
  districts: [{ id: 'Nashik', name: 'Nashik' }],
  markets: [{ id: 'niphad', name: 'Niphad' }],
};

const NO_REGIONS = { ...REGIONS, state: null, district: null, districts: [], markets: [] };

/** What the services are asked, and the screen's data at an address. What is null is not answered. */
async function load(address: string, answers: Record<string, unknown> = {}, place: Place | null = NASHIK) {
  const known: Record<string, unknown> = {
    commodities: { results: [ONION, GREEN] },
    regions: REGIONS,
    prices: { day: '2026-01-01', count: 41, next: '/next', previous: null, results: [ROW] },
    ...answers,
  };
  const asked: Record<string, unknown> = {};
  const calls: string[] = [];
  const send = ({ path, query }: { path: string; query: unknown }) => {
    const name = path.replace('/mandi/v1/', '');
    asked[name] = query;
    calls.push(name);
    return known[name] === null
      ? Promise.reject(new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' }))
      : Promise.resolve(known[name]);
  };
  const context = new RouterContextProvider();
  context.set(textContext, (key) => key);
  context.set(languageContext, 'en');
  context.set(placeContext, place);
  context.set(apiContext, { language: 'en', send } as unknown as ApiClient);
  const url = new URL(address, 'https://haat.test');
  const data = await loadMandiSearch({ request: new Request(url), url, context } as unknown as LoaderFunctionArgs);
  return { data, asked, calls };
}

describe('loadMandiSearch', () => {
  it('begins with the state and district of the place', async () => {
    const { data, asked } = await load('/mandi/search');
    expect(asked.prices).toMatchObject({ state: 'Maharashtra', district: 'Nashik', commodity: undefined });
    expect(data.found?.rows).toEqual([
      expect.objectContaining({ title: 'Onion', where: 'Niphad, Nashik', told: 'Red' }),
    ]);
  });

  it('asks once for regions, by the names that the place bears, and goes on with their ids', async () => {
    const place = { ...NASHIK, state: 'Maharashtra in Odia', district: 'Nashik in Odia' };
    const { asked, calls } = await load('/mandi/search', {}, place);
    expect(asked.regions).toMatchObject({ state: 'Maharashtra in Odia', district: 'Nashik in Odia' });
    expect(asked.prices).toMatchObject({ state: 'Maharashtra', district: 'Nashik' });
    expect(calls).toEqual(['regions', 'prices']);
  });

  it('asks for a crop or state where neither is known, and for no prices', async () => {
    const { data, asked } = await load('/mandi/search', { regions: NO_REGIONS }, null);
    expect(data.found).toBeNull();
    expect(asked.prices).toBeUndefined();
  });

  it.each([
    ['what fits best', '/mandi/search?q=onion', 'onion'],
    ['the one that was pressed', '/mandi/search?q=onion&crop=onion-green', 'onion-green'],
    ['what fits best, where another name was typed since', '/mandi/search?q=onion&crop=wheat', 'onion'],
    ['that of a link', '/mandi/search?crop=onion', 'onion'],
    ['all, where the name was deleted', '/mandi/search?q=&crop=onion&state=Bihar', undefined],
  ])('of several crops shows %s', async (_which, address, commodity) => {
    expect((await load(address)).asked.prices).toMatchObject({ commodity });
  });

  it('leaves out the district and market of another state, and a state that is none', async () => {
    const regions = NO_REGIONS;
    const { asked } = await load('/mandi/search?q=onion&state=Atlantis&district=Nashik&market=niphad', { regions });
    expect(asked.prices).toMatchObject({ state: undefined, district: undefined, market: undefined });
  });

  it.each([
    ['a crop that is not known', '/mandi/search?q=xyz', { isUnknownCrop: true, isBadDay: false }],
    ['a day to come', '/mandi/search?state=Bihar&day=2999-01-01', { isUnknownCrop: false, isBadDay: true }],
  ])('says so of %s, and asks for no prices', async (_what, address, expected) => {
    const { data, asked } = await load(address, address.includes('xyz') ? { commodities: { results: [] } } : {});
    expect(data).toMatchObject({ ...expected, found: null });
    expect(asked.prices).toBeUndefined();
  });

  it('leads to the next page, not before the first, and from an empty day to the newest', async () => {
    const regions = { ...NO_REGIONS, state: 'Bihar' };
    const { data } = await load('/mandi/search?state=Bihar&day=2025-01-05&page=2', { regions });
    expect(data.found).toMatchObject({ next: '/mandi/search?state=Bihar&day=2025-01-05&page=3', previous: null });
    expect(data.newest).toBe('/mandi/search?state=Bihar');
  });

  it.each(['commodities', 'regions', 'prices'])(
    'fails, and does not say "none", where %s do not load',
    async (name) => {
      await expect(load('/mandi/search?q=onion', { [name]: null })).rejects.toMatchObject({ init: { status: 503 } });
    },
  );
});
