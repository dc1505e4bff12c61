import { eq } from 'drizzle-orm';
import type { Executor, Localised } from '@haat/backend-platform';

import { brands, products, variants, type Dose } from './tables.ts';

/** A product as other markets may know it: its names in every language, and its packs. */
export interface PacksOfProduct {
  name: Localised;
  brand: Localised;
  packs: { variantId: string; amount: number; unit: Dose['unit'] }[];
}

/** A product with its packs, or null for an unknown id. */
export async function packsOfProduct(executor: Executor, productId: string): Promise<PacksOfProduct | null> {
  const rows = await executor
    .select({
      variantId: variants.id,
      amount: variants.packAmount,
      unit: variants.packUnit,
      name: products.name,
      brand: brands.name,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(eq(products.id, productId));
  const [first] = rows;
  if (first === undefined) return null;
  const { name, brand } = first;
  return { name, brand, packs: rows.map(({ variantId, amount, unit }) => ({ variantId, amount, unit })) };
}
