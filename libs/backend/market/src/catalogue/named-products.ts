import { eq } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';

import { brands, products } from './tables.ts';

/** A product as other markets may know it, in every language. */
export interface NamedProduct {
  readonly id: string;
  readonly names: readonly string[];
  readonly brands: readonly string[];
}

/** Every product with its names, in no order. */
export async function namedProducts(executor: Executor): Promise<NamedProduct[]> {
  const rows = await executor
    .select({ id: products.id, name: products.name, brand: brands.name })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId));
  return rows.map(({ id, name, brand }) => ({ id, names: Object.values(name), brands: Object.values(brand) }));
}
