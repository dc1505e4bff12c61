import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import type { NetworkProductDetails, NetworkVariantDetails } from '@haat/api-contract/open-network';
import { REQUIRED_FACTS } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, placeContext, textContext } from '@haat/app-context';
import { loadNetworkProduct, type NetworkProductShown } from './network-product.data.ts';

const NASHIK = {
  latLng: '20.0,73.8',
  placeId: null,
  officialName: null,
  label: 'Nashik',
  pincode: '422001',
  district: 'Nashik',
  state: 'Maharashtra',
};
const PACK: NetworkVariantDetails = {
  id: 'p1',
  name: 'Tomato seed 10 g',
  pack: { amount: 10, unit: 'g' },
  mrp: 450,
  price: 450,
  discount: 60,
  is_selectable: true,
  missing_facts: [],
  is_collect_only: false,
  max_packs: 99,
  image_urls: ['https://seller.example.in/seed.jpg'],
  short_description: 'Seed',
  description: null,
  maker: 'Deccan Seeds',
  maker_address: 'Pune',
  country_of_origin: 'IND',
  consumer_care: 'care@seeds.in',
  packed_on: null,
  returnable: true,
  return_window: 'P7D',
  cancellable: false,
  cash_on_delivery: true,
  time_to_ship: 'PT48H',
  attributes: [],
  network: {
    bpp_id: 'b',
    bpp_uri: 'https://seller.example.in',
    provider_id: 'P',
    location_id: 'L',
    item_id: 'I',
    fulfillment_id: null,
  },
};
const PRODUCT: NetworkProductDetails = {
  id: 'n1',
  name: 'Tomato seed',
  brand: 'Deccan',
  category: 'Seed',
  image_url: null,
  seller: { id: 's1', provider_id: 'v1', name: 'Godavari', seller_type: 'MSN', distance_metres: 3_200 },
  product_variants: [PACK],
  serves_place: true,
};
/** What the seller of a shop brings to the place: seed around the shop, tools everywhere. */
const sellerAt = (id: string) => ({
  id,
  provider_id: 'v1',
  vendor_details: {
    delivers: [
      { category: 'Seed', reach: 'hyperlocal' },
      { category: 'Tools and Machinery', reach: 'country' },
    ],
    min_order: 500,
  },
});
const lost = () => Promise.reject(new ApiError({ kind: 'network', status: null, code: 'request_error.unavailable' }));

interface Answers {
  /** Null: refused as unknown. */
  readonly product?: NetworkProductDetails | null;
  /** Null: they could not be loaded. */
  readonly sellers?: readonly unknown[] | null;
  readonly hasPlace?: boolean;
}

async function load({ product = PRODUCT, sellers = [sellerAt('s1')], hasPlace = true }: Answers) {
  const send = ({ path }: { path: string }) => {
    if (path === '/ondc/v1/providers')
      return sellers === null ? lost() : Promise.resolve({ city_code: 'std:0253', vendor_details: sellers });
    return product === null
      ? Promise.reject(new ApiError({ kind: 'refused', status: 404, code: 'product_error.not_found' }))
      : Promise.resolve(product);
  };
  const context = new RouterContextProvider();
  context.set(textContext, (key, values) =>
    [key.replace('open-network:', ''), ...Object.values(values ?? {})].join(' '),
  );
  context.set(languageContext, 'en');
  context.set(placeContext, hasPlace ? NASHIK : null);
  context.set(apiContext, { language: 'en', send } as unknown as ApiClient);
  return loadNetworkProduct({ params: { id: 'n1' }, context } as unknown as LoaderFunctionArgs);
}

/** The product, and its only pack. */
async function shown(answers: Answers) {
  const product = (await load(answers)) as unknown as NetworkProductShown;
  return { product, pack: product.packs[0] };
}

