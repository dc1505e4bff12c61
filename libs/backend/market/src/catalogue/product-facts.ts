import { asc, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { rowsOf } from '@haat/backend-platform';
import type { Executor, Localised } from '@haat/backend-platform';

import { GOODS_REMEMBERED_MS } from './goods.ts';
import type { Dose } from './tables.ts';
import { crops, productCrops, products } from './tables.ts';

type ProductRow = typeof products.$inferSelect;

/** What a product's own page says of it beyond what a list shows; the same at every shop. */
export interface ProductFacts {
  product: ProductRow;
  /** Uses, in the order of crops. */
  uses: { cropId: string; cropName: Localised; doses: Dose[]; waitingDays: number | null }[];
  /** Other products of its category, the most alike first. */
  similar: string[];
}

/** A product is named by id or by slug. */
export type ProductName = { id: string } | { slug: string };

/** Other products that are weighed: of a large category the most alike. */
const MOST_SIMILAR = 60;
const MOST_REMEMBERED = 2_000;

const memories = new WeakMap<Executor, LRUCache<string, ProductFacts>>();

/** Facts of a product, or null when there is none; remembered for half a minute. */
export async function productFacts(executor: Executor, name: ProductName): Promise<ProductFacts | null> {
  const memory =
    memories.get(executor) ?? new LRUCache<string, ProductFacts>({ max: MOST_REMEMBERED, ttl: GOODS_REMEMBERED_MS });
  memories.set(executor, memory);
  const key = 'id' in name ? `id ${name.id}` : `slug ${name.slug}`;
  const known = memory.get(key);
  if (known !== undefined) return known;
  const [product] = await executor
    .select()
    .from(products)
    .where('id' in name ? eq(products.id, name.id) : eq(products.slug, name.slug));
  if (product === undefined) return null;
  const [uses, similar] = await Promise.all([usesOf(executor, product.id), similarIds(executor, product)]);
  const facts = { product, uses, similar };
  memory.set(key, facts);
  return facts;
}

function usesOf(executor: Executor, productId: string): Promise<ProductFacts['uses']> {
  return executor
    .select({
      cropId: crops.id,
      cropName: crops.name,
      doses: productCrops.doses,
      waitingDays: productCrops.waitingDays,
    })
    .from(productCrops)
    .innerJoin(crops, eq(crops.id, productCrops.cropId))
    .where(eq(productCrops.productId, productId))
    .orderBy(asc(crops.sortOrder), asc(crops.id));
}

/** First those of the same composition, then those for the same crops. */
async function similarIds(executor: Executor, product: ProductRow): Promise<string[]> {
  const sharedCrops = sql`(select count(*) from ${productCrops} theirs where theirs.product_id = ${products.id}
    and theirs.crop_id in (select crop_id from ${productCrops} own where own.product_id = ${product.id}))`;
  const rows = await rowsOf<{ id: string }>(
    executor,
    sql`select ${products.id} from ${products}
    where ${products.categoryId} = ${product.categoryId} and ${products.id} <> ${product.id}
    order by (${products.composition} is not distinct
    from ${product.composition}::text) desc, ${sharedCrops} desc, ${products.sortOrder}, ${products.id}
    limit ${MOST_SIMILAR}`,
  );
  return rows.map(({ id }) => id);
}
