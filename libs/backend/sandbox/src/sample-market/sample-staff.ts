import { and, asc, eq } from 'drizzle-orm';
import { vendorStaff } from '@haat/backend-aftercare/tables';
import { users } from '@haat/backend-identity/tables';
import { vendors } from '@haat/backend-market/tables';
import type { Transaction } from '@haat/backend-platform';

/** The sample market's shopkeeper signs in with this number. */
const SHOPKEEPER = '9000000003';

/** Gives the sample market's shopkeeper a shop: the first that both delivers and hands over. */
export async function insertSampleStaff(tx: Transaction): Promise<void> {
  const [shopkeeper] = await tx.select({ id: users.id }).from(users).where(eq(users.phoneNumber, SHOPKEEPER));
  const [shop] = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(eq(vendors.marketplace, 'dehaat'), eq(vendors.fulfilment, 'both')))
    .orderBy(asc(vendors.id))
    .limit(1);
  if (shopkeeper === undefined || shop === undefined) return;
  await tx.insert(vendorStaff).values({ userId: shopkeeper.id, vendorId: shop.id }).onConflictDoNothing();
}
