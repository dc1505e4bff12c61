import { randomUUID } from 'node:crypto';
import { GUEST_CART_HEADER } from '@haat/api-contract';
import { called } from '@haat/test-clients/caller';
import { SAMPLE } from '../good-values.ts';
import { INSURANCE } from './of-insurance.ts';
import { SLIPS } from './of-slips.ts';
import { TRADE } from './of-trade.ts';
import type { Filled } from '../filled.ts';
import { authorizedBy, type GoodRoutes, type RequestBuilder } from './request-builder.ts';

const CARTS = '/cart/v1/carts/{marketplace}';
const RESET = '/cart/v1/carts/dehaat/reset';
const PACK = { variant_id: SAMPLE.variantId, vendor_id: SAMPLE.vendorId, quantity: 1 };

const ALERT = { commodity: 'onion', market: 'nashik-lasalgaon', direction: 'above', price: 2000 };

const asDocumented: RequestBuilder = () => ({});
const bySlug: RequestBuilder = async ({ address }) => ({
  path: {
    slug: (
      await called<{ slug: string }>(address, { method: 'GET', path: `/catalogue/v1/products/${SAMPLE.productId}` })
    ).slug,
  },
});

const ofTheNetwork: RequestBuilder = async ({ address }) => {
  const { results } = await called<{ results: { id: string }[] }>(address, {
    method: 'GET',
    path: `/ondc/v1/products?lat_lng=${SAMPLE.latLng}`,
  });
  return { path: { id: results[0]?.id ?? '' } };
};

/** Shops, goods and carts. */
export const MARKET: GoodRoutes = {
  'GET /catalogue/v1/product-slugs/{slug}': { 'a product': bySlug },
  'GET /catalogue/v2/product-slugs/{slug}': { 'a product': bySlug },
  'GET /ondc/v1/offers': {
    'packs of a product': () => ({ query: { product_ids: SAMPLE.productId, lat_lng: SAMPLE.latLng } }),
  },
  'GET /ondc/v1/products/{id}': { 'goods of a network seller': ofTheNetwork },
  'POST /measurement/v1/events': {
    'a page view': () => ({
      body: {
        events: [
          {
            id: randomUUID(),
            name: 'page_view',
            properties: { route: '/product/:slug', language: 'hi', lite: false },
            at: new Date().toISOString(),
            shell: 'farmer',
            visitor: randomUUID(),
            purposes: ['statistics'],
          },
        ],
      },
    }),
  },
  'GET /mandi/v1/commodities': { 'two by their ids': () => ({ query: { ids: 'onion,tomato' } }) },
  'GET /mandi/v1/near': { 'two crops': () => ({ query: { lat_lng: SAMPLE.latLng, commodities: 'onion,tomato' } }) },
  'GET /mandi/v1/names': { 'a crop': () => ({ query: { q: 'onion' } }) },
  'GET /mandi/v1/markets': { 'near a place': () => ({ query: { lat_lng: SAMPLE.latLng } }) },
  'GET /mandi/v1/history': {
    'onions at a market': () => ({ query: { market: 'nashik-lasalgaon', commodity: 'onion', days: '180' } }),
  },
  'GET /mandi/v1/prices': {
    'a crop of a district': () => ({ query: { commodity: 'onion', state: 'Maharashtra', district: 'Nashik' } }),
  },
  ...TRADE,
  ...SLIPS,
  ...INSURANCE,
  'GET /mandi/v1/demands': { 'of a crop': () => ({ query: { commodity: 'onion', lat_lng: SAMPLE.latLng } }) },
  'GET /mandi/v1/centres': { 'of a crop': () => ({ query: { lat_lng: SAMPLE.latLng, commodity: 'onion' } }) },
  'POST /mandi/v1/alerts': { 'onions at a market': ({ farmer }) => ({ ...authorizedBy(farmer), body: ALERT }) },
  'DELETE /mandi/v1/alerts/{id}': {
    'an own one': async ({ farmer }) => {
      const { id } = await farmer.call<{ id: string }>('POST', '/mandi/v1/alerts', ALERT);
      return { ...authorizedBy(farmer), path: { id } };
    },
  },
  'GET /hyperlocal/v1/vendors/{id}': { 'a shop': () => ({ path: { id: SAMPLE.vendorId } }) },
  'GET /hyperlocal/v2/availability': {
    'a guest': asDocumented,
    'a farmer': ({ farmer }, { query }) => ({
      ...authorizedBy(farmer),
      query: { ...query, farmer_id: farmer.person.userId },
    }),
  },
  [`PATCH ${CARTS}`]: {
    'collected by a guest': asDocumented,
    'brought home': async ({ farmer }) => {
      await farmer.fillsCart();
      return {
        ...authorizedBy(farmer),
        body: { delivery_type: 'home_delivery', address_id: (await farmer.movesHouse()).id, payment_kind: 'pay-now' },
      };
    },
    'with insurance and a coupon': async ({ farmer }) => {
      await farmer.fillsCart({ variantId: SAMPLE.insured.variantId });
      return { ...authorizedBy(farmer), body: { insurance: [SAMPLE.insured.choice], coupon_code: SAMPLE.coupon } };
    },
    'for a season': async ({ farmer }) => {
      await farmer.fillsCart({ variantId: SAMPLE.prebook.variantId, isPrebook: true });
      return { ...authorizedBy(farmer), body: { booking_date: await bookingDay(farmer) } };
    },
  },
  [`PATCH ${CARTS}/checkout`]: {
    'the cart that is open': async ({ farmer }) => ({
      body: { cart_id: (await farmer.fillsCart()).cart_id, delivery_type: 'pickup_from_store', payment_kind: 'cash' },
    }),
    'brought home': async ({ farmer }) => {
      const { cart_id } = await farmer.fillsCart();
      const { id } = await farmer.movesHouse();
      return { body: { cart_id, delivery_type: 'home_delivery', address_id: id, payment_kind: 'cash' } };
    },
  },
  [`PUT ${CARTS}/items/{variantId}`]: {
    'a pack': asDocumented,
    'a pack for a season': () => ({
      path: { marketplace: 'dehaat', variantId: SAMPLE.prebook.variantId },
      body: { quantity: 1, vendor_id: SAMPLE.vendorId, is_prebook: true },
    }),
  },
  [`DELETE ${CARTS}/items/{variantId}`]: {
    'what is in it': async ({ address }, plain) => resets(address, plain, { offered: PACK }),
  },
  [`POST ${CARTS}/restore`]: {
    'a parked cart': async ({ address }, plain) => {
      await resets(address, plain, { offered: PACK });
      return resets(address, plain, {});
    },
  },
  [`POST ${CARTS}/claim`]: {
    'a guest’s cart': async ({ address }, plain) => resets(address, plain, { offered: PACK }),
  },
};

/** Makes the cart of the request's guest anew, as a guest. */
async function resets(address: string, { headers }: Filled, body: unknown): Promise<object> {
  await called(address, {
    method: 'POST',
    path: RESET,
    headers: { [GUEST_CART_HEADER]: headers[GUEST_CART_HEADER] ?? '' },
    body,
  });
  return {};
}

/** A day on which goods of a season can be had. */
export async function bookingDay(farmer: { sees<Answer>(path: string): Promise<Answer> }): Promise<string> {
  const { prebook } = await farmer.sees<{ prebook: { booking_dates: string[] } | null }>(
    `/cart/v1/carts/dehaat/checkout?lat_lng=${SAMPLE.latLng}`,
  );
  return prebook?.booking_dates[0] ?? '';
}
