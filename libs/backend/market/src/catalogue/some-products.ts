import { sql } from 'drizzle-orm';
import { rowsOf } from '@haat/backend-platform';
import type { Executor, Localised } from '@haat/backend-platform';

import { isOnSale } from '../shop-goods/on-sale.ts';
import { offers, products, variants } from './tables.ts';

/** Some of the products that a shop sells, by slug and name, drawn by lot. @param except slugs that are left out */
export function someProductsOf(
  executor: Executor,
  vendorId: string,
  { except, most }: { readonly except: readonly string[]; readonly most: number },
): Promise<{ slug: string; name: Localised }[]> {
  return rowsOf(
    executor,
    sql`select ${products.slug}, ${products.name} from ${products}
    where not ${products.slug} = any(${sql.param([...except])}::text[])
    and exists (select 1 from ${variants} join ${offers} on ${offers.variantId} = ${variants.id}
      where ${variants.productId} = ${products.id} and ${offers.vendorId} = ${vendorId} and ${isOnSale})
    order by random() limit ${most}`,
  );
}
