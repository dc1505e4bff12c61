import type { LicenceKind } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';
import { sql } from 'drizzle-orm';
import { inTransaction, rowsOf } from '@haat/backend-platform';
import type { Database } from '@haat/backend-platform';
import { offers, products, variants } from '../catalogue/tables.ts';
import { vendors } from '../vendors/tables.ts';

/** The last day of a shop's licences of a kind, `YYYY-MM-DD`. */
const lastDays = sql`select ${vendors.id} as vendor_id, licence->>'kind' as kind, max(licence->>'valid_until') as until
  from ${vendors}, jsonb_array_elements(${vendors.licences}) as licence group by ${vendors.id}, licence->>'kind'`;

/**
 * Takes goods whose licence has run out off sale, and puts those back whose licence was renewed. See
 * docs/domain/shop.md#licences.
 */
export async function expireOffers(database: Database, now: Date): Promise<void> {
  const expired = sql`select vendor_id, kind from (${lastDays}) last where until < ${indiaDay(now)}`;
  await inTransaction(database, async (tx) => {
    await tx.execute(sql`update ${offers} set is_expired = true
      from ${variants}, ${products}, (${expired}) expired
      where ${variants.id} = ${offers.variantId} and ${products.id} = ${variants.productId}
      and ${offers.vendorId} = expired.vendor_id and ${products.kind} = expired.kind and not ${offers.isExpired}`);
    await tx.execute(sql`update ${offers} set is_expired = false
      from ${variants}, ${products}
      where ${offers.isExpired} and ${variants.id} = ${offers.variantId} and ${products.id} = ${variants.productId}
      and not exists (select 1 from (${expired}) expired where expired.vendor_id = ${offers.vendorId}
        and expired.kind = ${products.kind})`);
  });
}

/** A licence that runs out soon, or has. */
export interface EndingLicence {
  readonly vendorId: string;
  readonly kind: LicenceKind;
  /** Its last day, `YYYY-MM-DD`. */
  readonly until: string;
}

/** The newest licences of our shops that end before a day. @param day `YYYY-MM-DD` */
export async function licencesEndingBefore(database: Database, day: string): Promise<EndingLicence[]> {
  return rowsOf(
    database,
    sql`select vendor_id as "vendorId", kind, until from (${lastDays}) last where until < ${day}
    order by until, vendor_id limit 1000`,
  );
}
