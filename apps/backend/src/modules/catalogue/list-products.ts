import { PAGE_SIZE } from '@haat/api-contract';
import type { productsQuerySchema } from '@haat/api-contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '../../database/connection.ts';
import { rowsOf } from '../../database/rows.ts';
import { foldText } from '../search/fold-text.ts';
import { searchWords } from '../search/search-words.ts';
import { brands, categories, crops, offers, productCrops, products, variants } from './tables.ts';

/** What a product list is asked for. */
export type ProductsQuery = z.output<typeof productsQuerySchema>;

/** A word of so few letters is like too many others: it must begin a word, spelt as typed. */
const SHORT_WORD = 3;
/** How alike a longer word must be to be taken for a misspelling, of 1. */
const WORD_LIKENESS = 0.5;

function isFound(word: string): SQL {
  const begins = sql`${products.search} like ${`% ${word}%`}`;
  return word.length <= SHORT_WORD ? begins : sql`(${begins} or word_similarity(${word}::text, ${products.search}) >= ${WORD_LIKENESS})`;
}

function wordScore(word: string): SQL {
  return sql`case when ${products.search} like ${`% ${word} %`} then 3 when ${products.search} like ${`% ${word}%`} then 2
    else word_similarity(${word}::text, ${products.search}) end`;
}

/** Condition and score of a search; a search of marks only finds all. */
function searching(text: string): { conditions: SQL[]; score: SQL | null } {
  const { required, helpful } = searchWords(text);
  if (required.length === 0) return { conditions: [], score: null };
  const scores = [...required, ...helpful].map(wordScore);
  // Names stand first in the search column: what begins with the words typed is most likely meant.
  scores.push(sql`case when starts_with(${products.search}, ${` ${foldText(text)}`}) then 2 else 0 end`);
  return { conditions: required.map(isFound), score: sql.join(scores, sql` + `) };
}

function orderOf(sort: ProductsQuery['sort'], score: SQL | null): SQL {
  const steady = sql`offered.in_stock desc, ${products.sortOrder}, ${products.id}`;
  if (sort === 'price_low') return sql`offered.pays, ${steady}`;
  if (sort === 'price_high') return sql`offered.pays desc, ${steady}`;
  if (sort === 'discount') return sql`offered.share_off desc nulls last, ${steady}`;
  return score === null ? steady : sql`${score} desc, ${steady}`;
}

/**
 * Ids of one page of a shop's products, in order, and how many there are in all. The price that filters and
 * sorts is the one that a list shows: the shop's first pack's, after its discount.
 */
export async function listProducts(executor: Executor, query: ProductsQuery): Promise<{ count: number; ids: string[] }> {
  const { conditions, score } = searching(query.search ?? '');
  const is = (table: typeof categories | typeof brands, value: string) => sql`(${table.slug} = ${value} or ${table.id} = ${value})`;
  if (query.category) conditions.push(is(categories, query.category));
  if (query.brand) conditions.push(is(brands, query.brand));
  if (query.crop) {
    conditions.push(sql`exists (select 1 from ${productCrops} join ${crops} on ${crops.id} = ${productCrops.cropId}
      where ${productCrops.productId} = ${products.id} and (${crops.slug} = ${query.crop} or ${crops.id} = ${query.crop}))`);
  }
  if (query.price_max !== undefined) conditions.push(sql`offered.pays <= ${Math.round(query.price_max * 100)}`);
  if (query.in_stock) conditions.push(sql`offered.in_stock`);
  if (query.insured) conditions.push(sql`offered.insured`);

  const firstPack = sql`order by ${variants.sortOrder}, ${variants.id}`;
  const [answer] = await rowsOf<{ count: number; ids: string[] }>(executor, sql`
    with offered as (
      select ${variants.productId} as product_id,
        (array_agg(${offers.pricePaise} - ${offers.discountPaise} ${firstPack}))[1] as pays,
        (array_agg(${offers.discountPaise}::float8 / nullif(${offers.pricePaise}, 0) ${firstPack}))[1] as share_off,
        bool_or(${offers.stock} > 0) as in_stock, bool_or(${variants.hasInsurance}) as insured
      from ${offers} join ${variants} on ${variants.id} = ${offers.variantId}
      where ${offers.vendorId} = ${query.vendor_id} group by ${variants.productId}
    ), matched as (
      select ${products.id} as id, row_number() over (order by ${orderOf(query.sort, score)}) as place
      from offered join ${products} on ${products.id} = offered.product_id
      join ${categories} on ${categories.id} = ${products.categoryId} join ${brands} on ${brands.id} = ${products.brandId}
      where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}
    )
    select (select count(*)::int from matched) as count,
      array(select id from matched order by place limit ${PAGE_SIZE} offset ${(query.page - 1) * PAGE_SIZE}) as ids`);
  return answer ?? { count: 0, ids: [] };
}
