import { z } from 'zod';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { findOwnOrder } from '@haat/backend-orders';
import { errorAnswers, fileAnswer, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { billAnswers } from './answer-bill.ts';

/** Bills of the signed-in farmer's orders. */
export const invoicesModule: Module = {
  name: 'invoices',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);
    const answerBill = billAnswers(dependencies);

    app.get(
      '/order/v1/orders/:id/invoice',
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags: ['orders'],
          security: [{ bearer: [] }],
          summary: 'The bill of an order as PDF, in the order’s language; it comes with the goods',
          params: z.object({ id: z.string().min(1).max(100) }),
          response: { 200: fileAnswer('application/pdf', 'The bill'), ...errorAnswers },
        },
      },
      async (request, reply) =>
        answerBill(reply, await findOwnOrder(dependencies.database, signedInUser(request).id, request.params.id)),
    );
  },
};
