import { addEvent, inTransaction, rowsOf } from '@haat/backend-platform';
import type { Dependencies, Executor, Job, Transaction } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { alertCrossed } from '@haat/mandi-core';
import { eq, sql } from 'drizzle-orm';
import { dayPriceColumns } from '../prices/day-price-sql.ts';
import { mandiAlerts, mandiPrices, type PriceSource } from '../tables.ts';
import { ALERT_EVENT } from './alert-notices.ts';

const EVERY_MS = 60_000;
/** Alerts of one transaction. */
const AT_ONCE = 100;
/** Older prices are 'old', and not told of. */
const NEWEST_DAYS = 7;

interface NewPrice {
  readonly id: string;
  readonly day: string;
  readonly modal_paise: number;
  readonly source: PriceSource;
}

/** Tells of prices that have reached what persons asked for. See docs/domain/mandi.md#alerts. */
export const alertsJob: Job = { name: 'mandi.alerts', every: EVERY_MS, run: lookAtAlerts };

async function lookAtAlerts(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  let prices: NewPrice[];
  do {
    prices = await inTransaction(database, async (tx) => {
      const found = await newPrices(tx, indiaDay(now()));
      for (const price of found) await look(tx, dependencies, price);
      return found;
    });
  } while (prices.length === AT_ONCE);
}

/** Alerts whose newest price is another than the one that was looked at last; they are locked. */
async function newPrices(tx: Executor, today: string): Promise<NewPrice[]> {
  const ofPair = sql`${mandiPrices.marketId} = ${mandiAlerts.marketId}
    and ${mandiPrices.commodityId} = ${mandiAlerts.commodityId}`;
  return rowsOf<NewPrice>(
    tx,
    sql`select ${mandiAlerts.id} as id, price.day::text as day, price.modal_paise, price.source from ${mandiAlerts}
      cross join lateral (select ${mandiPrices.day} as day, ${dayPriceColumns} from ${mandiPrices}
        where ${ofPair} and ${mandiPrices.day} = (select ${mandiPrices.day} from ${mandiPrices}
            where ${ofPair} and ${mandiPrices.day} <= ${today}::date
              and ${mandiPrices.day} >= ${today}::date - ${NEWEST_DAYS}::int
            order by ${mandiPrices.day} desc limit 1)
        group by ${mandiPrices.day}) price
      where (${mandiAlerts.seenDay} is null or price.day > ${mandiAlerts.seenDay}
        or (price.day = ${mandiAlerts.seenDay} and price.modal_paise <> ${mandiAlerts.seenPaise}))
      order by ${mandiAlerts.id} limit ${AT_ONCE} for update of ${mandiAlerts} skip locked`,
  );
}

async function look(
  tx: Transaction,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  { id, day, modal_paise: paise, source }: NewPrice,
): Promise<void> {
  const [alert] = await tx.select().from(mandiAlerts).where(eq(mandiAlerts.id, id));
  if (alert === undefined) return;
  // A price of a day that the market has changed meanwhile is compared as the first one was: with the day before.
  const before = alert.seenDay === day ? alert.beforePaise : alert.seenPaise;
  const isReached = alert.toldDay !== day && alertCrossed(alert.thresholdPaise, alert.direction, before, paise);
  await tx
    .update(mandiAlerts)
    .set({ seenDay: day, seenPaise: paise, beforePaise: before, ...(isReached ? { toldDay: day } : {}) })
    .where(eq(mandiAlerts.id, id));
  if (!isReached) return;
  const payload: Record<string, string> = { alert_id: id, day, paise: String(paise) };
  if (source === 'sample') payload['sample'] = 'true';
  await addEvent(tx, { id: newId(), type: ALERT_EVENT, payload, at: now() });
}
