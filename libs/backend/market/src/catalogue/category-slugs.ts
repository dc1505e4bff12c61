import type { Executor } from '@haat/backend-platform';
import { categories } from './tables.ts';

/** Slugs of the kinds of goods that there are. */
export async function categorySlugs(executor: Executor): Promise<string[]> {
  return (await executor.select({ slug: categories.slug }).from(categories)).map(({ slug }) => slug);
}
