import {
  cartChoicesSchema,
  cartQuerySchema,
  cartViewSchema,
  checkoutSchema,
  prepareOrderSchema,
  preparedOrderSchema,
  resetCartSchema,
  setCartItemSchema,
} from '@haat/api-contract';
import { MARKETPLACES, type Marketplace, type PaymentKind } from '@haat/api-contract/vocabulary';
import type { CartView } from '@haat/api-contract';
import { isPaidOnline, isPartnerAgent } from '@haat/order-core';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { optionalUser, requireUser, signedInUser } from '@haat/backend-identity';
import { gatewayOf } from '@haat/backend-payments';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { farmerOwner, guestOwner } from './cart-owner.ts';
import { cartView } from './cart-view.ts';
import type { CartViewOptions } from './cart-view.ts';
import { changeChoices } from './change-choices.ts';
import { checkoutView, preparedOrder } from './checkout-view.ts';
import { removeCartItem, setCartItem } from './change-lines.ts';
import { mayInsure, refuseInsurance } from './may-insure.ts';
import { refuseQuantity } from './refuse-quantity.ts';
import type { CartRow } from './stored-cart.ts';
import { guestCartHeaders, guestIdOf, ownerOf, requiredOwner } from './request-owner.ts';
import { claimCart, resetCartOf, restoreCart } from './replace-cart.ts';

const PATH = '/cart/v1/carts/:marketplace';

const params = z.object({ marketplace: z.enum(MARKETPLACES) });
const lineParams = params.extend({ variantId: z.string().min(1).max(64) });
const common = {
  tags: ['carts'],
  querystring: cartQuerySchema,
  headers: guestCartHeaders,
  response: { 200: cartViewSchema, ...errorAnswers },
};

type Query = z.output<typeof cartQuerySchema>;

