import { setTimeout as wait } from 'node:timers/promises';
import type { Farmer } from '../../market/farmer.ts';
import { withNewFarmer } from '../../market/people.ts';
import { SAMPLE } from '../good-values.ts';
import { authorizedBy, type GoodRoutes, type RequestBuilder, type RequestParts } from './request-builder.ts';

/** Goods that sellers of the sandbox network have at Nashik. */
const SOLD = 'arka rakshak';
const CART = '/ondc/v1/cart';
const MOST_LOOKS = 40;
const LOOK_AGAIN_MS = 250;

interface Goods {
  readonly results: readonly { readonly product_variants: readonly { readonly id: string }[] }[];
}
interface Asked {
  readonly journey: { readonly id: string; readonly step: string; readonly quote: { readonly total: number } | null };
}

/** A pack of a seller of the network. */
async function networkPack(farmer: Farmer): Promise<string> {
  const query = `lat_lng=${SAMPLE.latLng}&search=${encodeURIComponent(SOLD)}`;
  const { results } = await farmer.sees<Goods>(`/ondc/v1/products?${query}`);
  return results[0]?.product_variants[0]?.id ?? '';
}

/** Has exactly one line in the network's cart. */
async function fillsNetworkCart(farmer: Farmer): Promise<string> {
  const variantId = await networkPack(farmer);
  await farmer.call('PUT', `${CART}/items/${variantId}`, { quantity: 3, replaces_cart: true });
  return variantId;
}

/** Has asked for the price of a cart, and waited for the answer. */
export async function isQuoted(farmer: Farmer): Promise<Asked['journey']> {
  await fillsNetworkCart(farmer);
  const { id: address_id } = await farmer.writesAddress();
  let { journey } = await farmer.call<Asked>('POST', `${CART}/quote`, { address_id });
  for (let look = 0; look < MOST_LOOKS && journey.step === 'asking-price'; look++) {
    await wait(LOOK_AGAIN_MS);
    ({ journey } = await farmer.sees<Asked>(CART));
  }
  return journey;
}

/** A request of a farmer with nothing on the way to a shop: while an order is, its cart is not asked for again. */
function byNewFarmer(make: (farmer: Farmer) => Promise<RequestParts>): RequestBuilder {
  return async (people) => {
    const { farmer } = await withNewFarmer(people);
    return { ...authorizedBy(farmer), ...(await make(farmer)) };
  };
}

/** Cart and orders of the open network, and what its other participants send. */
export const NETWORK: GoodRoutes = {
  [`PUT ${CART}/items/{variantId}`]: {
    'a pack of a network seller': byNewFarmer(async (farmer) => ({
      path: { variantId: await networkPack(farmer) },
      body: { quantity: 2, replaces_cart: true },
    })),
  },
  [`DELETE ${CART}/items/{variantId}`]: {
    'what is in it': byNewFarmer(async (farmer) => ({ path: { variantId: await fillsNetworkCart(farmer) } })),
  },
  [`POST ${CART}/quote`]: {
    'to an address': byNewFarmer(async (farmer) => {
      await fillsNetworkCart(farmer);
      return { body: { address_id: (await farmer.writesAddress()).id } };
    }),
  },
  'POST /ondc/v1/orders': {
    'what was quoted': byNewFarmer(async (farmer) => {
      const { id, quote } = await isQuoted(farmer);
      return { body: { journey_id: id, agreed_total: quote?.total ?? 0, payment_kind: 'cash' } };
    }),
  },
  'GET /ondc/v1/orders/{id}': {
    'an order on its way': byNewFarmer(async (farmer) => ({ path: { id: (await isQuoted(farmer)).id } })),
  },
  'POST /ondc/{action}': {
    'a catalogue': ({ networkSeller }) => {
      const body = networkSeller.catalogue();
      return {
        path: { action: 'on_search' },
        headers: { authorization: networkSeller.sign(JSON.stringify(body)) },
        body,
      };
    },
  },
  'GET /ondc/photos': {
    'a photo that a seller was sent': ({ networkSeller }) => ({ query: { link: networkSeller.photoLink } }),
  },
  'POST /ondc/on_subscribe': { 'the registry’s challenge': ({ networkSeller }) => ({ body: networkSeller.challenge }) },
};
