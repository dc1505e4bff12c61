import { indiaDay } from '@haat/format';
import { eq, sql } from 'drizzle-orm';
import { installation } from '@haat/backend-platform/tables';
import { inTransaction, lockName } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { insertSampleCampaigns } from './sample-campaigns.ts';
import { insertSampleCoupons } from './sample-coupons.ts';
import { insertSampleCredit } from './sample-credit.ts';
import { insertSamplePosts } from './sample-posts.ts';
import { insertSampleServices } from './sample-services.ts';
import { insertSampleStaff } from './sample-staff.ts';
import { insertSampleUsers, SAMPLE_CREDIT_FARMER_ID, SAMPLE_PEOPLE_KEY } from './sample-users.ts';

import { insertSampleMarket } from './insert/insert-market.ts';
import { refreshSamplePrices } from './mandi/sample-prices.ts';
import { insertPrebooking } from './insert/insert-prebooking.ts';

/** Which sample data goes into an empty database: the whole market, or a small one for tests. */
export type SampleSize = 'sample' | 'small';

/**
 * Fills an empty database with the sample market, and with its people where they are asked for, in one transaction.
 * One that was filled before is left as it is, but for coupons of the sample that it does not have: a database that was
 * filled before there were any would otherwise never get them; for posts and farm services, likewise; and for market
 * prices, which are moved to yesterday.
 * @returns whether the market was filled now
 */
export async function fillSampleMarket(dependencies: Dependencies, size: SampleSize): Promise<boolean> {
  const { configuration, database, now } = dependencies;
  return inTransaction(database, async (tx) => {
    // Between two statements, rows are made: on a slow machine for longer than a transaction of a request may be idle.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`);
    // Two processes that start together on one PostgreSQL: the second waits, then finds it filled.
    await lockName(tx, 'sample-market');
    const isFilled = await isNoted(tx, 'sample_market');
    if (isFilled) {
      await insertSampleCoupons(tx, now());
    } else {
      await insertMarket(tx, dependencies, size);
      await note(tx, 'sample_market', { size, at: now().toISOString() });
    }
    await insertSampleServices(tx);
    // The small market is for tests, of which few look at prices or posts.
    if (size === 'sample') {
      await refreshSamplePrices(tx, size, now());
      await insertSamplePosts(tx, now());
    }
    if (configuration.samplePeople && !(await isNoted(tx, SAMPLE_PEOPLE_KEY))) {
      await insertPeople(tx, dependencies);
      await note(tx, SAMPLE_PEOPLE_KEY, { at: now().toISOString() });
    }
    return !isFilled;
  });
}

async function insertMarket(tx: Transaction, { now }: Dependencies, size: SampleSize): Promise<void> {
  await insertSampleMarket(tx, size);
  await insertPrebooking(tx, size, indiaDay(now()));
  await insertSampleCoupons(tx, now());
  if (size === 'sample') await insertSampleCampaigns(tx, now());
}

async function insertPeople(tx: Transaction, dependencies: Dependencies): Promise<void> {
  await insertSampleUsers(tx, dependencies.now());
  await insertSampleStaff(tx);
  await insertSampleCredit(tx, dependencies, SAMPLE_CREDIT_FARMER_ID);
}

async function isNoted(tx: Transaction, key: string): Promise<boolean> {
  const [noted] = await tx.select({ key: installation.key }).from(installation).where(eq(installation.key, key));
  return noted !== undefined;
}

async function note(tx: Transaction, key: string, value: Record<string, string>): Promise<void> {
  await tx.insert(installation).values({ key, value });
}
