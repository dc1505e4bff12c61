import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import type { ApiClient } from '@haat/api-client';
import {
  apiContext,
  languageContext,
  offersInsuranceContext,
  placeContext,
  prebookContext,
  sessionContext,
  shellContext,
  textContext,
  vendorContext,
} from '@haat/app-context';
import { loadFacets, loadProductList } from './catalogue.data.ts';

const FERTILISER = {
  id: '1',
  slug: 'fertiliser',
  app_display_name: 'खाद',
  image_url: '/pictures/category-fertiliser.svg',
  product_count: 12,
};

/** A catalogue that answers some paths and fails on every other. */
function catalogueWith(answers: Readonly<Record<string, readonly unknown[]>>): ApiClient {
  const send = ({ path }: { path: string }) => {
    const results = answers[path];
    return results ? Promise.resolve({ results }) : Promise.reject(new Error('No answer.'));
  };
  return { language: 'hi', send } as unknown as ApiClient;
}

test('A failed look-up is distinguished from an empty one, and does not block the others', async () => {
  const api = catalogueWith({ '/catalogue/v1/categories': [FERTILISER], '/catalogue/v1/crops': [] });
  expect(await loadFacets(api, 'shop-1')).toEqual({
    category: [{ slug: 'fertiliser', name: 'खाद', pictureUrl: '/pictures/category-fertiliser.svg', count: 12 }],
    brand: null,
    crop: [],
  });
});

const SHOP = {
  id: 'shop-1',
  fulfillment_type: 'both',
  vendor_details: { name: 'Ganesh', distance_metres: 3240, opens_at: '09:00', closes_at: '19:00', max_packs: 20 },
};
const QUOTE = { price: 1550, discount: 80, c_id: 'c', vendor_id: 'shop-1', stock: 4 };
const PADDY = {
  id: 'paddy',
  slug: 'paddy',
  name: 'Arize 6444',
  image_url: '/pictures/a.svg',
  collect_only: false,
  brand: { app_display_name: 'Arize' },
  category: { slug: 'field-seeds' },
  product_variants: [
    {
      id: 'paddy-3kg',
      attribute_value: { name: '3 kg' },
      mrp: 1600,
      insurance_data: { has_insurance: true, label: '' },
      vendor_quotes: [QUOTE],
    },
  ],
  inventory_set: [QUOTE],
};

/** The shop's list as its screen gets it, and what was asked of the catalogue. */
async function listFor(mayInsure: boolean) {
  const asked: Record<string, unknown>[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    '/hyperlocal/v2/availability': { vendor_details: [SHOP] },
    '/catalogue/v1/products': { count: 1, next: null, results: [PADDY] },
  };
  const send = async ({ path, query }: { path: string; query?: Record<string, unknown> }) => {
    if (path === '/catalogue/v1/products') asked.push(query ?? {});
    return answers[path] ?? { results: [] };
  };
  const context = new RouterContextProvider();
  context.set(apiContext, { language: 'hi', send } as unknown as ApiClient);
  context.set(textContext, (key) => key);
  context.set(placeContext, { label: 'Nashik', latLng: '19.9,73.7' } as never);
  context.set(vendorContext, { requestedVendorId: null });
  context.set(shellContext, { vendorChoice: 'nearest', paymentOptions: [] } as never);
  context.set(sessionContext, { status: 'visitor' });
  context.set(languageContext, 'hi');
  context.set(prebookContext, false);
  context.set(offersInsuranceContext, async () => mayInsure);
  const url = new URL('https://haat.example/products?insured=1');
  const data = await loadProductList({ url, context } as unknown as LoaderFunctionArgs, null);
  if (data.view !== 'list') throw new Error(`the list is '${data.view}'`);
  return { data, insured: asked.map((query) => query['insured']) };
}

// From docs/domain/agents.md#orders: without the farmer's consent for insurance none is offered at the counter.
test.each([
  { mayInsure: true, marked: true, insured: [true] },
  { mayInsure: false, marked: false, insured: [undefined] },
])('Goods are marked and narrowed as insurable only for who may insure: $mayInsure', async (one) => {
  const { data, insured } = await listFor(one.mayInsure);
  expect(data.found.products.map(({ isInsured }) => isInsured)).toEqual([one.marked]);
  expect([data.isInsuranceOffered, data.filters.insured]).toEqual([one.mayInsure, one.mayInsure]);
  expect(insured).toEqual(one.insured);
});
