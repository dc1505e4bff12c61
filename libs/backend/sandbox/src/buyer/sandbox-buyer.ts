import { decideOffer } from '@haat/backend-mandi';
import { mandiDemands, mandiOffers } from '@haat/backend-mandi/tables';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Job } from '@haat/backend-platform';
import { and, asc, eq, lte } from 'drizzle-orm';

/** How long the buyer takes for an answer. */
const ANSWER_MS = 20_000;
const LOOK_EVERY_MS = 5_000;
const BATCH = 50;

/**
 * The simulated buyer of the sample's demands: accepts what fits and rejects the rest, by the rules of any buyer. It
 * answers no offers to real buyers.
 */
export const BUYER_JOBS: readonly Job[] = [
  {
    name: 'sandbox.buyer',
    every: LOOK_EVERY_MS,
    isNeeded: ({ configuration }) => configuration.sandboxShopkeeper,
    run: runBuyer,
  },
];

async function runBuyer(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const waiting = await database
    .select({ id: mandiOffers.id })
    .from(mandiOffers)
    .innerJoin(mandiDemands, eq(mandiDemands.id, mandiOffers.demandId))
    .where(
      and(
        eq(mandiDemands.isSample, true),
        eq(mandiOffers.status, 'OFFERED'),
        lte(mandiOffers.createdAt, new Date(now().getTime() - ANSWER_MS)),
      ),
    )
    .orderBy(asc(mandiOffers.createdAt))
    .limit(BATCH);
  for (const { id } of waiting)
    if (!(await answer(dependencies, id, 'ACCEPTED'))) await answer(dependencies, id, 'REJECTED');
}

/** Whether the rules let it; what the farmer has withdrawn meanwhile is left as it is. */
async function answer(dependencies: Dependencies, offerId: string, to: 'ACCEPTED' | 'REJECTED'): Promise<boolean> {
  try {
    await inTransaction(dependencies.database, (tx) => decideOffer(tx, dependencies, { offerId, buyerId: null, to }));
    return true;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return false;
  }
}
