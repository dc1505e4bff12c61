import { PAGE_SIZE } from '@haat/api-contract';
import type { CreditEntry } from '@haat/api-contract';
import { indiaDay, toRupees } from '@haat/format';
import { addDays } from '@haat/order-core';
import { sql } from 'drizzle-orm';
import { isShownBeforeStepUp } from '@haat/backend-identity';
import { orderNumbersOf } from '@haat/backend-orders';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { creditLineOf } from './credit-lines.ts';
import { creditEntries, creditTransactions } from './tables.ts';

interface EntryRow {
  id: string;
  kind: CreditEntry['kind'];
  order_id: string | null;
  at: string;
  amount: number;
  owed: number;
  count: number;
}

/**
 * One page of what changed what a farmer owes (dues and open orders), newest first. That an open order became dues
 * changes nothing of it, and is not listed; nor is what is older than a step-up that is due.
 */
export async function listEntries(
  executor: Executor,
  userId: string,
  page: number,
): Promise<{ count: number; results: CreditEntry[] }> {
  const line = await creditLineOf(executor, userId);
  const rows = await rowsOf<EntryRow>(
    executor,
    sql`
    with changes as (
      select t.id, t.kind, t.order_id, t.at, sum(e.amount_paise)::float8 as amount, min(e.id) as position
      from ${creditTransactions} t join ${creditEntries} e on e.transaction_id = t.id
      where t.user_id = ${userId} and e.account in ('farmer-open', 'farmer-dues') group by t.id
      having sum(e.amount_paise) <> 0),
    summed as (select *, sum(amount) over (order by position) as owed from changes)
    select id, kind, order_id, at::text, amount, owed, (count(*) over ())::int as count
    from summed where ${isShownBeforeStepUp(sql`${userId}::uuid`, sql`summed.at`)}
    order by position desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
  );
  const numbers = await orderNumbersOf(
    executor,
    rows.flatMap(({ order_id: id }) => id ?? []),
  );
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map(({ id, kind, order_id: orderId, at, amount, owed }) => {
      const number = orderId === null ? undefined : numbers.get(orderId);
      const time = new Date(at);
      return {
        id,
        kind,
        amount: toRupees(amount),
        taken_after: toRupees(owed),
        order_id: number === undefined ? null : orderId,
        order_number: number ?? null,
        at: time.toISOString(),
        due_date: kind === 'order' && line !== null ? addDays(indiaDay(time), line.tenorDays) : null,
      };
    }),
  };
}
