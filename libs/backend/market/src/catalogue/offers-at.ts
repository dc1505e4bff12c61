import { sql } from 'drizzle-orm';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { isOnSale } from '../shop-goods/on-sale.ts';
import { offers } from './tables.ts';

/** A shop's current price of a pack, in paise, and its stock. */
export interface Offer {
  cId: string;
  vendorId: string;
  variantId: string;
  pricePaise: number;
  discountPaise: number;
  stock: number;
}

interface OfferRow {
  c_id: string;
  vendor_id: string;
  variant_id: string;
  price_paise: number;
  discount_paise: number;
  stock: number;
}

/** A shop's offers of packs, by variant id; what it does not sell is not in the map. */
export async function offersAt(
  executor: Executor,
  vendorId: string,
  variantIds: readonly string[],
): Promise<Map<string, Offer>> {
  return new Map((await offersAmong(executor, [vendorId], variantIds)).map((offer) => [offer.variantId, offer]));
}

/** Offers of the packs at any of the shops, in one query. */
export async function offersAmong(
  executor: Executor,
  vendorIds: readonly string[],
  variantIds: readonly string[],
): Promise<Offer[]> {
  if (vendorIds.length === 0 || variantIds.length === 0) return [];
  const rows = await rowsOf<OfferRow>(
    executor,
    sql`select c_id, vendor_id, variant_id, price_paise, discount_paise, stock from ${offers}
    where ${offers.vendorId} = any(${sql.param([...vendorIds])}::text[])
    and ${offers.variantId} = any(${sql.param([...variantIds])}::text[]) and ${isOnSale}`,
  );
  return rows.map((row) => ({
    cId: row.c_id,
    vendorId: row.vendor_id,
    variantId: row.variant_id,
    pricePaise: row.price_paise,
    discountPaise: row.discount_paise,
    stock: row.stock,
  }));
}
