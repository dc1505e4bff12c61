import { PAGE_SIZE, pagedSchema } from '@haat/api-contract';
import {
  networkOffersQuerySchema,
  networkOffersSchema,
  networkProductDetailsSchema,
  networkProductQuerySchema,
  networkProductSchema,
  networkProductsQuerySchema,
  providersQuerySchema,
  providersSchema,
} from '@haat/api-contract/open-network';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { costOfList, errorAnswers, isId, pageOf, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { listNetworkProducts, type FoundProducts } from './list-products.ts';
import { networkPlaceOf } from './network-place.ts';
import { networkOffersOf } from './offers-of-product.ts';
import { networkProductDetails } from './product-details.ts';
import { networkProductRows, toNetworkProduct } from './product-rows.ts';
import { networkSellersServing } from './sellers-serving.ts';

const PRODUCTS_PATH = '/ondc/v1/products';
const tags = ['open network'];
const NOTHING: FoundProducts = { count: 0, found: [] };

/** Sellers and goods of the open network, from the catalogues that they sent. */
export const networkCatalogueModule: Module = {
  name: 'network-catalogue',
  service: 'open-network',
  register(app, { database }) {
    app.get(
      '/ondc/v1/providers',
      {
        schema: {
          tags,
          summary: 'Open-network sellers that serve a place, nearest first',
          querystring: providersQuerySchema,
          response: { 200: providersSchema, ...errorAnswers },
        },
      },
      async ({ query }) => {
        const place = await networkPlaceOf(database, query);
        if (place === null) return { city_code: null, vendor_details: [] };
        return { city_code: place.cityCode, vendor_details: await networkSellersServing(database, place) };
      },
    );

    app.get(
      PRODUCTS_PATH,
      {
        config: { cost: costOfList },
        schema: {
          tags,
          summary: 'What open-network sellers bring to a place',
          querystring: networkProductsQuerySchema,
          response: { 200: pagedSchema(networkProductSchema), ...errorAnswers },
        },
      },
      async ({ query }) => {
        const place = await networkPlaceOf(database, query);
        const isKnown = query.provider === undefined || isId(query.provider);
        const { count, found } =
          place === null || !isKnown ? NOTHING : await listNetworkProducts(database, place, query);
        const rows = await networkProductRows(
          database,
          found.map(({ id }) => id),
        );
        const byId = new Map(rows.map((row) => [row.id, row]));
        const results = found.flatMap(({ id, metres }) => {
          const row = byId.get(id);
          return row === undefined ? [] : [toNetworkProduct(row, metres)];
        });
        return pageOf(results, { count, page: query.page, pageSize: PAGE_SIZE, path: PRODUCTS_PATH, query });
      },
    );

    app.get(
      '/ondc/v1/offers',
      {
        config: { cost: costOfList },
        schema: {
          tags,
          summary: 'What open-network sellers ask for the packs of our products',
          querystring: networkOffersQuerySchema,
          response: { 200: networkOffersSchema, ...errorAnswers },
        },
      },
      async ({ query }) => {
        const place = await networkPlaceOf(database, query);
        return { results: place === null ? [] : await networkOffersOf(database, query.product_ids, place) };
      },
    );

    app.get(
      `${PRODUCTS_PATH}/:id`,
      {
        schema: {
          tags,
          summary: 'Goods of an open-network seller with every fact',
          params: z.object({ id: z.string().min(1).max(LONGEST_ID) }),
          querystring: networkProductQuerySchema,
          response: { 200: networkProductDetailsSchema, ...errorAnswers },
        },
      },
      async ({ params, query: { lat_lng, pincode } }) => {
        const place =
          lat_lng === undefined ? null : ((await networkPlaceOf(database, { lat_lng, pincode })) ?? undefined);
        const product = await networkProductDetails(database, params.id, place);
        if (product === null) throw new ServiceError('product_error.not_found');
        return product;
      },
    );
  },
};
