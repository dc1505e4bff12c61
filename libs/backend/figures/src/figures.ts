import type { Figures } from '@haat/api-contract/operator-figures';
import { missesByDay } from '@haat/backend-market';
import { rowsOf } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { indiaDay, toRupees } from '@haat/format';
import { OPEN_ORDER_STATUSES, UNFULFILLED_ORDER_STATUSES } from '@haat/order-core';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

const DAY_MS = 86_400_000;
/** Districts and shops of a day at most: those with the largest sums. */
const MOST_NAMED = 100;

/** Days in India, both of which count. */
interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

interface Counted {
  readonly orders: number;
  readonly sum: string | number;
  readonly cancelled: number;
  readonly late: number;
  readonly refunds: number;
  readonly refunded: string | number;
}

const NOTHING: Counted = { orders: 0, sum: 0, cancelled: 0, late: 0, refunds: 0, refunded: 0 };

/**
 * The picture of a day and of the days before it: orders, sums, late ones, refunds, sign-ins and searches that found
 * nothing; of the day also by district and shop. See docs/domain/figures.md#what-is-counted.
 * @param asked without a day: today in India
 */
export async function figuresOf(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { day = indiaDay(now()), days }: { readonly day?: string | undefined; readonly days: number },
): Promise<Figures> {
  const firstDay = daysBefore(day, days - 1);
  const today = indiaDay(now());
  const all = { firstDay, lastDay: day };
  const counted = new Map(
    (await countBy<{ day: string }>(database, sql`day`, all, today)).map((row) => [row.day, figuresView(row)]),
  );
  const signIns = await signInsByDay(database, all);
  const misses = await missesByDay(database, all);
  const ofDay = { firstDay: day, lastDay: day };
  const districts = await countBy<{ district: string }>(database, sql`district`, ofDay, today);
  const shops = await countBy<{ vendor_id: string; name: string }>(database, sql`vendor_id, name`, ofDay, today);
  return {
    ...{ day, days },
    by_day: Array.from({ length: days }, (_, index) => daysBefore(day, days - 1 - index)).map((one) => ({
      ...(counted.get(one) ?? figuresView(NOTHING)),
      ...{ day: one, sign_ins: signIns.get(one) ?? 0, searches_without_result: misses.get(one) ?? 0 },
    })),
    by_district: districts.map((row) => ({ district: row.district, ...figuresView(row) })),
    by_shop: shops.map((row) => ({ vendor_id: row.vendor_id, name: row.name, ...figuresView(row) })),
  };
}

/** @param keys columns by which is counted, that both views have */
async function countBy<Keys extends object>(
  executor: Executor,
  keys: SQL,
  { firstDay, lastDay }: Days,
  today: string,
): Promise<(Keys & Counted)[]> {
  const isCancelled = sql`status = any(${sql.param([...UNFULFILLED_ORDER_STATUSES])}::text[])`;
  const isOpen = sql`status = any(${sql.param([...OPEN_ORDER_STATUSES])}::text[])`;
  // Told by moments and not by days, so that the index on the time of orders answers.
  const during = (column: SQL) => sql`${column} >= (${firstDay}::date::timestamp at time zone 'Asia/Kolkata')
    and ${column} < ((${lastDay}::date + 1)::timestamp at time zone 'Asia/Kolkata')`;
  return rowsOf<Keys & Counted>(
    executor,
    sql`select ${keys}, sum(orders)::int as orders, sum(paise)::bigint as sum, sum(cancelled)::int as cancelled,
      sum(late)::int as late, sum(refunds)::int as refunds, sum(refunded)::bigint as refunded
    from (
      select day::text as day, district, vendor_id, name, 1 as orders,
        case when ${isCancelled} then 0 else total_paise end as paise, (${isCancelled})::int as cancelled,
        (is_escalated or (${isOpen} and coalesce(promised_on < ${today}::date, false)))::int as late,
        0 as refunds, 0 as refunded
      from figures_orders where ${during(sql`created_at`)}
      union all
      select day::text, district, vendor_id, name, 0, 0, 0, 0, 1, amount_paise
      from figures_refunds where ${during(sql`requested_at`)}
    ) counted group by ${keys} order by sum(paise) desc, ${keys} limit ${Math.max(MOST_NAMED, 366)}`,
  );
}

async function signInsByDay(executor: Executor, { firstDay, lastDay }: Days): Promise<Map<string, number>> {
  const rows = await rowsOf<{ day: string; sign_ins: number }>(
    executor,
    sql`select day::text as day, count(*)::int as sign_ins from figures_sign_ins
    where at >= (${firstDay}::date::timestamp at time zone 'Asia/Kolkata')
      and at < ((${lastDay}::date + 1)::timestamp at time zone 'Asia/Kolkata') group by day`,
  );
  return new Map(rows.map((row) => [row.day, row.sign_ins]));
}

function figuresView({ orders, sum, cancelled, late, refunds, refunded }: Counted) {
  return {
    ...{ orders, sum: toRupees(Number(sum)), cancelled, late, refunds },
    refunded: toRupees(Number(refunded)),
  };
}

/** The day so many days before one. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
