import type { SearchesWithoutResult } from '@haat/api-contract/operator-figures';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import { searchMisses, searchSynonyms } from './tables.ts';

/** What fewer sessions searched is shown to nobody. */
const LEAST_SESSIONS = 3;
const MOST_DISTRICTS = 5;

/** Which searches are asked for. */
export interface MissesAsked {
  /** In India. */
  readonly firstDay: string;
  readonly page: number;
  readonly pageSize: number;
}

interface MissRow {
  readonly term: string;
  readonly language: SearchesWithoutResult['data'][number]['language'];
  readonly searches: number;
  readonly districts: string[];
  readonly last_day: string;
  readonly total: number;
}

/** Searches that found nothing, by three sessions at least, and that are no synonym yet; the most searched first. */
export async function searchesWithoutResult(
  executor: Executor,
  { firstDay, page, pageSize }: MissesAsked,
): Promise<Pick<SearchesWithoutResult, 'data' | 'total'>> {
  const rows = await rowsOf<MissRow>(
    executor,
    sql`select term, language, sum(searches)::int as searches, max(day)::text as last_day,
      (array_agg(distinct district order by district)
        filter (where district <> ''))[1:${sql.raw(String(MOST_DISTRICTS))}] as districts,
      (count(*) over ())::int as total
    from ${searchMisses} where day >= ${firstDay}::date
      and not exists (select 1 from ${searchSynonyms} s where s.term = ${searchMisses.term})
    group by term, language having count(distinct (day, session)) >= ${LEAST_SESSIONS}
    order by searches desc, term, language limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return {
    total: rows[0]?.total ?? 0,
    data: rows.map(({ term, language, searches, districts, last_day }) => ({
      ...{ id: `${language}:${term}`, term, language, searches, districts: districts ?? [], last_day },
    })),
  };
}

/** How many searches found nothing on each day, by day. */
export async function missesByDay(
  executor: Executor,
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
): Promise<Map<string, number>> {
  const rows = await rowsOf<{ day: string; searches: number }>(
    executor,
    sql`select day::text as day, sum(searches)::int as searches from ${searchMisses}
      where day between ${firstDay}::date and ${lastDay}::date group by day`,
  );
  return new Map(rows.map(({ day, searches }) => [day, searches]));
}
