import { orderQuerySchema, PAGE_SIZE } from '@haat/api-contract';
import {
  changePackSchema,
  packHistorySchema,
  shopGoodsQuerySchema,
  shopGoodsSchema,
  shopPackSchema,
} from '@haat/api-contract/shop-goods';
import type { Language } from '@haat/api-contract/vocabulary';
import { requireRole } from '@haat/backend-identity';
import { listShopGoods, shopPack } from '@haat/backend-market';
import { errorAnswers, pageOf, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { shopOfRequest } from '../shop-of-request.ts';
import { changePack } from './change-pack.ts';
import { changesOf } from './goods-changes.ts';
import { historyView } from './history-view.ts';
import { packView } from './pack-view.ts';

const PATH = '/vendor/v1/goods';
const MOST_CHANGES = 20;
const tags = ['shop-goods'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(200) });

/** The goods of the shop for which the signed-in person works. */
export const goodsModule: Module = {
  name: 'shop-goods',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('vendor'));
    async function found(request: FastifyRequest, cId: string, language: Language) {
      const { vendorId } = await shopOfRequest(dependencies, request);
      const pack = await shopPack(database, vendorId, cId);
      if (pack === null) throw new ServiceError('request_error.not_found');
      return packView(pack, language);
    }

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Packs that the shop lists, on sale or not',
          querystring: shopGoodsQuerySchema,
          response: { 200: shopGoodsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { query } = request;
        const { vendorId } = await shopOfRequest(dependencies, request);
        const { count, packs } = await listShopGoods(database, {
          vendorId,
          text: query.search,
          filter: query.filter,
          limit: PAGE_SIZE,
          offset: (query.page - 1) * PAGE_SIZE,
        });
        return pageOf(
          packs.map((pack) => packView(pack, query.lang)),
          { count, page: query.page, pageSize: PAGE_SIZE, path: PATH, query },
        );
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'One pack of the shop',
          params,
          querystring: orderQuerySchema,
          response: { 200: shopPackSchema, ...errorAnswers },
        },
      },
      (request) => found(request, request.params.id, request.query.lang),
    );

    app.patch(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'Changes price, stock or sale of a pack',
          params,
          querystring: orderQuerySchema,
          body: changePackSchema,
          response: { 200: shopPackSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const person = await shopOfRequest(dependencies, request);
        await changePack(dependencies, { ...person, cId: request.params.id }, request.body);
        return found(request, request.params.id, request.query.lang);
      },
    );

    app.get(
      `${PATH}/:id/history`,
      {
        schema: {
          tags,
          security,
          summary: 'Who of the shop changed a pack, the newest first',
          params,
          response: { 200: packHistorySchema, ...errorAnswers },
        },
      },
      async (request) => {
        await found(request, request.params.id, 'en');
        const { userId } = await shopOfRequest(dependencies, request);
        const changes = await changesOf(database, request.params.id, MOST_CHANGES);
        return { results: changes.map((change) => historyView(change, userId)) };
      },
    );
  },
};
