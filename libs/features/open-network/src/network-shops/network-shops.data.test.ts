import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import { apiContext, placeContext, textContext } from '@haat/app-context';
import { loadNetworkShops } from './network-shops.data.ts';

const NASHIK = {
  latLng: '20.0,73.8',
  placeId: null,
  officialName: null,
  label: 'Nashik',
  pincode: '422001',
  district: 'Nashik',
  state: 'Maharashtra',
};
const SELLER = {
  id: 's1',
  provider_id: 'v1',
  vendor_details: {
    name: 'Godavari',
    image_url: null,
    seller_app: null,
    seller_type: 'MSN',
    address: 'Nashik',
    pincode: '422001',
    lat_lng: null,
    distance_metres: 3_200,
    delivers: [
      { category: 'Seed', reach: 'hyperlocal' },
      { category: 'Fertilizer', reach: 'hyperlocal' },
    ],
    fulfilments: ['Delivery'],
    min_order: 500,
  },
};
const NO_GOODS = { count: 0, next: null, previous: null, results: [] };

interface Answers {
  /** Null: they could not be loaded. */
  readonly sellers: readonly unknown[] | null;
  readonly place?: typeof NASHIK | null;
  readonly address?: string;
}

/** The screen's data, and the queries with which the network was asked for goods. */
async function load({ sellers, place = NASHIK, address = '/ondc' }: Answers) {
  const asked: unknown[] = [];
  const send = ({ path, query }: { path: string; query: unknown }) => {
    if (path === '/ondc/v1/products') {
      asked.push(query);
      return Promise.resolve(NO_GOODS);
    }
    return sellers === null
      ? Promise.reject(new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' }))
      : Promise.resolve({ city_code: null, vendor_details: sellers });
  };
  const context = new RouterContextProvider();
  context.set(textContext, (key, values) => [key, ...Object.values(values ?? {})].join(' '));
  context.set(placeContext, place);
  context.set(apiContext, { language: 'hi', send } as unknown as ApiClient);
  const url = new URL(address, 'https://haat.test');
  return { data: await loadNetworkShops({ url, context } as unknown as LoaderFunctionArgs), asked };
}

describe('loadNetworkShops', () => {
  it('asks for the place before it asks the network', async () => {
    const { data, asked } = await load({ sellers: [SELLER], place: null });
    expect(data.view).toBe('no-place');
    expect(asked).toEqual([]);
  });

  it('says that no shop serves the place, also where something is searched', async () => {
    for (const address of ['/ondc', '/ondc?search=urea'])
      expect((await load({ sellers: [], address })).data).toMatchObject({ view: 'no-seller', place: 'Nashik' });
  });

  it('never calls it "none here" when the shops could not be loaded', async () => {
    await expect(load({ sellers: null })).rejects.toMatchObject({ init: { status: 503 } });
  });

  it('shows the kinds of goods that are brought to the place, and no other', async () => {
    const { data } = await load({ sellers: [SELLER] });
    expect(data).toMatchObject({
      view: 'start',
      kinds: [{ kind: 'seed' }, { kind: 'fertiliser' }],
      sellers: [{ distance: 'main:units.km 3.2', minOrder: 'open-network:seller.minOrder ₹500.00' }],
    });
  });

  it('asks for what the address says, at the place and its PIN code', async () => {
    const { data, asked } = await load({
      sellers: [SELLER],
      address: '/ondc?search=टमाटर बीज&kind=seed&seller=v1&page=2',
    });
    expect(data).toMatchObject({ view: 'nothing-found', title: 'open-network:list.searchFor टमाटर बीज' });
    expect(asked).toEqual([
      {
        lat_lng: '20.0,73.8',
        pincode: '422001',
        search: 'टमाटर बीज',
        category: 'Seed',
        provider: 'v1',
        sort: 'relevance',
        page: 2,
        lang: 'hi',
      },
    ]);
  });

  it.each([
    ['/ondc?seller=v1', 'Godavari'],
    ['/ondc?seller=unknown', 'open-network:start.title'],
    ['/ondc?kind=seed', 'open-network:kind.seed'],
    ['/ondc?page=2', 'open-network:start.title'],
  ])('names the list of %s', async (address, title) => {
    expect((await load({ sellers: [SELLER], address })).data.title).toBe(title);
  });
});
