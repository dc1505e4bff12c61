import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '@haat/api-client';
import type { ShopQuote } from '@haat/api-contract';
import type { NetworkOffer } from '@haat/api-contract/open-network';
import { apiContext, placeContext, textContext } from '@haat/app-context';
import { loadComparedProduct, type ComparedProductShown } from './compared-product.data.ts';

const shopQuote = (id: string, landed_total: number, stock = 5): ShopQuote => ({
  ...{ price: landed_total, discount: 0, c_id: id, vendor_id: id, stock, vendor_name: id, distance_metres: 2_000 },
  ...{ fulfillment_type: 'both', delivery_type: 'home_delivery', delivery_fee: 30, landed_total, landed_unit: null },
});
const networkOffer = (id: string, price: number, more: Partial<NetworkOffer['variant']> = {}): NetworkOffer => ({
  variant_id: 'v',
  product_id: `n-${id}`,
  category: 'Fertilizer',
  seller: { id: `s-${id}`, provider_id: 'p', name: id, seller_type: 'MSN', distance_metres: 3_000 },
  variant: {
    ...{ id, name: 'NPK 50 kg', pack: { amount: 50, unit: 'kg' }, mrp: price, price, discount: 0 },
    ...{ is_selectable: true, missing_facts: [], is_collect_only: false, max_packs: 10, ...more },
  },
});

/** The product's only pack, or null when it has none. */
async function shown(quotes: readonly ShopQuote[], offers: readonly NetworkOffer[], collect_only = false) {
  const product = {
    ...{ id: 'p', slug: 'npk', name: 'NPK', description: '', image_url: '', collect_only },
    brand: { app_display_name: 'IFFCO' },
    category: { slug: 'fertiliser' },
    product_variants: [{ id: 'v', attribute_value: { name: '50 kg' }, vendor_quotes: quotes }],
  };
  const send = ({ path }: { path: string }) =>
    Promise.resolve(path === '/ondc/v1/offers' ? { results: offers } : product);
  const context = new RouterContextProvider();
  context.set(textContext, (key, values) =>
    [key.replace('product-feed:', ''), ...Object.values(values ?? {})].join(' '),
  );
  context.set(placeContext, { latLng: '20.0,73.8', label: 'Nashik', pincode: '422001' } as never);
  context.set(apiContext, { language: 'en', send } as unknown as ApiClient);
  const data = await loadComparedProduct({ params: { slug: 'npk' }, context } as unknown as LoaderFunctionArgs);
  return (data as ComparedProductShown).packs[0] ?? null;
}

const order = (pack: Awaited<ReturnType<typeof shown>>) => pack?.offers.map(({ view }) => view.id);

describe('a pack at shops of ours and of the network', () => {
  it('stands in one list by landed price, and by the pack alone where delivery is not known', async () => {
    const pack = await shown(
      [shopQuote('near', 1_400), shopQuote('far', 1_500), shopQuote('gone', 1_000, 0)],
      [
        networkOffer('low', 1_350),
        networkOffer('same', 1_400),
        networkOffer('fetched', 1_450, { is_collect_only: true }),
      ],
    );
    expect(order(pack)).toEqual(['low', 'near', 'same', 'fetched', 'far', 'gone']);
    // What delivery adds to the first is not known, so it is not named the cheapest.
    expect(pack).toMatchObject({ best: 'best.brought near ₹1,400.00', lowest: '₹1,400.00' });
    expect(pack?.offers.filter(({ isBest }) => isBest).map(({ view }) => view.id)).toEqual(['near']);
  });

  it('names what is fetched from the network the cheapest where it is', async () => {
    const pack = await shown([shopQuote('near', 1_400)], [networkOffer('fetched', 1_300, { is_collect_only: true })]);
    expect(order(pack)).toEqual(['fetched', 'near']);
    expect(pack).toMatchObject({ best: 'best.collected fetched ₹1,300.00', lowest: '₹1,300.00' });
    expect(pack?.offers[0]).toMatchObject({ kind: 'network', isBest: true, view: { isFetched: true } });
  });

  it.each([
    ['sold out', { is_selectable: false }],
    ['lacks what the law asks for', { missing_facts: ['mrp' as const] }],
    ['is subsidised and would be brought', { name: 'Neem coated urea' }],
  ])('stands last where it %s', async (_, more) => {
    expect(order(await shown([shopQuote('near', 1_400)], [networkOffer('n', 1, more)]))).toEqual(['near', 'n']);
  });

  it('is there where the network alone has it, and nothing is named the cheapest without its delivery', async () => {
    expect(await shown([], [networkOffer('n', 1_300)])).toMatchObject({ best: null, lowest: '₹1,300.00' });
    expect(await shown([], [])).toBeNull();
  });

  it('of what may only be collected has the network’s offers too', async () => {
    const urea = networkOffer('n', 266.5, { name: 'Neem coated urea', is_collect_only: true });
    expect(order(await shown([shopQuote('near', 266.5)], [urea], true))).toEqual(['near', 'n']);
  });
});
