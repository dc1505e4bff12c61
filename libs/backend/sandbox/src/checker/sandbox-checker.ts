import type { MandiReceiptReason } from '@haat/api-contract/vocabulary';
import { decideSlip, sameNumbersSql } from '@haat/backend-mandi';
import { mandiPrices, mandiReceipts } from '@haat/backend-mandi/tables';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Job } from '@haat/backend-platform';
import { and, asc, eq, lte, sql } from 'drizzle-orm';

/** How long the checker takes for a slip. */
const LOOK_MS = 20_000;
const LOOK_EVERY_MS = 5_000;
const BATCH = 50;

/**
 * The simulated checker of the sample's markets: it looks at no photo, and verifies what fits the sample's prices and
 * was not sent by another person too. Its decisions are kept as a simulated checker's, and say so. Slips of goods that
 * have real prices are left to a person.
 */
export const CHECKER_JOBS: readonly Job[] = [
  {
    name: 'sandbox.checker',
    every: LOOK_EVERY_MS,
    isNeeded: ({ configuration }) => configuration.sandboxShopkeeper,
    run: runChecker,
  },
];

async function runChecker(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const ofPair = sql`${mandiPrices.marketId} = ${mandiReceipts.marketId}
    and ${mandiPrices.commodityId} = ${mandiReceipts.commodityId}`;
  const waiting = await database
    .select({ id: mandiReceipts.id, isPlausible: mandiReceipts.isPlausible, sameNumbers: sameNumbersSql })
    .from(mandiReceipts)
    .where(
      and(
        eq(mandiReceipts.status, 'RECEIVED'),
        lte(mandiReceipts.createdAt, new Date(now().getTime() - LOOK_MS)),
        sql`exists (select 1 from ${mandiPrices} where ${ofPair} and ${mandiPrices.source} = 'sample')`,
        sql`not exists (select 1 from ${mandiPrices} where ${ofPair} and ${mandiPrices.source} <> 'sample')`,
      ),
    )
    .orderBy(asc(mandiReceipts.createdAt))
    .limit(BATCH);
  for (const slip of waiting) await decide(dependencies, slip.id, reasonAgainst(slip));
}

function reasonAgainst(slip: { readonly isPlausible: boolean; readonly sameNumbers: number }) {
  if (slip.sameNumbers > 0) return 'seen-before';
  return slip.isPlausible ? null : 'other-numbers';
}

/** A slip that a person has decided on meanwhile is left as it is. */
async function decide(dependencies: Dependencies, receiptId: string, reason: MandiReceiptReason | null): Promise<void> {
  try {
    await inTransaction(dependencies.database, (tx) =>
      decideSlip(tx, dependencies, { receiptId, checkerId: null, reason }),
    );
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}
