import { indiaDay } from '@haat/format';
import { eq } from 'drizzle-orm';
import { installation } from '@haat/backend-platform/tables';
import { inTransaction, lockName } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { insertSampleCampaigns } from './sample-campaigns.ts';
import { insertSampleCoupons } from './sample-coupons.ts';
import { insertSampleCredit } from './sample-credit.ts';
import { insertSampleStaff } from './sample-staff.ts';
import { insertSampleUsers, SAMPLE_CREDIT_FARMER_ID } from './sample-users.ts';

import { insertSampleMarket } from './insert/insert-market.ts';
import { insertPrebooking } from './insert/insert-prebooking.ts';

/** Which sample data goes into an empty database: the whole market, or a small one for tests. */
export type SampleSize = 'sample' | 'small';

/**
 * Fills an empty database with the sample market, in one transaction. One that was filled before is left as it is,
 * but for coupons of the sample that it does not have: a database that was filled before there were any would
 * otherwise never get them.
 * @returns whether it was filled now
 */
export async function fillSampleMarket(dependencies: Dependencies, size: SampleSize): Promise<boolean> {
  return inTransaction(dependencies.database, async (tx) => {
    // Two processes that start together on one PostgreSQL: the second waits, then finds it filled.
    await lockName(tx, 'sample-market');
    const [filled] = await tx
      .select({ key: installation.key })
      .from(installation)
      .where(eq(installation.key, 'sample_market'));
    if (filled !== undefined) {
      await insertSampleCoupons(tx, dependencies.now());
      return false;
    }
    await insertParts(tx, dependencies, size);
    await tx
      .insert(installation)
      .values({ key: 'sample_market', value: { size, at: dependencies.now().toISOString() } });
    return true;
  });
}

async function insertParts(tx: Transaction, dependencies: Dependencies, size: SampleSize): Promise<void> {
  const { now } = dependencies;
  await insertSampleUsers(tx, now());
  await insertSampleMarket(tx, size);
  await insertSampleStaff(tx);
  await insertPrebooking(tx, size, indiaDay(now()));
  await insertSampleCredit(tx, dependencies, SAMPLE_CREDIT_FARMER_ID);
  await insertSampleCoupons(tx, now());
  if (size === 'sample') await insertSampleCampaigns(tx, now());
}
