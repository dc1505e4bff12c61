import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@haat/backend-platform';
import { offers } from '../catalogue/tables.ts';

/** An offer as it stands in the database. */
export type OfferRow = typeof offers.$inferSelect;

/** What the shop's people change of an offer. */
export type OfferChange = Pick<OfferRow, 'pricePaise' | 'discountPaise' | 'stock' | 'withdrawnAt'>;

/** Locks offers of a shop, in the order in which orders lock them too; those of other shops are not in the map. */
export async function lockShopOffers(
  tx: Transaction,
  vendorId: string,
  cIds: readonly string[],
): Promise<Map<string, OfferRow>> {
  const rows = await tx
    .select()
    .from(offers)
    .where(sql`${offers.vendorId} = ${vendorId} and ${offers.cId} = any(${sql.param([...cIds])}::text[])`)
    .orderBy(asc(offers.variantId))
    .for('update');
  return new Map(rows.map((row) => [row.cId, row]));
}

/** Writes a change of an offer that the caller has locked. @returns the offer as it is now */
export async function changeOffer(tx: Transaction, offer: OfferRow, change: OfferChange): Promise<OfferRow> {
  const [changed] = await tx
    .update(offers)
    .set({ ...change, version: offer.version + 1 })
    .where(eq(offers.cId, offer.cId))
    .returning();
  if (changed === undefined) throw new Error('a locked offer vanished');
  return changed;
}
