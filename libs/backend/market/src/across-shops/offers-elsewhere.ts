import type { Dependencies, Executor } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** Who else than our own shops offers our goods: they are compared with the shops. */
    readonly offersElsewhere?: OffersElsewhere;
  }
}

/**
 * Query of offers of our own packs at a place, in any order: `product_id`; `paise`, which the farmer pays for the pack;
 * `can_be_had`; `is_landed`, whether that is all that is paid. Null where nothing else is offered.
 */
export type OffersElsewhere = (
  executor: Executor,
  place: { readonly lat_lng: string; readonly pincode?: string | undefined },
) => Promise<SQL | null>;

/** What every area says of a place, in one query; null for nothing. */
export async function offersElsewhereAt(
  { areas, database }: Pick<Dependencies, 'areas' | 'database'>,
  place: Parameters<OffersElsewhere>[1],
): Promise<SQL | null> {
  const told = await Promise.all(
    areas.map(async ({ offersElsewhere }) => (await offersElsewhere?.(database, place)) ?? null),
  );
  const queries = told.filter((query) => query !== null).map((query) => sql`(${query})`);
  return queries.length === 0 ? null : sql.join(queries, sql` union all `);
}
