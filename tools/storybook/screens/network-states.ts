import {
  networkProductDetailsSchema,
  providersSchema,
  type NetworkProduct,
  type NetworkProductDetails,
  type NetworkSellers,
  type NetworkOffer,
  type NetworkVariantDetails,
} from '@haat/api-contract/open-network';
import type { RequiredFact } from '@haat/api-contract/vocabulary';
import type { StoryAnswer } from '../market/story-answers.ts';

/*
 * What the open network answers to the farmer of the stories. No seller is connected to the recorded market, so it is
 * made here, through the contract's schemas.
 */

/** Whatever was recorded, this is answered. */
export function answered(answer: unknown): StoryAnswer {
  return () => structuredClone(answer);
}

/** Two sellers: one near by with a least worth of an order, one far away that sends to all of India. */
export const SELLERS: NetworkSellers = providersSchema.parse({
  city_code: 'std:0253',
  vendor_details: [
    {
      id: 'network-shop-1',
      provider_id: 'network-seller-1',
      vendor_details: {
        name: 'Godavari Agro Centre',
        image_url: null,
        seller_app: 'Kisan Connect',
        seller_type: 'MSN',
        address: 'Market Yard Road, Nashik',
        pincode: '422003',
        lat_lng: '20.0105,73.7902',
        distance_metres: 7_400,
        delivers: [
          { category: 'Seed', reach: 'hyperlocal' },
          { category: 'Pesticide', reach: 'hyperlocal' },
          { category: 'Fertilizer', reach: 'intercity' },
        ],
        fulfilments: ['Delivery'],
        min_order: 500,
      },
    },
    {
      id: 'network-shop-2',
      provider_id: 'network-seller-2',
      vendor_details: {
        name: 'Deccan Seeds and Tools',
        image_url: null,
        seller_app: null,
        seller_type: 'ISN',
        address: 'Hadapsar, Pune',
        pincode: '411028',
        lat_lng: null,
        distance_metres: null,
        delivers: [
          { category: 'Seed', reach: 'country' },
          { category: 'Tools and Machinery', reach: 'country' },
        ],
        fulfilments: ['Delivery'],
        min_order: null,
      },
    },
  ],
});

/** The place has a code of the network, but nobody serves it; or has none: the network is not asked for it. */
export const NO_SELLERS: NetworkSellers = { city_code: null, vendor_details: [] };

const PACK: NetworkVariantDetails = {
  id: 'network-pack-1',
  name: 'Tomato Seed Arka Rakshak 10 g',
  pack: { amount: 10, unit: 'g' },
  mrp: 450,
  price: 450,
  discount: 60,
  is_selectable: true,
  missing_facts: [],
  is_collect_only: false,
  max_packs: 99,
  image_urls: ['https://pictures.example.in/tomato.jpg'],
  short_description: 'F1 hybrid tomato seed',
  description: 'F1 hybrid tomato for kharif and rabi. Firm fruits of 80 to 90 g, 140 days.',
  maker: 'Deccan Seeds Private Limited',
  maker_address: 'Hadapsar, Pune 411028',
  country_of_origin: 'IND',
  consumer_care: 'Deccan Seeds, care@seeds.in, 1800 000 000',
  packed_on: '08/2026',
  returnable: true,
  return_window: 'P7D',
  cancellable: true,
  cash_on_delivery: true,
  time_to_ship: 'PT48H',
  attributes: [{ name: 'variety', value: 'Arka Rakshak' }],
  network: {
    bpp_id: 'seller.example.in',
    bpp_uri: 'https://seller.example.in/ondc',
    provider_id: 'P1',
    location_id: 'L1',
    item_id: 'I1',
    fulfillment_id: 'F1',
  },
};

/** Tomato seed in two packs, with all that the law asks for. */
export const SEED: NetworkProductDetails = networkProductDetailsSchema.parse({
  id: 'network-seed',
  name: 'Tomato Seed Arka Rakshak',
  brand: 'Deccan Seeds',
  category: 'Seed',
  image_url: 'https://pictures.example.in/tomato.jpg',
  seller: {
    id: 'network-shop-1',
    provider_id: 'network-seller-1',
    name: 'Godavari Agro Centre',
    seller_type: 'MSN',
    distance_metres: 7_400,
  },
  product_variants: [
    PACK,
    { ...PACK, id: 'network-pack-2', pack: { amount: 50, unit: 'g' }, price: 1_950, mrp: 1_950 },
  ],
  serves_place: true,
});

/** The same of a seller that tells of no pack what the law asks for. */
export function withoutFacts(missing: readonly RequiredFact[]): NetworkProductDetails {
  return {
    ...SEED,
    product_variants: [
      {
        ...PACK,
        pack: null,
        mrp: null,
        price: 390,
        discount: 0,
        maker: null,
        maker_address: null,
        country_of_origin: null,
        consumer_care: null,
        packed_on: null,
        description: null,
        short_description: null,
        returnable: false,
        cancellable: false,
        cash_on_delivery: false,
        time_to_ship: null,
        missing_facts: [...missing],
      },
    ],
  };
}

/** The same, sold out. */
export const SOLD_OUT: NetworkProductDetails = {
  ...SEED,
  product_variants: [{ ...PACK, is_selectable: false }],
};

/** What the network's shops sell around. */
export const GOODS = pageOf([
  SEED,
  { ...SEED, id: 'network-spade', name: 'Garden Spade', brand: null, category: 'Tools and Machinery' },
  { ...SOLD_OUT, id: 'network-urea', name: 'Nano Urea 500 ml', category: 'Fertilizer' },
]);

/** What two shops of the network ask for a pack of ours; the second is sold out. */
export function offersOf(variantId: string): { results: NetworkOffer[] } {
  const { id: product_id, category, seller, product_variants } = SEED;
  const [variant] = product_variants;
  if (variant === undefined) return { results: [] };
  const offer = { variant_id: variantId, product_id, category, seller, variant };
  const far = { ...seller, id: 'network-shop-2', name: 'Shri Balaji Krishi Bhandar', distance_metres: null };
  return {
    results: [offer, { ...offer, seller: far, variant: { ...variant, id: 'network-pack-far', is_selectable: false } }],
  };
}

/** A shop of the open network hands subsidised fertiliser over at its counter. */
export function fetchedOffersOf(variantId: string): { results: NetworkOffer[] } {
  const { results } = offersOf(variantId);
  return {
    results: results.map((offer) => ({
      ...offer,
      category: 'Fertilizer',
      variant: { ...offer.variant, name: 'Neem coated urea 45 kg', price: 266.5, discount: 0, is_collect_only: true },
    })),
  };
}

function pageOf(results: readonly NetworkProduct[]) {
  return { count: results.length, next: null, previous: null, results };
}
