import { creditRepaidSchema, creditRepaymentSchema } from '@haat/api-contract';
import { toPaise, toRupees } from '@haat/format';
import { requireRole } from '@haat/backend-identity';
import { errorAnswers, inTransaction } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { actView } from './act-view.ts';
import { requestRepayment } from './credit-repayments.ts';
import { supportStaffOf } from './support-staff-of.ts';

/** Where support books what farmers pay at a centre. */
export const creditRepaymentsModule: Module = {
  name: 'credit-repayments',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireRole('support'));
    app.post(
      '/support/v1/credit/repayments',
      {
        schema: {
          tags: ['support'],
          security: [{ bearer: [] }],
          summary:
            'Books what a farmer paid of the dues, once a receipt; from ₹5,000.00 on a second person confirms it',
          body: creditRepaymentSchema,
          response: { 200: creditRepaidSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { phone_number: phoneNumber, centre_id: centreId, amount, receipt } = request.body;
        const { duesPaise, waiting } = await inTransaction(dependencies.database, (tx) =>
          requestRepayment(tx, dependencies, {
            phoneNumber,
            centreId,
            amountPaise: toPaise(amount),
            receipt,
            by: supportStaffOf(request),
          }),
        );
        return { dues: toRupees(duesPaise), waiting: waiting === null ? null : actView(waiting) };
      },
    );
  },
};
