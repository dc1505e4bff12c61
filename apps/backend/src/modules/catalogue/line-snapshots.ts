import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../database/connection.ts';
import type { Localised } from '../localised/localised.ts';
import type { Pack } from './pack-name.ts';
import { pictureAddress } from './picture-address.ts';
import { products, variants } from './tables.ts';

/** A pack as an order keeps it: its names in every language as they were when it was bought. */
export interface LineSnapshot {
  name: Localised;
  slug: string;
  imageUrl: string;
  pack: Pack;
}

/** What an order keeps of packs, by variant id. An unknown variant is not in the map. */
export async function lineSnapshots(executor: Executor, variantIds: readonly string[]): Promise<Map<string, LineSnapshot>> {
  if (variantIds.length === 0) return new Map();
  const rows = await executor.select().from(variants).innerJoin(products, eq(products.id, variants.productId)).where(inArray(variants.id, [...variantIds]));
  return new Map(rows.map(({ variants: { id, packAmount: amount, packUnit: unit, container }, products: { name, slug, picture } }) =>
    [id, { name, slug, imageUrl: pictureAddress(picture), pack: { amount, unit, container } }]));
}
