import { expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import { loadMandiThings } from './mandi-things.data.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');

function clientThat(answer: () => Promise<unknown>): ApiClient {
  return { language: 'en', send: answer } as unknown as ApiClient;
}

it('leads to prices of a commodity, and of a market in its state and district', async () => {
  const found = {
    commodities: [{ id: 'onion', name: 'Onion', image_url: '/pictures/onion.svg' }],
    markets: [
      {
        ...{ id: 'nashik-lasalgaon', name: 'Lasalgaon', district: 'Nashik in Odia', state: 'Maharashtra in Odia' },
        ...{ state_id: 'Maharashtra', district_id: 'Nashik' },
      },
    ],
  };
  expect(
    await loadMandiThings(
      clientThat(() => Promise.resolve(found)),
      t,
      'lasal',
    ),
  ).toEqual([
    {
      ...{ to: '/mandi/search?crop=onion', name: 'Onion', detail: 'search:kind.mandiPrice' },
      pictureUrl: '/pictures/onion.svg',
    },
    {
      to: '/mandi/search?state=Maharashtra&district=Nashik&market=nashik-lasalgaon',
      ...{ name: 'Lasalgaon', detail: 'search:kind.mandi Nashik in Odia' },
      pictureUrl: '/pictures/service-pickup.svg',
    },
  ]);
});

it('finds none where they could not be loaded: goods are what is searched', async () => {
  const failure = new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' });
  expect(
    await loadMandiThings(
      clientThat(() => Promise.reject(failure)),
      t,
      'onion',
    ),
  ).toEqual([]);
});
