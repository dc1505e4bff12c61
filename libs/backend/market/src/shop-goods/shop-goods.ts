import type { ProductKind, ShopGoodsFilter } from '@haat/api-contract/vocabulary';
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { offers, products, variants } from '../catalogue/tables.ts';
import { matchSql } from '../search/match-sql.ts';
import { attemptsOf, readSearch } from '../search/read-search.ts';

/** A pack that a shop lists, on sale or not, as its own people see it. */
export interface ShopPack {
  readonly offer: typeof offers.$inferSelect;
  readonly pack: typeof variants.$inferSelect;
  readonly product: Pick<typeof products.$inferSelect, 'name' | 'picture' | 'kind' | 'slug'>;
}

/** Which of a shop's packs are listed. */
export interface ShopGoodsQuery {
  readonly vendorId: string;
  /** Names as farmers search for them; empty for all. */
  readonly text: string;
  readonly filter: ShopGoodsFilter;
  readonly limit: number;
  readonly offset: number;
}

const FILTERS: Readonly<Record<ShopGoodsFilter, SQL>> = {
  all: sql`true`,
  'out-of-stock': sql`${offers.stock} = 0`,
  hidden: sql`${offers.withdrawnAt} is not null`,
};

const selected = {
  offer: offers,
  pack: variants,
  product: { name: products.name, picture: products.picture, kind: products.kind, slug: products.slug },
};

/** A page of a shop's packs in the order of the catalogue, and how many there are. */
export async function listShopGoods(
  executor: Executor,
  { vendorId, text, filter, limit, offset }: ShopGoodsQuery,
): Promise<{ count: number; packs: ShopPack[] }> {
  const own = sql`${offers.vendorId} = ${vendorId} and ${FILTERS[filter]}`;
  const search = readSearch(text);
  const conditions =
    search.terms.length === 0
      ? [own]
      : attemptsOf(search).map(
          (attempt) =>
            sql`${own} and ${matchSql(attempt, { names: products.searchNames, all: products.search }).condition}`,
        );
  for (const condition of conditions) {
    const count = await countOf(executor, condition);
    if (count === 0) continue;
    const packs = await executor
      .select(selected)
      .from(offers)
      .innerJoin(variants, eq(variants.id, offers.variantId))
      .innerJoin(products, eq(products.id, variants.productId))
      .where(condition)
      .orderBy(products.sortOrder, products.id, variants.sortOrder, variants.id)
      .limit(limit)
      .offset(offset);
    return { count, packs };
  }
  return { count: 0, packs: [] };
}

async function countOf(executor: Executor, condition: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    executor,
    sql`select count(*)::int as count from ${offers} join ${variants} on ${variants.id} = ${offers.variantId}
    join ${products} on ${products.id} = ${variants.productId} where ${condition}`,
  );
  return row?.count ?? 0;
}

/** One of a shop's packs by its catalogue id; null for another shop's, and for none. */
export async function shopPack(executor: Executor, vendorId: string, cId: string): Promise<ShopPack | null> {
  return (await shopPacks(executor, vendorId, [cId])).get(cId) ?? null;
}

/** A shop's packs by catalogue id; another shop's are not in the map. */
export async function shopPacks(
  executor: Executor,
  vendorId: string,
  cIds: readonly string[],
): Promise<Map<string, ShopPack>> {
  if (cIds.length === 0) return new Map();
  const rows = await executor
    .select(selected)
    .from(offers)
    .innerJoin(variants, eq(variants.id, offers.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(sql`${offers.vendorId} = ${vendorId} and ${offers.cId} = any(${sql.param([...cIds])}::text[])`);
  return new Map(rows.map((row) => [row.offer.cId, row]));
}

/** How many packs of each kind of goods a shop lists. */
export async function packsByKind(executor: Executor, vendorId: string): Promise<Map<ProductKind, number>> {
  const rows = await rowsOf<{ kind: ProductKind; count: number }>(
    executor,
    sql`select ${products.kind} as kind, count(*)::int as count from ${offers}
    join ${variants} on ${variants.id} = ${offers.variantId} join ${products} on ${products.id} = ${variants.productId}
    where ${offers.vendorId} = ${vendorId} group by ${products.kind}`,
  );
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}
