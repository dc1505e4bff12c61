import type { Crop, NamedPicture } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { inLanguage, rowsOf } from '@haat/backend-platform';
import type { Executor, Localised } from '@haat/backend-platform';

import { foldText } from '../search/fold-text.ts';
import { isOnSale } from '../shop-goods/on-sale.ts';
import { pictureAddress } from './picture-address.ts';
import { toNamedPicture } from './product-shape.ts';
import { brands, categories, crops, offers, productCrops, products, variants } from './tables.ts';

/** What a farmer browses by. */
export interface FacetQuery {
  language: Language;
  /** With shops: only those of which one of them sells something, counted there. */
  vendorIds?: readonly string[] | undefined;
  search?: string | undefined;
}

interface NamedRow {
  id: string;
  slug: string;
  name: Localised;
  picture: string;
  product_count: number;
}
interface CropRow extends NamedRow {
  short_code: string | null;
  is_perennial: boolean;
  seasons: string[];
  crop_group: string;
}

function onlySimilar(column: SQL, search: string | undefined): SQL {
  const folded = foldText(search ?? '');
  return folded === ''
    ? sql`true`
    : sql`(${column} like ${`%${folded}%`} or word_similarity(${folded}::text, ${column}) >= 0.5)`;
}

/** Ids of the products that count: all, or those that one of the shops sells. */
function counted(vendorIds: readonly string[] | undefined): SQL {
  return vendorIds === undefined
    ? sql`select ${products.id} as product_id, ${products.categoryId}, ${products.brandId} from ${products}`
    : sql`select distinct ${products.id} as product_id, ${products.categoryId}, ${products.brandId} from ${offers}
        join ${variants} on ${variants.id} = ${offers.variantId} join ${products}
        on ${products.id} = ${variants.productId} where ${offers.vendorId} = any(${sql.param([...vendorIds])}::text[])
        and ${isOnSale}`;
}

async function namedFacet(
  executor: Executor,
  table: typeof categories | typeof brands,
  link: SQL,
  { language, vendorIds, search }: FacetQuery,
): Promise<NamedPicture[]> {
  const rows = await rowsOf<NamedRow>(
    executor,
    sql`select ${table.id}, ${table.slug}, ${table.name}, ${table.picture}, count(counted.product_id)::int as
      product_count
    from ${table} ${vendorIds === undefined ? sql`left join` : sql`join`} (${counted(vendorIds)}) counted
    on ${link} = ${table.id}
    where ${onlySimilar(sql`${table.search}`, search)} group by ${table.id} order by ${table.sortOrder}, ${table.id}`,
  );
  return rows.map((row) => ({ ...toNamedPicture(row, language), product_count: row.product_count }));
}

/** Categories, in the order in which they are shown. */
export function categoryFacet(executor: Executor, query: FacetQuery): Promise<NamedPicture[]> {
  return namedFacet(executor, categories, sql`counted.category_id`, query);
}

/** Brands, in the order in which they are shown. */
export function brandFacet(executor: Executor, query: FacetQuery): Promise<NamedPicture[]> {
  return namedFacet(executor, brands, sql`counted.brand_id`, query);
}

/** Crops for which there are products, in the order in which they are shown. Without a shop, every crop. */
export async function cropFacet(executor: Executor, { language, vendorIds, search }: FacetQuery): Promise<Crop[]> {
  const rows = await rowsOf<CropRow>(
    executor,
    sql`select ${crops.id}, ${crops.slug}, ${crops.name}, ${crops.picture}, ${crops.shortCode}, ${crops.isPerennial},
      ${crops.seasons}, ${crops.cropGroup},
      count(counted.product_id)::int as product_count
    from ${crops} left join ${productCrops} on ${productCrops.cropId} = ${crops.id} left
    join (${counted(vendorIds)}) counted on counted.product_id = ${productCrops.productId}
    where ${onlySimilar(sql`${crops.search}`, search)} group by ${crops.id}
    ${vendorIds === undefined ? sql`` : sql`having count(counted.product_id) > 0`}
    order by ${crops.sortOrder}, ${crops.id}`,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name.en,
    app_display_name: inLanguage(row.name, language),
    image_url: pictureAddress(row.picture),
    slug: row.slug,
    // The crop id at the farm-advice service; none is connected.
    aeros_id: null,
    is_perennial: row.is_perennial,
    is_khetibook_enabled: row.short_code !== null,
    tags: [row.crop_group, ...row.seasons, ...(row.short_code === null ? [] : [row.short_code])],
    product_count: row.product_count,
  }));
}
