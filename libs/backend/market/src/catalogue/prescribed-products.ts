import type { ToxicityColour } from '@haat/api-contract/vocabulary';
import type { Executor, Localised } from '@haat/backend-platform';
import { asc, inArray, or, sql } from 'drizzle-orm';
import { pictureAddress } from './picture-address.ts';
import { products } from './tables.ts';

/** A product that an expert names, or that has an active ingredient which an expert names. */
export interface PrescribedProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: Localised;
  readonly imageUrl: string;
  readonly active: string | null;
  readonly toxicity: ToxicityColour | null;
}

/** Products of these ids, and those with one of these active ingredients, in the order of the catalogue. */
export async function prescribedProducts(
  executor: Executor,
  { ids, actives }: { readonly ids: readonly string[]; readonly actives: readonly string[] },
): Promise<PrescribedProduct[]> {
  if (ids.length + actives.length === 0) return [];
  const named = actives.map((active) => active.toLowerCase());
  const rows = await executor
    .select({
      ...{ id: products.id, slug: products.slug, name: products.name, picture: products.picture },
      ...{ active: products.composition, toxicity: products.toxicity },
    })
    .from(products)
    .where(or(inArray(products.id, [...ids]), inArray(sql`lower(${products.composition})`, named)))
    .orderBy(asc(products.sortOrder), asc(products.id));
  return rows.map(({ picture, ...product }) => ({ ...product, imageUrl: pictureAddress(picture) }));
}
