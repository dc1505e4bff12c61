import { PAGE_SIZE } from '@haat/api-contract';
import {
  mandiCommoditiesQuerySchema,
  mandiCommoditiesSchema,
  mandiHistoryQuerySchema,
  mandiHistorySchema,
  mandiMarketsQuerySchema,
  mandiMarketsSchema,
  mandiNamesQuerySchema,
  mandiNamesSchema,
  mandiNearQuerySchema,
  mandiNearSchema,
  mandiPricesQuerySchema,
  mandiPricesSchema,
  mandiRegionsQuerySchema,
  mandiRegionsSchema,
} from '@haat/api-contract/mandi';
import { toLatLng } from '@haat/backend-market';
import { indiaDay } from '@haat/format';
import { errorAnswers, pageOf, publicReads, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { commoditiesOf, commoditiesOfCrop, findCommodities } from './commodities.ts';
import { findNames } from './find-names.ts';
import { priceHistory } from './history.ts';
import { listPrices } from './list-prices.ts';
import { marketsNear } from './markets-near.ts';
import { pricesNear } from './near.ts';
import { regionsWithMarkets } from './regions.ts';
import { commodityView } from './views.ts';

/** Prices at markets: near a place, over time, and by search. See docs/domain/mandi.md. */
export const mandiModule: Module = {
  name: 'mandi',
  service: 'main',
  register(app, { database: own, now }) {
    const database = publicReads(own);
    app.get(
      '/mandi/v1/commodities',
      {
        schema: {
          tags: ['mandi'],
          summary: 'What is traded, the most traded first, or what a search in any of six scripts finds',
          querystring: mandiCommoditiesQuerySchema,
          response: { 200: mandiCommoditiesSchema, ...errorAnswers },
        },
      },
      async ({ query: { ids, q, limit, lang } }) => ({
        results: ids
          ? (await commoditiesOf(database, ids)).map((commodity) => commodityView(commodity, lang))
          : await findCommodities(database, { text: q, limit, language: lang }),
      }),
    );

    app.get(
      '/mandi/v1/names',
      {
        schema: {
          tags: ['mandi'],
          summary: 'Commodities and markets that are called as was typed, in any of six scripts',
          querystring: mandiNamesQuerySchema,
          response: { 200: mandiNamesSchema, ...errorAnswers },
        },
      },
      ({ query: { q, limit, lang } }) => findNames(database, { text: q, limit, language: lang }),
    );

    app.get(
      '/mandi/v1/near',
      {
        schema: {
          tags: ['mandi'],
          summary: 'Newest prices of commodities at the markets nearest to a place',
          querystring: mandiNearQuerySchema,
          response: { 200: mandiNearSchema, ...errorAnswers },
        },
      },
      async ({ query: { lat_lng, commodities = [], crop, lang } }) =>
        pricesNear(database, {
          place: toLatLng(lat_lng),
          commodities: crop === undefined ? commodities : await commoditiesOfCrop(database, crop),
          ...{ language: lang, today: indiaDay(now()) },
        }),
    );

    app.get(
      '/mandi/v1/markets',
      {
        schema: {
          tags: ['mandi'],
          summary: 'Markets near a place, the nearest first, whether they have prices or not',
          querystring: mandiMarketsQuerySchema,
          response: { 200: mandiMarketsSchema, ...errorAnswers },
        },
      },
      async ({ query: { lat_lng, lang } }) => ({ results: await marketsNear(database, toLatLng(lat_lng), lang) }),
    );

    app.get(
      '/mandi/v1/history',
      {
        schema: {
          tags: ['mandi'],
          summary: 'Prices of a commodity at a market over 30 or 180 days, the oldest first',
          querystring: mandiHistoryQuerySchema,
          response: { 200: mandiHistorySchema, ...errorAnswers },
        },
      },
      async ({ query: { lang, ...query } }) => {
        const history = await priceHistory(database, { ...query, language: lang, today: indiaDay(now()) });
        if (history === null) throw new ServiceError('request_error.not_found');
        return history;
      },
    );

    app.get(
      '/mandi/v1/regions',
      {
        schema: {
          tags: ['mandi'],
          summary: 'States that have markets; with a state its districts, with a district too its markets',
          querystring: mandiRegionsQuerySchema,
          response: { 200: mandiRegionsSchema, ...errorAnswers },
        },
      },
      ({ query: { state, district, lang } }) => regionsWithMarkets(database, { state, district, language: lang }),
    );

    app.get(
      '/mandi/v1/prices',
      {
        schema: {
          tags: ['mandi'],
          summary: 'Prices of a day as they were reported, by commodity, state, district and market',
          querystring: mandiPricesQuerySchema,
          response: { 200: mandiPricesSchema, ...errorAnswers },
        },
      },
      async ({ query }) => {
        const { lang, page, commodity, state, district, market, day } = query;
        const asked = { commodity, state, district, market, day, page, language: lang, today: indiaDay(now()) };
        const { prices, count, day: found } = await listPrices(database, asked);
        return { day: found, ...pageOf(prices, { count, page, pageSize: PAGE_SIZE, path: '/mandi/v1/prices', query }) };
      },
    );
  },
};
