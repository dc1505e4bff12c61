import {
  PAGE_SIZE,
  cropsSchema,
  facetQuerySchema,
  namedPicturesSchema,
  pagedSchema,
  productDetailsSchema,
  productQuerySchema,
  productSchema,
  productSlugsSchema,
  productsQuerySchema,
  suggestionsQuerySchema,
  suggestionsSchema,
} from '@haat/api-contract';
import { SUGGESTION_KINDS } from '@haat/api-contract/vocabulary';
import { z } from 'zod';
import { costOfList, errorAnswers, pageOf, publicReads, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { vendorExists } from '../vendors/vendors-serving.ts';
import { allSlugs } from './all-slugs.ts';
import { brandFacet, categoryFacet, cropFacet } from './facets.ts';
import { listProducts } from './list-products.ts';
import { productDetails } from './product-details.ts';
import { productsById } from './product-shape.ts';
import { isSearchAlone, recordMiss } from '../search-misses/record-miss.ts';
import { suggestionsFor } from './suggestions.ts';

const PRODUCTS_PATH = '/catalogue/v1/products';
const tags = ['catalogue'];

/** Products, packs and prices of shops, and what a farmer browses by. */
export const catalogueModule: Module = {
  name: 'catalogue',
  service: 'main',
  register(app, dependencies) {
    const { now } = dependencies;
    const database = publicReads(dependencies.database);
    app.get(
      PRODUCTS_PATH,
      {
        config: { cost: costOfList },
        schema: {
          tags,
          summary: "A shop's products",
          querystring: productsQuerySchema,
          response: { 200: pagedSchema(productSchema), ...errorAnswers },
        },
      },
      async (request) => {
        const { query } = request;
        const { count, ids } = await listProducts(database, query, now());
        if (count === 0 && !(await vendorExists(database, query.vendor_id)))
          throw new ServiceError('provider_error.vendor_unknown');
        if (count === 0 && isSearchAlone(query))
          await recordMiss(dependencies, request, {
            ...{ search: query.search, language: query.lang, vendorId: query.vendor_id },
          });
        const results = await productsById(database, ids, {
          language: query.lang,
          vendorId: query.vendor_id,
          ...(query.prebook && { prebook: { how: 'only', now: now() } }),
        });
        return pageOf(results, { count, page: query.page, pageSize: PAGE_SIZE, path: PRODUCTS_PATH, query });
      },
    );

    const productSchemas = {
      querystring: productQuerySchema,
      response: { 200: productDetailsSchema, ...errorAnswers },
    };
    const found = async (
      by: { id: string } | { slug: string },
      { lang, vendor_id, prebook }: z.output<typeof productQuerySchema>,
    ) => {
      const product = await productDetails(database, by, {
        language: lang,
        vendorId: vendor_id,
        prebook: { how: prebook ? 'only' : 'beside', now: now() },
      });
      if (product === null) throw new ServiceError('product_error.not_found');
      return product;
    };
    app.get(
      '/catalogue/v1/product-slugs',
      {
        config: { cost: costOfList },
        schema: {
          tags,
          summary: 'Slugs of all products, for a sitemap',
          response: { 200: productSlugsSchema, ...errorAnswers },
        },
      },
      async () => ({ slugs: await allSlugs(database) }),
    );
    app.get(
      `${PRODUCTS_PATH}/:id`,
      {
        schema: {
          tags,
          summary: 'One product by id',
          params: z.object({ id: z.string().min(1).max(100) }),
          ...productSchemas,
        },
      },
      ({ params, query }) => found({ id: params.id }, query),
    );
    app.get(
      '/catalogue/v1/product-slugs/:slug',
      {
        schema: {
          tags,
          summary: 'One product by slug',
          params: z.object({ slug: z.string().min(1).max(100) }),
          ...productSchemas,
        },
      },
      ({ params, query }) => found({ slug: params.slug }, query),
    );

    const facet = ({ vendor_id, lang, search }: z.output<typeof facetQuerySchema>) => ({
      vendorIds: vendor_id === undefined ? undefined : [vendor_id],
      language: lang,
      search,
    });
    const namedSchemas = { querystring: facetQuerySchema, response: { 200: namedPicturesSchema, ...errorAnswers } };
    app.get(
      '/catalogue/v1/categories',
      { schema: { tags, summary: 'Categories', ...namedSchemas } },
      async ({ query }) => ({ results: await categoryFacet(database, facet(query)) }),
    );
    app.get('/catalogue/v1/brands', { schema: { tags, summary: 'Brands', ...namedSchemas } }, async ({ query }) => ({
      results: await brandFacet(database, facet(query)),
    }));
    app.get(
      '/catalogue/v1/crops',
      {
        schema: {
          tags,
          summary: 'Crops',
          querystring: facetQuerySchema,
          response: { 200: cropsSchema, ...errorAnswers },
        },
      },
      async ({ query }) => ({ results: await cropFacet(database, facet(query)) }),
    );
    app.get(
      '/catalogue/v1/suggestions',
      {
        schema: {
          tags,
          summary: 'What a search, whole or half typed, may mean',
          querystring: suggestionsQuerySchema,
          response: { 200: suggestionsSchema, ...errorAnswers },
        },
      },
      async ({ query: { q, lang, kinds, vendor_id, limit } }) => ({
        results: await suggestionsFor(database, {
          text: q,
          language: lang,
          kinds: kinds ?? SUGGESTION_KINDS,
          vendorId: vendor_id,
          limit,
        }),
      }),
    );
  },
};
