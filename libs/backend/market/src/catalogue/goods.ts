import { asc, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Executor } from '@haat/backend-platform';
import { brands, categories, products, variants } from './tables.ts';

/** A product with its packs, as it is at every shop: without price and stock. */
export interface Goods {
  product: typeof products.$inferSelect;
  brand: typeof brands.$inferSelect;
  category: typeof categories.$inferSelect;
  /** In their order. */
  packs: (typeof variants.$inferSelect)[];
}

/** How long what hardly ever changes is remembered. Prices and stock never are. */
export const GOODS_REMEMBERED_MS = 30_000;
const MOST_REMEMBERED = 5_000;

const memories = new WeakMap<Executor, LRUCache<string, Goods>>();

/**
 * Products by id; an unknown id is not in the map. Only products that were not read in the last half minute are read
 * from the database.
 */
export async function goodsById(executor: Executor, ids: readonly string[]): Promise<Map<string, Goods>> {
  const memory =
    memories.get(executor) ?? new LRUCache<string, Goods>({ max: MOST_REMEMBERED, ttl: GOODS_REMEMBERED_MS });
  memories.set(executor, memory);
  const found = new Map<string, Goods>();
  const unknown: string[] = [];
  for (const id of ids) {
    const known = memory.get(id);
    if (known === undefined) unknown.push(id);
    else found.set(id, known);
  }
  if (unknown.length > 0) {
    for (const goods of await readGoods(executor, unknown)) {
      memory.set(goods.product.id, goods);
      found.set(goods.product.id, goods);
    }
  }
  return found;
}

/** Two queries however many there are. */
async function readGoods(executor: Executor, ids: string[]): Promise<Goods[]> {
  const [rows, packs] = await Promise.all([
    executor
      .select()
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .where(sql`${products.id} = any(${sql.param(ids)}::text[])`),
    executor
      .select()
      .from(variants)
      .where(sql`${variants.productId} = any(${sql.param(ids)}::text[])`)
      .orderBy(asc(variants.sortOrder), asc(variants.id)),
  ]);
  const byProduct = Map.groupBy(packs, ({ productId }) => productId);
  return rows.map((row) => ({
    product: row.products,
    brand: row.brands,
    category: row.categories,
    packs: byProduct.get(row.products.id) ?? [],
  }));
}