describe('loadNetworkProduct', () => {
  it('says what a pack costs and what is written on it', async () => {
    expect((await shown({})).pack).toMatchObject({
      price: { amount: '₹390.00', mrp: '₹450.00' },
      missing: null,
      description: 'Seed',
      facts: [
        { name: 'fact.mrp', value: '₹450.00' },
        { name: 'fact.net_quantity', value: 'main:units.g 10' },
        { name: 'fact.maker', value: 'Deccan Seeds, Pune' },
        { name: 'fact.origin', value: 'India' },
        { name: 'fact.consumer_care', value: 'care@seeds.in' },
        { name: 'fact.licence', value: null },
      ],
    });
  });

  it.each([
    ['Seed', true],
    ['Pesticide', true],
    ['Fertilizer', true],
    ['Tools and Machinery', false],
    ['Cattle Feed', false],
  ] as const)('says of %s that the seller’s licence is not told: %s', async (category, isSaid) => {
    const { pack } = await shown({ product: { ...PRODUCT, category } });
    expect(pack?.facts.filter(({ name }) => name === 'fact.licence')).toEqual(
      isSaid ? [{ name: 'fact.licence', value: null }] : [],
    );
    expect(pack?.missing).toBeNull();
  });

  it('names every fact that the seller does not tell, in the order of the law’s list', async () => {
    const bare = { ...PACK, mrp: null, pack: null, maker: null, country_of_origin: null, consumer_care: null };
    const { pack } = await shown({
      product: { ...PRODUCT, product_variants: [{ ...bare, missing_facts: [...REQUIRED_FACTS] }] },
    });
    expect(pack?.missing).toBe('fact.mrp, fact.net_quantity, fact.maker, fact.origin, fact.consumer_care');
    expect(pack?.facts.map(({ value }) => value)).toEqual([null, null, null, null, null, null]);
    expect(pack?.price).toMatchObject({ mrp: null, saved: null });
  });

  it.each([
    ['Godavari Care,care@godavari.in,18001234567', 'Godavari Care, care@godavari.in, 18001234567'],
    [' Godavari Care , , 18001234567', 'Godavari Care, 18001234567'],
    ['care@godavari.in', 'care@godavari.in'],
    [' , ', null],
    [null, null],
  ])('says whom to complain to: %s', async (consumer_care, value) => {
    const { pack } = await shown({ product: { ...PRODUCT, product_variants: [{ ...PACK, consumer_care }] } });
    expect(pack?.facts.find(({ name }) => name === 'fact.consumer_care')?.value).toBe(value);
  });

  it.each([
    [
      'as it is',
      {},
      ['terms.ships time.days 2', 'terms.returnWithin time.days 7', 'terms.notCancellable', 'terms.cash'],
    ],
    [
      'without times',
      { time_to_ship: null, return_window: null },
      ['terms.returnable', 'terms.notCancellable', 'terms.cash'],
    ],
    [
      'that is kept',
      { returnable: false, cancellable: true, cash_on_delivery: false },
      ['terms.ships time.days 2', 'terms.notReturnable', 'terms.cancellable', 'terms.noCash'],
    ],
  ])('puts the terms of a pack %s into words', async (_which, change, terms) => {
    const { pack } = await shown({ product: { ...PRODUCT, product_variants: [{ ...PACK, ...change }] } });
    expect(pack?.terms).toEqual(terms);
  });

  it.each([
    ['is brought', {}, null, true],
    ['is fetched', { is_collect_only: true }, { tone: 'info', text: 'buy.fetch' }, true],
    [
      'is fetched, and subsidised',
      { name: 'Neem coated urea 45 kg', is_collect_only: true },
      { tone: 'info', text: 'buy.fetchSubsidised 10 30' },
      true,
    ],
    ['would be brought, and is subsidised', { name: 'DAP' }, { tone: 'warning', text: 'buy.subsidised' }, false],
  ])('says how a pack is handed over that %s', async (_, change, atShop, canBeBought) => {
    const { pack } = await shown({
      product: { ...PRODUCT, category: 'Fertilizer', product_variants: [{ ...PACK, ...change }] },
    });
    expect(pack).toMatchObject({ atShop, canBeBought, isFetched: 'is_collect_only' in change });
    expect(pack?.terms.length === 0).toBe(!canBeBought);
  });

  it('tells the terms of what is fetched: paid at the shop, and subsidised fertiliser never taken back', async () => {
    const fetched = { ...PACK, is_collect_only: true };
    const termsOf = async (pack: NetworkVariantDetails) =>
      (await shown({ product: { ...PRODUCT, category: 'Fertilizer', product_variants: [pack] } })).pack;
    expect((await termsOf(fetched))?.terms).toEqual([
      'terms.returnWithin time.days 7',
      'terms.notCancellable',
      'terms.cashAtShop',
    ]);
    const urea = await termsOf({ ...fetched, name: 'Urea', cash_on_delivery: false });
    expect(urea?.terms).toEqual(['terms.notReturnable', 'terms.notCancellable', 'terms.noCashAtShop']);
    expect(urea?.most).toBe(10);
  });

  it.each([
    ['the shop itself', [sellerAt('s1')], ['reach.hyperlocal'], 'seller.minOrder ₹500.00'],
    ['another shop of the seller', [sellerAt('s2')], [], 'seller.minOrder ₹500.00'],
    ['no shop of the seller', [], [], null],
    ['sellers that could not be loaded', null, [], null],
  ])('says of these goods how far they are brought, by %s', async (_who, sellers, reach, minOrder) => {
    expect((await shown({ sellers })).product.seller).toMatchObject({ reach, minOrder });
  });

  it('opens without a place, and then says nothing of delivery', async () => {
    const { product } = await shown({ product: { ...PRODUCT, serves_place: null }, hasPlace: false });
    expect(product).toMatchObject({ place: null, servesPlace: null, seller: { reach: [], minOrder: null } });
  });

  it('answers 404 for goods that are gone', async () => {
    expect(await load({ product: null })).toMatchObject({ data: { view: 'gone' }, init: { status: 404 } });
  });

  it('never tells the network’s number 99, nor the address of a seller’s server', async () => {
    const text = JSON.stringify((await shown({})).product);
    expect(text).toContain('Tomato seed');
    expect(text).not.toMatch(/\b99\b|https?:/);
  });
});
