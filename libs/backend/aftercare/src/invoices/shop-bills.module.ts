import { z } from 'zod';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { findShopOrder } from '@haat/backend-orders';
import { errorAnswers, fileAnswer, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { shopOfStaff } from '../shop-admin/shop-of-staff.ts';
import { billAnswers } from './answer-bill.ts';

/** Bills of the orders of the shop for which the signed-in person works: the farmer's own, for paper. */
export const shopBillsModule: Module = {
  name: 'shop-bills',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('vendor'));
    const answerBill = billAnswers(dependencies);

    app.get(
      '/vendor/v1/orders/:id/invoice',
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags: ['vendor-orders'],
          security: [{ bearer: [] }],
          summary: 'The bill of an order of the shop as PDF, in the order’s language; it comes with the goods',
          params: z.object({ id: z.string().min(1).max(100) }),
          response: { 200: fileAnswer('application/pdf', 'The bill'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const vendorId = await shopOfStaff(dependencies, signedInUser(request).id);
        return answerBill(reply, await findShopOrder(database, vendorId, request.params.id));
      },
    );
  },
};
