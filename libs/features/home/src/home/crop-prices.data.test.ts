import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import { apiContext, languageContext, placeContext, textContext, type Place } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { loadCropPrices } from './crop-prices.data.ts';

const PLACE = { latLng: '20.0,73.8', label: 'Nashik' } as Place;
const DAY_MS = 86_400_000;

/** A price of so many days ago at a market. */
function at(name: string, daysAgo: number, modal: number) {
  const day = indiaDay(new Date(Date.now() - daysAgo * DAY_MS));
  return {
    market: { id: name, name, district: 'Nashik', state: 'Maharashtra', distance_metres: 9_000, charges: null },
    price: { day, min: modal, modal, max: modal, arrival_tonnes: null, is_sample: true },
    previous: null,
    reported: null,
  };
}

async function load(cookie: string, markets: readonly unknown[] | null, place: Place | null = PLACE) {
  const asked: unknown[] = [];
  const send = ({ query }: { query: unknown }) => {
    asked.push(query);
    if (markets === null)
      return Promise.reject(new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' }));
    const commodity = { id: 'onion', name: 'Onion', image_url: null };
    return Promise.resolve({ results: [{ commodity, support_price: null, markets }] });
  };
  const context = new RouterContextProvider();
  context.set(textContext, (key) => key);
  context.set(languageContext, 'en');
  context.set(placeContext, place);
  context.set(apiContext, { language: 'en', send } as unknown as ApiClient);
  return { prices: await loadCropPrices(context, new Request('https://haat.test/', { headers: { cookie } })), asked };
}

const FOLLOWS = 'mandi-crops=onion%2Ctomato%2Cwheat%2Cgram';

describe('loadCropPrices', () => {
  it('shows the nearest market whose price is not old, and asks for three crops at most', async () => {
    const { prices, asked } = await load(FOLLOWS, [
      at('Dindori', 12, 900),
      at('Niphad', 1, 1500),
      at('Yeola', 0, 1600),
    ]);
    expect(prices).toMatchObject([{ market: 'Niphad', rate: '₹1,500', age: 'mandi:age.yesterday', isSample: true }]);
    expect(asked).toEqual([expect.objectContaining({ commodities: 'onion,tomato,wheat' })]);
  });

  it('shows an old price, with its age, where all are old', async () => {
    expect((await load(FOLLOWS, [at('Dindori', 12, 900)])).prices).toMatchObject([{ age: 'mandi:age.old' }]);
  });

  it.each<[string, string, readonly unknown[] | null, Place | null]>([
    ['no crop is followed', '', [at('Niphad', 1, 1500)], PLACE],
    ['there is no place', FOLLOWS, [at('Niphad', 1, 1500)], null],
    ['no market near has a price', FOLLOWS, [], PLACE],
    ['the only price is of a day to come', FOLLOWS, [at('Niphad', -2, 1500)], PLACE],
    ['they could not be loaded', FOLLOWS, null, PLACE],
  ])('is empty where %s', async (_why, cookie, markets, place) => {
    expect((await load(cookie, markets, place)).prices).toEqual([]);
  });
});
