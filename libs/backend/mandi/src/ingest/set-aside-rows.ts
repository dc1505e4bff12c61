import { PAGE_SIZE } from '@haat/api-contract';
import type { MandiSetAside } from '@haat/api-contract/mandi-set-aside';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import { mandiSetAsideRows } from '../tables.ts';

interface SetAsideRow {
  readonly reason: string;
  readonly source: string;
  readonly state: string;
  readonly district: string;
  readonly market: string;
  readonly commodity: string;
  readonly rows: number;
  readonly first_seen_at: Date | string;
  readonly last_seen_at: Date | string;
  readonly count: number;
}

/**
 * A page of what sources tell that is no price, by reason and by the names as the source spells them, what came most
 * first: a market or commodity that the directory lacks is one line. See docs/domain/mandi.md#rows-set-aside.
 */
export async function setAsideNames(
  executor: Executor,
  { reason, page }: { readonly reason: string | undefined; readonly page: number },
): Promise<{ count: number; results: MandiSetAside[] }> {
  const told = (name: string) => sql.raw(`coalesce(row->>'${name}', '')`);
  const rows = await rowsOf<SetAsideRow>(
    executor,
    sql`select reason, source, ${told('state')} as state, ${told('district')} as district, ${told('market')} as market,
        case when reason = 'unknown-market' then '' else ${told('commodity')} end as commodity,
        count(*)::int as rows, min(first_seen_at) as first_seen_at, max(first_seen_at) as last_seen_at,
        (count(*) over ())::int as count
      from ${mandiSetAsideRows} where ${reason === undefined ? sql`true` : sql`reason = ${reason}`}
      group by 1, 2, 3, 4, 5, 6 order by rows desc, 1, 2, 3, 4, 5, 6
      limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
  );
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map(({ count: _, first_seen_at: first, last_seen_at: last, ...row }) => ({
      ...row,
      ...{ first_seen_at: new Date(first).toISOString(), last_seen_at: new Date(last).toISOString() },
    })),
  };
}
