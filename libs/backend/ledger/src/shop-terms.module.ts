import { changeShopTermsSchema, shopTermsSchema } from '@haat/api-contract';
import { toPaise, toRupees } from '@haat/format';
import { z } from 'zod';
import { requireRole } from '@haat/backend-identity';
import { errorAnswers, inTransaction } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { actView } from './act-view.ts';
import { changeShopTerms } from './change-shop-terms.ts';
import { supportStaffOf } from './support-staff-of.ts';

/** Where support sets on which terms a shop sells. */
export const shopTermsModule: Module = {
  name: 'shop-terms',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireRole('support'));

    app.put(
      '/support/v1/ledger/shops/:id/terms',
      {
        schema: {
          tags: ['support'],
          security: [{ bearer: [] }],
          summary: 'Changes the fee or the limit of a shop; a second person confirms a higher limit',
          params: z.object({ id: z.string().min(1).max(100) }),
          body: changeShopTermsSchema,
          response: { 200: shopTermsSchema, ...errorAnswers },
        },
      },
      async (request) =>
        inTransaction(dependencies.database, async (tx) => {
          const { fee_percent: fee, daily_refund_limit: limit, reason } = request.body;
          const { terms, waiting } = await changeShopTerms(tx, dependencies, {
            vendorId: request.params.id,
            feeBasisPoints: fee === undefined ? undefined : Math.round(fee * 100),
            dailyRefundLimitPaise: limit === undefined ? undefined : toPaise(limit),
            reason,
            by: supportStaffOf(request),
          });
          return {
            vendor_id: terms.vendorId,
            fee_percent: terms.feeBasisPoints / 100,
            daily_refund_limit: toRupees(terms.dailyRefundLimitPaise),
            waiting: waiting === null ? null : actView(waiting),
          };
        }),
    );
  },
};
