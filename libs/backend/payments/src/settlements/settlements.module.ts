import { settlementDifferencesSchema } from '@haat/api-contract';
import { toRupees } from '@haat/format';
import { desc } from 'drizzle-orm';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { SettlementDifference } from '@haat/api-contract';
import type { Module } from '@haat/backend-platform';

import { settlementDifferences } from './tables.ts';

const PATH = '/support/v1/settlements/differences';
const SHOWN = 100;

/** Where the gateway's settlement reports and the ledger disagree, for support. */
export const settlementsModule: Module = {
  name: 'settlements',
  service: 'main',
  register(app, { database, log }) {
    app.addHook('onRequest', requireRole('support'));

    app.get(
      PATH,
      {
        schema: {
          tags: ['support'],
          security: [{ bearer: [] }],
          summary: 'What settlements have that the ledger has not, and the reverse, the latest first',
          response: { 200: settlementDifferencesSchema, ...errorAnswers },
        },
      },
      async (request) => {
        log.info({ supporter: signedInUser(request).id }, 'differences of settlements were read');
        const rows = await database
          .select()
          .from(settlementDifferences)
          .orderBy(desc(settlementDifferences.raisedAt), desc(settlementDifferences.id))
          .limit(SHOWN);
        return { results: rows.map(toDifference) };
      },
    );
  },
};

function toDifference(row: typeof settlementDifferences.$inferSelect): SettlementDifference {
  return {
    id: row.id,
    day: row.day,
    kind: row.kind,
    entity_id: row.entityId,
    booked: row.bookedPaise === null ? null : toRupees(row.bookedPaise),
    told: row.toldPaise === null ? null : toRupees(row.toldPaise),
    raised_at: row.raisedAt.toISOString(),
  };
}
