import { asc } from 'drizzle-orm';
import type { Database } from '@haat/backend-platform';
import { products } from './tables.ts';

/** With the other entry pages one sitemap holds so many. */
const MOST_SLUGS = 45_000;

/** Slugs of all products, for the sitemap. */
export async function allSlugs(database: Database): Promise<string[]> {
  const rows = await database
    .select({ slug: products.slug })
    .from(products)
    .orderBy(asc(products.slug))
    .limit(MOST_SLUGS);
  return rows.map(({ slug }) => slug);
}
