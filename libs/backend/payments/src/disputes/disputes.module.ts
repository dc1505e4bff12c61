import { disputesSchema } from '@haat/api-contract';
import { toRupees } from '@haat/format';
import { desc } from 'drizzle-orm';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { disputeHoldPaise } from './dispute-rules.ts';
import { paymentDisputes } from './tables.ts';

const SHOWN = 100;

/** Disputes of payments, for support, which answers them at the gateway. */
export const disputesModule: Module = {
  name: 'disputes',
  service: 'main',
  register(app, { database, log }) {
    app.addHook('onRequest', requireRole('support'));

    app.get(
      '/support/v1/disputes',
      {
        schema: {
          tags: ['support'],
          security: [{ bearer: [] }],
          summary: 'Payments that a payer’s bank disputes, the latest first',
          response: { 200: disputesSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const rows = await database.select().from(paymentDisputes).orderBy(desc(paymentDisputes.openedAt)).limit(SHOWN);
        log.info({ supporter: signedInUser(request).id }, 'disputes were read');
        return {
          results: rows.map((row) => ({
            id: row.id,
            payment_id: row.gatewayPaymentId,
            order_id: row.orderId,
            amount: toRupees(row.amountPaise),
            held: toRupees(disputeHoldPaise(row)),
            reason: row.reasonCode,
            phase: row.phase,
            status: row.status,
            needs_action: row.needsAction !== null,
            respond_by: row.respondBy?.toISOString() ?? null,
            opened_at: row.openedAt.toISOString(),
          })),
        };
      },
    );
  },
};
