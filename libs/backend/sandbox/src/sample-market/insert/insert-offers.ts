import { sql } from 'drizzle-orm';
import { offers as offersTable } from '@haat/backend-market/tables';
import type { Transaction } from '@haat/backend-platform';

import type { SeedOffer } from '../seed-shops.ts';

/** Offers of one statement. */
const OFFERS_AT_ONCE = 1_000;

/**
 * Adds offers; shops and packs must be there. They go as one JSON text a statement, which both databases read
 * fastest.
 */
export async function insertOffers(tx: Transaction, offers: readonly SeedOffer[]): Promise<void> {
  for (let start = 0; start < offers.length; start += OFFERS_AT_ONCE) {
    const rows = offers
      .slice(start, start + OFFERS_AT_ONCE)
      .map(({ id, vendorId, variantId, pricePaise, discountPaise, stock }) => [
        id,
        vendorId,
        variantId,
        pricePaise,
        discountPaise,
        stock,
      ]);
    await tx.execute(sql`insert into ${offersTable} (c_id, vendor_id, variant_id, price_paise, discount_paise, stock)
      select cell->>0, cell->>1, cell->>2, (cell->>3)::int, (cell->>4)::int, (cell->>5)::int
      from json_array_elements(${JSON.stringify(rows)}::json) as cell`);
  }
}
