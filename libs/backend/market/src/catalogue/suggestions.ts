import type { Suggestion } from '@haat/api-contract';
import type { Language, SuggestionKind } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { inLanguage, rowsOf } from '@haat/backend-platform';
import type { Executor, Localised } from '@haat/backend-platform';

import { matchSql } from '../search/match-sql.ts';
import { attemptsOf, readSearch } from '../search/read-search.ts';
import type { Search } from '../search/read-search.ts';
import { isOnSale } from '../shop-goods/on-sale.ts';
import { pictureAddress } from './picture-address.ts';
import { brands, categories, crops, offers, productCrops, products, variants } from './tables.ts';

/** What is being typed, and for whom. */
export interface SuggestionsQuery {
  text: string;
  language: Language;
  kinds: readonly SuggestionKind[];
  /** With a shop: only what it sells, and categories, brands and crops for which it sells something. */
  vendorId?: string | undefined;
  /** Most suggestions. */
  limit: number;
}

interface SuggestionRow {
  kind: SuggestionKind;
  id: string;
  slug: string;
  name: Localised;
  picture: string;
  brand: Localised | null;
}

/** A name that is exactly what was typed goes before goods that have it in theirs: 'धान' is the crop first. */
const AHEAD: Readonly<Record<SuggestionKind, number>> = { category: 1.5, brand: 1.5, crop: 1.5, product: 0 };

/** Products, categories, brands and crops for what was typed so far, those that fit best first. */
export async function suggestionsFor(executor: Executor, query: SuggestionsQuery): Promise<Suggestion[]> {
  const search = readSearch(query.text);
  if (search.terms.length === 0) return [];
  for (const attempt of attemptsOf(search)) {
    const rows = await rowsOf<SuggestionRow>(executor, suggestionsSql(attempt, query));
    if (rows.length > 0) return rows.map((row) => toSuggestion(row, query.language));
  }
  return [];
}

function toSuggestion({ kind, id, slug, name, picture, brand }: SuggestionRow, language: Language): Suggestion {
  return {
    kind,
    id,
    slug,
    name: inLanguage(name, language),
    image_url: pictureAddress(picture),
    detail: brand === null ? null : inLanguage(brand, language),
  };
}

function suggestionsSql(search: Search, { kinds, vendorId, limit }: SuggestionsQuery): SQL {
  const sold =
    vendorId === undefined
      ? null
      : sql`(select ${variants.productId} from ${offers} join ${variants} on ${variants.id} = ${offers.variantId}
        where ${offers.vendorId} = ${vendorId} and ${isOnSale})`;
  const sources: Record<SuggestionKind, () => SQL> = {
    product: () => {
      const { condition, score } = matchSql(search, { names: products.searchNames, all: products.search });
      return sql`select 'product' as kind, ${products.id}, ${products.slug}, ${products.name}, ${products.picture},
        ${brands.name} as brand, ${products.sortOrder} as place, ${score} as score
        from ${products} join ${brands} on ${brands.id} = ${products.brandId}
        where ${condition} ${sold === null ? sql`` : sql`and ${products.id} in ${sold}`}`;
    },
    category: () =>
      named(
        'category',
        categories,
        sold &&
          sql`exists (select 1 from ${products} where ${products.categoryId} = ${categories.id}
            and ${products.id} in ${sold})`,
      ),
    brand: () =>
      named(
        'brand',
        brands,
        sold &&
          sql`exists (select 1 from ${products} where ${products.brandId} = ${brands.id}
            and ${products.id} in ${sold})`,
      ),
    crop: () =>
      named(
        'crop',
        crops,
        sold &&
          sql`exists (select 1 from ${productCrops} where ${productCrops.cropId} = ${crops.id}
            and ${productCrops.productId} in ${sold})`,
      ),
  };
  function named(
    kind: Exclude<SuggestionKind, 'product'>,
    table: typeof categories | typeof brands | typeof crops,
    isSold: SQL | null,
  ): SQL {
    const { condition, score } = matchSql(search, { names: table.search, all: table.search });
    return sql`select ${sql.raw(`'${kind}'`)} as kind, ${table.id}, ${table.slug}, ${table.name}, ${table.picture},
      null::jsonb as brand, ${table.sortOrder} as place, ${score} + ${sql.raw(String(AHEAD[kind]))} as score
      from ${table} where ${condition} ${isSold === null ? sql`` : sql`and ${isSold}`}`;
  }
  const union = sql.join(
    kinds.map((kind) => sql`(${sources[kind]()} order by score desc, place limit ${limit})`),
    sql` union all `,
  );
  return sql`select kind, id, slug, name, picture, brand from (${union}) found order by score desc, place, id
    limit ${limit}`;
}
