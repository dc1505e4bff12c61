import { and, asc, eq, inArray } from 'drizzle-orm';
import { vendorStaff } from '@haat/backend-aftercare/tables';
import { users } from '@haat/backend-identity/tables';
import { vendors } from '@haat/backend-market/tables';
import type { Transaction } from '@haat/backend-platform';

/** The sample market's shopkeepers, two of one shop, sign in with these numbers. */
const SHOPKEEPERS = ['9000000003', '9000000009'];

/** Gives the sample market's shopkeepers their shop: the first that both delivers and hands over. */
export async function insertSampleStaff(tx: Transaction): Promise<void> {
  const shopkeepers = await tx.select({ id: users.id }).from(users).where(inArray(users.phoneNumber, SHOPKEEPERS));
  const [shop] = await tx
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(eq(vendors.marketplace, 'dehaat'), eq(vendors.fulfilment, 'both')))
    .orderBy(asc(vendors.id))
    .limit(1);
  if (shopkeepers.length === 0 || shop === undefined) return;
  await tx
    .insert(vendorStaff)
    .values(shopkeepers.map(({ id }) => ({ userId: id, vendorId: shop.id })))
    .onConflictDoNothing();
}
