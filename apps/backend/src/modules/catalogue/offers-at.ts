import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/connection.ts';
import { rowsOf } from '../../database/rows.ts';
import { offers } from './tables.ts';

/** What a shop asks for a pack, in paise, and how many it has, as it is this moment. */
export interface Offer { cId: string; vendorId: string; variantId: string; pricePaise: number; discountPaise: number; stock: number }

interface OfferRow { c_id: string; variant_id: string; price_paise: number; discount_paise: number; stock: number }

/** A shop's offers of packs, by variant id; what it does not sell is not in the map. */
export async function offersAt(executor: Executor, vendorId: string, variantIds: readonly string[]): Promise<Map<string, Offer>> {
  if (variantIds.length === 0) return new Map();
  const rows = await rowsOf<OfferRow>(executor, sql`select c_id, variant_id, price_paise, discount_paise, stock from ${offers}
    where ${offers.vendorId} = ${vendorId} and ${offers.variantId} = any(${sql.param([...variantIds])}::text[])`);
  return new Map(rows.map((row) => [row.variant_id, {
    cId: row.c_id, vendorId, variantId: row.variant_id, pricePaise: row.price_paise, discountPaise: row.discount_paise, stock: row.stock,
  }]));
}