/** Carts of guests (named by a header) and of farmers (named by their token). */
export const cartsModule: Module = {
  name: 'carts',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', optionalUser);
    const view = (
      request: FastifyRequest,
      marketplace: Marketplace,
      { lang, lat_lng }: Query,
      changed: CartRow | null = null,
    ): Promise<CartView> =>
      cartView(
        dependencies.database,
        viewOptions(request, marketplace, { lang, lat_lng }, dependencies.now()),
        changed,
      );
    const checkoutOptions = (request: FastifyRequest, marketplace: Marketplace, query: Query) => ({
      ...viewOptions(request, marketplace, query, dependencies.now()),
      isAgent: request.user !== undefined && isPartnerAgent(request.user.claims),
      isForFarmer: request.user?.agent !== undefined,
      mayPay: request.user?.agent?.purposes.includes('payment') ?? true,
      mayInsure: mayInsure(request),
      couponsOn: dependencies.configuration.couponsOn,
      commissionRates: dependencies.configuration.commissionRates,
      lender: dependencies.adapters.creditLender.lender,
      isSandbox: (kind: PaymentKind) => isPaidOnline(kind) && gatewayOf(dependencies, kind).kind === 'sandbox',
    });

    app.get(PATH, { schema: { ...common, summary: 'The cart with today’s prices', params } }, (request) =>
      view(request, request.params.marketplace, request.query),
    );

    app.get(
      `${PATH}/checkout`,
      {
        schema: {
          ...common,
          response: { 200: checkoutSchema, ...errorAnswers },
          summary: 'The cart with everything that can be chosen before it is ordered',
          params,
        },
      },
      (request) =>
        checkoutView(dependencies.database, checkoutOptions(request, request.params.marketplace, request.query)),
    );

    app.patch(
      `${PATH}/checkout`,
      {
        onRequest: requireUser,
        schema: {
          ...common,
          response: { 200: preparedOrderSchema, ...errorAnswers },
          security: [{ bearer: [] }],
          summary: 'Takes the last choices of the cart that is about to be ordered, and tells all that an order names',
          params,
          body: prepareOrderSchema,
        },
      },
      async (request) => {
        const { marketplace } = request.params;
        const { cart_id: cartId, ...choices } = request.body;
        refuseInsurance(request, choices);
        const { id: userId } = signedInUser(request);
        const owner = farmerOwner(userId);
        const changed = await changeChoices(dependencies, { owner, userId, marketplace, cartId }, choices);
        const options = { ...checkoutOptions(request, marketplace, request.query), owner, userId };
        return preparedOrder(dependencies.database, options, changed);
      },
    );

    app.put(
      `${PATH}/items/:variantId`,
      {
        attachValidation: true,
        preHandler: refuseQuantity,
        schema: { ...common, summary: 'Sets a line to a quantity', params: lineParams, body: setCartItemSchema },
      },
      async (request) => {
        const { marketplace, variantId } = request.params;
        const { quantity, vendor_id: vendorId, is_prebook: isPrebook, from_cart_page: fromCartPage } = request.body;
        const changed = await setCartItem(
          dependencies,
          requiredOwner(request),
          marketplace,
          { variantId, vendorId, quantity, isPrebook, fromCartPage },
          request.query.lang,
        );
        return view(request, marketplace, request.query, changed);
      },
    );

    app.delete(
      `${PATH}/items/:variantId`,
      { schema: { ...common, summary: 'Takes a line out', params: lineParams } },
      async (request) => {
        const owner = ownerOf(request);
        if (owner !== null)
          await removeCartItem(dependencies, owner, request.params.marketplace, request.params.variantId);
        return view(request, request.params.marketplace, request.query);
      },
    );

    app.post(
      `${PATH}/reset`,
      {
        attachValidation: true,
        preHandler: refuseQuantity,
        schema: {
          ...common,
          summary: 'A new cart with only the offered item; the old one is parked',
          params,
          body: resetCartSchema,
        },
      },
      async (request) => {
        const { offered } = request.body;
        await resetCartOf(
          dependencies,
          requiredOwner(request),
          request.params.marketplace,
          offered && {
            variantId: offered.variant_id,
            vendorId: offered.vendor_id,
            quantity: offered.quantity,
            isPrebook: offered.is_prebook,
          },
        );
        return view(request, request.params.marketplace, request.query);
      },
    );

    app.post(
      `${PATH}/restore`,
      { schema: { ...common, summary: 'Swaps the parked cart back', params } },
      async (request) => {
        await restoreCart(dependencies, requiredOwner(request), request.params.marketplace);
        return view(request, request.params.marketplace, request.query);
      },
    );

    app.patch(
      PATH,
      {
        schema: {
          ...common,
          summary: 'How the cart is handed over and paid, and what goes with it',
          params,
          body: cartChoicesSchema,
        },
      },
      async (request) => {
        const { marketplace } = request.params;
        refuseInsurance(request, request.body);
        const changed = await changeChoices(
          dependencies,
          { owner: requiredOwner(request), userId: request.user?.id ?? null, marketplace },
          request.body,
        );
        return view(request, marketplace, request.query, changed);
      },
    );

    app.post(
      `${PATH}/claim`,
      {
        onRequest: requireUser,
        schema: { ...common, security: [{ bearer: [] }], summary: 'The guest’s cart becomes the farmer’s', params },
      },
      async (request) => {
        const farmer = farmerOwner(signedInUser(request).id);
        const guestId = guestIdOf(request);
        if (guestId !== null) await claimCart(dependencies, guestOwner(guestId), farmer, request.params.marketplace);
        return view(request, request.params.marketplace, request.query);
      },
    );
  },
};

function viewOptions(
  request: FastifyRequest,
  marketplace: Marketplace,
  { lang: language, lat_lng: latLng }: Query,
  now: Date,
): CartViewOptions {
  return { owner: ownerOf(request), userId: request.user?.id ?? null, marketplace, language, latLng, now };
}
