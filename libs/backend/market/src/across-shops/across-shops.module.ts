import {
  PAGE_SIZE,
  comparedBrandsQuerySchema,
  comparedProductDetailsSchema,
  comparedProductQuerySchema,
  comparedProductSchema,
  comparedProductsQuerySchema,
  namedPicturesSchema,
  pagedSchema,
} from '@haat/api-contract';
import { z } from 'zod';
import { costOfList, errorAnswers, pageOf, publicReads, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { toLatLng } from '../location/earth.ts';
import { vendorsServing } from '../vendors/vendors-serving.ts';
import { brandFacet } from '../catalogue/facets.ts';
import { isSearchAlone, recordMiss } from '../search-misses/record-miss.ts';
import type { ProductName } from '../catalogue/product-facts.ts';
import { comparedProductDetails, comparedProducts } from './compared-products.ts';
import { listAcrossShops } from './list-across-shops.ts';
import { offersElsewhereAt } from './offers-elsewhere.ts';

const PRODUCTS_PATH = '/catalogue/v2/products';
const tags = ['catalogue'];

/** The catalogue across all shops that serve a place, compared by what a pack costs until the farmer has it. */
export const acrossShopsModule: Module = {
  name: 'across-shops',
  service: 'main',
  register(app, dependencies) {
    const { areas, now } = dependencies;
    const database = publicReads(dependencies.database);
    const shopsFor = ({ lat_lng, lang }: z.output<typeof comparedProductQuerySchema>) =>
      vendorsServing(database, toLatLng(lat_lng), { language: lang, now: now() });

    app.get(
      PRODUCTS_PATH,
      {
        config: { cost: costOfList },
        schema: {
          tags,
          summary: 'What is sold at the place: by any shop that serves it, or elsewhere',
          querystring: comparedProductsQuerySchema,
          response: { 200: pagedSchema(comparedProductSchema), ...errorAnswers },
        },
      },
      async (request) => {
        const { query } = request;
        const shops = await shopsFor(query);
        const { count, ids } = await listAcrossShops(
          database,
          shops,
          query,
          await offersElsewhereAt({ areas, database }, query),
        );
        if (count === 0 && isSearchAlone(query))
          await recordMiss(dependencies, request, {
            ...{ search: query.search, language: query.lang, vendorId: shops[0]?.id ?? null },
          });
        return pageOf(await comparedProducts(database, ids, shops, query.lang), {
          count,
          page: query.page,
          pageSize: PAGE_SIZE,
          path: PRODUCTS_PATH,
          query,
        });
      },
    );

    const productSchemas = {
      querystring: comparedProductQuerySchema,
      response: { 200: comparedProductDetailsSchema, ...errorAnswers },
    };
    const found = async (name: ProductName, query: z.output<typeof comparedProductQuerySchema>) => {
      const product = await comparedProductDetails(database, name, await shopsFor(query), query.lang);
      if (product === null) throw new ServiceError('product_error.not_found');
      return product;
    };
    app.get(
      `${PRODUCTS_PATH}/:id`,
      {
        schema: {
          tags,
          summary: 'One product by id, at every shop that serves the place',
          params: z.object({ id: z.string().min(1).max(100) }),
          ...productSchemas,
        },
      },
      ({ params, query }) => found({ id: params.id }, query),
    );
    app.get(
      '/catalogue/v2/product-slugs/:slug',
      {
        schema: {
          tags,
          summary: 'One product by slug, at every shop that serves the place',
          params: z.object({ slug: z.string().min(1).max(100) }),
          ...productSchemas,
        },
      },
      ({ params, query }) => found({ slug: params.slug }, query),
    );

    app.get(
      '/catalogue/v2/brands',
      {
        schema: {
          tags,
          summary: 'Brands that the shops of the place sell',
          querystring: comparedBrandsQuerySchema,
          response: { 200: namedPicturesSchema, ...errorAnswers },
        },
      },
      async ({ query }) => {
        const shops = await shopsFor(query);
        return {
          results: await brandFacet(database, {
            language: query.lang,
            search: query.search,
            vendorIds: shops.map(({ id }) => id),
          }),
        };
      },
    );
  },
};
