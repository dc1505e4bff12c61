import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '@haat/api-client';
import type { ShopQuote } from '@haat/api-contract';
import type { NetworkOffer } from '@haat/api-contract/open-network';
import { apiContext, placeContext, textContext } from '@haat/app-context';
import { loadComparedList, type ComparedListing } from './compared-list.data.ts';

const quote = (vendor_id: string, landed_total: number, stock = 5): ShopQuote => ({
  ...{ price: landed_total, discount: 0, c_id: `${vendor_id}-${landed_total}`, vendor_id, stock },
  ...{ vendor_name: vendor_id, distance_metres: 2_000, fulfillment_type: 'both', delivery_type: 'home_delivery' },
  ...{ delivery_fee: 30, landed_total, landed_unit: { amount: landed_total / 50, per: 'kg' } },
});
const offer = (price: number, more: Partial<NetworkOffer['variant']> = {}): NetworkOffer => ({
  ...{ variant_id: 'v-50', product_id: 'n', category: 'Fertilizer' },
  seller: { id: 's', provider_id: 'p', name: 's', seller_type: 'MSN', distance_metres: 3_000 },
  variant: {
    ...{ id: `n-${price}`, name: 'NPK 50 kg', pack: { amount: 50, unit: 'kg' }, mrp: price, price, discount: 0 },
    ...{ is_selectable: true, missing_facts: [], is_collect_only: false, max_packs: 10, ...more },
  },
});

/** The card of a product whose 25 kg and 50 kg packs are sold so, and what was asked for it. */
async function shown(of25: readonly ShopQuote[], of50: readonly ShopQuote[], offers: readonly NetworkOffer[]) {
  const asked: Record<string, unknown>[] = [];
  const product = {
    ...{ id: 'p-npk', slug: 'npk', name: 'NPK', image_url: '', inventory_set: [...of25, ...of50] },
    ...{ brand: { app_display_name: 'IFFCO' }, category: { slug: 'fertiliser' } },
    product_variants: [
      { id: 'v-25', attribute_value: { name: '25 kg' }, vendor_quotes: of25 },
      { id: 'v-50', attribute_value: { name: '50 kg' }, vendor_quotes: of50 },
    ],
  };
  const send = ({ path, query }: { path: string; query: Record<string, unknown> }) => {
    asked.push(query);
    return Promise.resolve(
      path === '/ondc/v1/offers' ? { results: offers } : { count: 1, next: null, previous: null, results: [product] },
    );
  };
  const context = new RouterContextProvider();
  context.set(textContext, (key, values) => [key.replace(/^.*:/, ''), ...Object.values(values ?? {})].join(' ').trim());
  context.set(placeContext, { latLng: '20.0,73.8', label: 'Nashik', pincode: '422001' } as never);
  context.set(apiContext, { language: 'en', send } as unknown as ApiClient);
  const url = new URL('https://haat.example/productsV2');
  const data = await loadComparedList({ url, context } as unknown as LoaderFunctionArgs);
  return { card: (data as ComparedListing).cards[0], asked };
}

describe('a product in the list, at shops and on the network', () => {
  it('has the lowest landed price of any pack and says who else offers it', async () => {
    const { card, asked } = await shown([quote('a', 900)], [quote('a', 1_400), quote('b', 1_300)], [offer(800)]);
    expect(card).toMatchObject({ pack: '25 kg', price: '₹900.00', isLanded: true, isSoldOut: false });
    expect(card?.note).toBe('units.per_kg ₹18.00 · card.shops 2 · card.network');
    expect(asked[1]).toMatchObject({ product_ids: 'p-npk', lat_lng: '20.0,73.8', pincode: '422001' });
  });

  it('has the price of what is fetched from the network where that is the lowest', async () => {
    const { card } = await shown([quote('a', 900)], [quote('a', 1_400)], [offer(850, { is_collect_only: true })]);
    expect(card).toMatchObject({ pack: '50 kg', price: '₹850.00', isLanded: true });
    expect(card?.note).toBe('units.per_kg ₹17.00 · card.shops 1 · card.network');
  });

  it.each<[string, ShopQuote[]]>([
    ['no shop sells it', []],
    ['every shop is sold out', [quote('a', 700, 0)]],
  ])('has the price of the pack alone, and says so, where %s', async (_, quotes) => {
    const { card } = await shown([], quotes, [offer(850)]);
    expect(card).toMatchObject({ pack: '50 kg', price: '₹850.00', isLanded: false, isSoldOut: false });
    expect(card?.note).toMatch(/^units\.per_kg ₹17\.00 · card\.deliveryLater( · card\.shops 1)? · card\.network$/);
  });

  it('is sold out where the network’s offer may not be sold', async () => {
    const { card } = await shown([], [quote('a', 700, 0)], [offer(650, { missing_facts: ['consumer_care'] })]);
    expect(card).toMatchObject({ price: '₹700.00', isSoldOut: true });
  });

  it('is left out without an offer', async () => {
    expect((await shown([], [], [])).card).toBeUndefined();
  });
});
