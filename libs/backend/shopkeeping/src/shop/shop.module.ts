import { orderQuerySchema } from '@haat/api-contract';
import { ownShopSchema, shopSettingsInputSchema } from '@haat/api-contract/shop-settings';
import type { Language } from '@haat/api-contract/vocabulary';
import { requireRole } from '@haat/backend-identity';
import { ownShop } from '@haat/backend-market';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import type { FastifyRequest } from 'fastify';
import { shopOfRequest } from '../shop-of-request.ts';
import { changeShop } from './change-shop.ts';
import { shopView } from './shop-view.ts';

const PATH = '/vendor/v1/shop';
const tags = ['shop-goods'];
const security = [{ bearer: [] }];
const response = { 200: ownShopSchema, ...errorAnswers };

/** Hours, holidays, terms and licences of the shop for which the signed-in person works. */
export const shopModule: Module = {
  name: 'shop-settings',
  service: 'main',
  register(app, dependencies) {
    const { database, now } = dependencies;
    app.addHook('onRequest', requireRole('vendor'));
    async function found(request: FastifyRequest, language: Language) {
      const { vendorId } = await shopOfRequest(dependencies, request);
      const shop = await ownShop(database, vendorId);
      if (shop === null) throw new ServiceError('request_error.not_found');
      return shopView(database, shop, { language, now: now() });
    }

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Hours, holidays, terms of delivery and licences of the shop',
          querystring: orderQuerySchema,
          response,
        },
      },
      (request) => found(request, request.query.lang),
    );

    app.put(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Changes hours, holidays and terms of delivery',
          querystring: orderQuerySchema,
          body: shopSettingsInputSchema,
          response,
        },
      },
      async (request) => {
        await changeShop(dependencies, await shopOfRequest(dependencies, request), request.body);
        return found(request, request.query.lang);
      },
    );
  },
};
