import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import { apiContext, languageContext, placeContext, textContext, type Place } from '@haat/app-context';
import { indiaDay } from '@haat/format';
import { loadCropPrice } from './crop-price.data.ts';

const PLACE = { latLng: '20.0,73.8', label: 'Nashik' } as Place;
const DAY_MS = 86_400_000;

function result(id: string, isSample: boolean | null) {
  const price = { day: indiaDay(new Date(Date.now() - DAY_MS)), min: 1, modal: 1500, max: 2000, arrival_tonnes: null };
  const market = {
    id: 'm',
    name: 'Niphad',
    district: 'Nashik',
    state: 'Maharashtra',
    distance_metres: 1,
    charges: null,
  };
  return {
    ...{ commodity: { id, name: `${id} name`, image_url: null }, support_price: null },
    markets:
      isSample === null ? [] : [{ market, price: { ...price, is_sample: isSample }, previous: null, reported: null }],
  };
}

async function load(results: readonly unknown[] | null, crop: string | null = 'chilli', place: Place | null = PLACE) {
  const asked: unknown[] = [];
  const send = ({ query }: { query: unknown }) => {
    asked.push(query);
    return results === null
      ? Promise.reject(new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' }))
      : Promise.resolve({ results });
  };
  const context = new RouterContextProvider();
  context.set(textContext, (key, values = {}) => [key, ...Object.values(values)].join(' '));
  context.set(languageContext, 'en');
  context.set(placeContext, place);
  context.set(apiContext, { language: 'en', send } as unknown as ApiClient);
  return { line: await loadCropPrice(context, crop), asked };
}

it('tells the price of the most traded that has one, and leads to all of it', async () => {
  const { line, asked } = await load([result('green', null), result('dry', false), result('other', false)]);
  expect(line).toMatchObject({ sample: null, commodity: 'dry' });
  expect(line?.text).toMatch(/^mandi:price.spoken dry name Niphad ₹1,500 mandi:age.yesterday/);
  expect(asked).toEqual([expect.objectContaining({ crop: 'chilli', lat_lng: '20.0,73.8' })]);
  expect((await load([result('dry', true)])).line?.sample).toBe('mandi:sample');
});

it.each<[string, readonly unknown[] | null, string | null, Place | null, number]>([
  ['the list is of no crop', [result('dry', false)], null, PLACE, 0],
  ['there is no place', [result('dry', false)], 'chilli', null, 0],
  ['no market near has a price', [result('dry', null)], 'chilli', PLACE, 1],
  ['prices could not be loaded', null, 'chilli', PLACE, 1],
])('tells none where %s', async (_what, results, crop, place, calls) => {
  const { line, asked } = await load(results, crop, place);
  expect(line).toBeNull();
  expect(asked).toHaveLength(calls);
});
