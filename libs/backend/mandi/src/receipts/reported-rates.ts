import type { MandiReported } from '@haat/api-contract/mandi';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { sql } from 'drizzle-orm';
import { mandiReceipts } from '../tables.ts';

/** Fewer farmers tell nothing of a market, and could be known by their rates. */
const LEAST_FARMERS = 3;
const COUNTED_DAYS = 7;

interface ReportedRow {
  readonly market_id: number;
  readonly commodity_id: number;
  readonly farmers: number;
  readonly min_paise: number;
  readonly max_paise: number;
  readonly day: string;
  readonly is_sample: boolean;
}

/**
 * What farmers reported of the last 7 days, where enough of them did. See docs/domain/mandi.md#sale-slips.
 * @returns looks a pair up
 */
export async function reportedRates(
  executor: Executor,
  { marketIds, commodityIds }: { readonly marketIds: readonly number[]; readonly commodityIds: readonly number[] },
  today: string,
): Promise<(marketId: number, commodityId: number) => MandiReported | null> {
  const rows =
    marketIds.length === 0
      ? []
      : await rowsOf<ReportedRow>(
          executor,
          sql`select ${mandiReceipts.marketId}, ${mandiReceipts.commodityId},
            count(distinct ${mandiReceipts.userId})::int as farmers, min(${mandiReceipts.ratePaise}) as min_paise,
            max(${mandiReceipts.ratePaise}) as max_paise, max(${mandiReceipts.day})::text as day,
            bool_or(${mandiReceipts.isSampleCheck}) as is_sample
          from ${mandiReceipts}
          where ${mandiReceipts.status} = 'VERIFIED'
            and ${mandiReceipts.marketId} = any(${sql.param([...marketIds])}::int[])
            and ${mandiReceipts.commodityId} = any(${sql.param([...commodityIds])}::int[])
            and ${mandiReceipts.day} <= ${today}::date and ${mandiReceipts.day} > ${today}::date - ${COUNTED_DAYS}::int
          group by ${mandiReceipts.marketId}, ${mandiReceipts.commodityId}
          having count(distinct ${mandiReceipts.userId}) >= ${LEAST_FARMERS}`,
        );
  return (marketId, commodityId) => {
    const row = rows.find((each) => each.market_id === marketId && each.commodity_id === commodityId);
    return row === undefined
      ? null
      : {
          farmers: row.farmers,
          ...{ min: toRupees(row.min_paise), max: toRupees(row.max_paise), day: row.day, is_sample: row.is_sample },
        };
  };
}
