import {
  askNetworkQuoteSchema,
  networkCartQuerySchema,
  networkCartSchema,
  setNetworkCartItemSchema,
  type NetworkCart,
} from '@haat/api-contract/open-network';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import {
  farmerOwner,
  guestCartHeaders,
  guestIdOf,
  guestOwner,
  ownerOf,
  refuseQuantity,
  requiredOwner,
  type CartOwner,
} from '@haat/backend-checkout';
import { optionalUser, requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Dependencies, Module } from '@haat/backend-platform';
import { isPartnerAgent } from '@haat/order-core';
import { z } from 'zod';
import { findNetworkCart } from '../cart/cart-rows.ts';
import { networkCartView } from '../cart/cart-view.ts';
import { claimNetworkCart, removeNetworkLine, setNetworkLine } from '../cart/change-lines.ts';
import { networkPlaceOf } from '../search/network-place.ts';
import { askQuote } from './ask-quote.ts';
import { isSameGoods, journeysOfCart } from './journey-rows.ts';
import { journeyView } from './journey-view.ts';

const PATH = '/ondc/v1/cart';
const params = z.object({ variantId: z.string().min(1).max(LONGEST_ID) });
const common = {
  tags: ['open network'],
  querystring: networkCartQuerySchema,
  headers: guestCartHeaders,
  response: { 200: networkCartSchema, ...errorAnswers },
};
const signedIn = { ...common, security: [{ bearer: [] }] };

/** Carts of the open network: of guests, named by a header, and of farmers, named by their token. */
export const networkCartModule: Module = {
  name: 'network-cart',
  service: 'open-network',
  register(app, dependencies) {
    app.addHook('onRequest', optionalUser);

    app.get(PATH, { schema: { ...common, summary: 'The open network’s cart with today’s prices' } }, (request) =>
      viewOf(dependencies, ownerOf(request), request.query),
    );

    app.put(
      `${PATH}/items/:variantId`,
      {
        attachValidation: true,
        preHandler: refuseQuantity,
        schema: { ...common, summary: 'Sets a line to a quantity', params, body: setNetworkCartItemSchema },
      },
      async (request) => {
        const owner = requiredOwner(request);
        const { quantity, replaces_cart: replacesCart } = request.body;
        await setNetworkLine(dependencies, owner, { variantId: request.params.variantId, quantity, replacesCart });
        return viewOf(dependencies, owner, request.query);
      },
    );

    app.delete(
      `${PATH}/items/:variantId`,
      { schema: { ...common, summary: 'Takes a line out', params } },
      async (request) => {
        const owner = ownerOf(request);
        if (owner !== null) await removeNetworkLine(dependencies, owner, request.params.variantId);
        return viewOf(dependencies, owner, request.query);
      },
    );

    app.post(
      `${PATH}/claim`,
      { onRequest: requireUser, schema: { ...signedIn, summary: 'The guest’s goods become the farmer’s' } },
      async (request) => {
        const farmer = farmerOwner(signedInUser(request).id);
        const guestId = guestIdOf(request);
        if (guestId !== null) await claimNetworkCart(dependencies, guestOwner(guestId), farmer);
        return viewOf(dependencies, farmer, request.query);
      },
    );

    app.post(
      `${PATH}/quote`,
      {
        onRequest: requireUser,
        schema: {
          ...signedIn,
          summary: 'Asks the shop what the cart costs at an address',
          body: askNetworkQuoteSchema,
        },
      },
      async (request) => {
        const { id: farmerId, claims } = signedInUser(request);
        await askQuote(dependencies, {
          farmerId,
          isAgent: isPartnerAgent(claims),
          addressId: request.body.address_id,
          language: request.query.lang,
        });
        return viewOf(dependencies, farmerOwner(farmerId), request.query);
      },
    );
  },
};

/** The cart as it is now, with the asking for exactly what it holds. */
async function viewOf(
  dependencies: Dependencies,
  owner: CartOwner | null,
  { lat_lng, pincode }: z.output<typeof networkCartQuerySchema>,
): Promise<NetworkCart> {
  const { database } = dependencies;
  const row = owner === null ? null : await findNetworkCart(database, owner);
  const place = lat_lng === undefined ? undefined : await networkPlaceOf(database, { lat_lng, pincode });
  const [, farmerId] = /^user:(.*)$/.exec(owner ?? '') ?? [];
  const journeys = row === null || farmerId === undefined ? [] : await journeysOfCart(database, farmerId, row.cartId);
  const [last] = journeys.filter(({ items }) => isSameGoods(items, row?.items ?? []));
  const journey = last === undefined ? null : await journeyView(dependencies, database, last);
  return networkCartView(database, row, { place, journey });
}
