import { creditRepaidSchema, creditRepaymentSchema } from '@haat/api-contract';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { recordRepayment } from './record-repayment.ts';

/** Where support books what farmers pay at a centre. Each booking is logged with who made it. */
export const creditAdminModule: Module = {
  name: 'credit-admin',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireRole('support'));
    app.post(
      '/support/v1/credit/repayments',
      {
        schema: {
          tags: ['support'],
          security: [{ bearer: [] }],
          summary: 'Books what a farmer paid of the dues, once a receipt',
          body: creditRepaymentSchema,
          response: { 200: creditRepaidSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { phone_number: phoneNumber, amount, receipt } = request.body;
        const dues = await recordRepayment(dependencies, { phoneNumber, amount, receipt });
        dependencies.log.info({ receipt, supporter: signedInUser(request).id }, 'a repayment was booked');
        return { dues };
      },
    );
  },
};
