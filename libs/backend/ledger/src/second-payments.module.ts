import { endSecondPaymentSchema, moneyActSchema } from '@haat/api-contract';
import { toPaise } from '@haat/format';
import { z } from 'zod';
import { requireRole } from '@haat/backend-identity';
import { errorAnswers, inTransaction } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { actView } from './act-view.ts';
import { requestSecondPaymentEnd } from './second-payment-acts.ts';
import { supportStaffOf } from './support-staff-of.ts';

/** Where support closes what was paid out twice. */
export const secondPaymentsModule: Module = {
  name: 'second-payments',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireRole('support'));
    app.post(
      '/support/v1/refunds/:id/paid-twice',
      {
        schema: {
          tags: ['support'],
          security: [{ bearer: [] }],
          summary: 'Says what became of money that was paid twice; from ₹5,000.00 on a second person confirms it',
          params: z.object({ id: z.string().min(1).max(100) }),
          body: endSecondPaymentSchema,
          response: { 200: moneyActSchema, ...errorAnswers },
        },
      },
      async (request) =>
        inTransaction(dependencies.database, async (tx) =>
          actView(
            await requestSecondPaymentEnd(tx, dependencies, {
              refundId: request.params.id,
              end: request.body.end,
              amountPaise: toPaise(request.body.amount),
              reason: request.body.reason,
              by: supportStaffOf(request),
            }),
          ),
        ),
    );
  },
};
