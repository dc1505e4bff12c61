import type { MandiAlert, MandiAlertInput } from '@haat/api-contract/mandi';
import { MOST_MANDI_ALERTS, type Language } from '@haat/api-contract/vocabulary';
import { regionNames } from '@haat/backend-market';
import { inTransaction, isId, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { toPaise, toRupees } from '@haat/format';
import { and, desc, eq } from 'drizzle-orm';
import { commodityView, marketView } from '../prices/views.ts';
import { mandiAlerts, mandiCommodities, mandiMarkets } from '../tables.ts';

/** A person's alerts, the newest first; of one id alone where it is given. */
export async function alertsOf(
  executor: Executor,
  userId: string,
  language: Language,
  id?: string,
): Promise<MandiAlert[]> {
  const names = await regionNames(executor, language);
  const rows = await executor
    .select({ alert: mandiAlerts, market: mandiMarkets, commodity: mandiCommodities })
    .from(mandiAlerts)
    .innerJoin(mandiMarkets, eq(mandiMarkets.id, mandiAlerts.marketId))
    .innerJoin(mandiCommodities, eq(mandiCommodities.id, mandiAlerts.commodityId))
    .where(and(eq(mandiAlerts.userId, userId), id === undefined ? undefined : eq(mandiAlerts.id, id)))
    .orderBy(desc(mandiAlerts.createdAt), desc(mandiAlerts.id));
  return rows.map(({ alert, market, commodity }) => ({
    id: alert.id,
    commodity: commodityView(commodity, language),
    market: marketView(market, names, language),
    direction: alert.direction,
    price: toRupees(alert.thresholdPaise),
    told_day: alert.toldDay,
  }));
}

/**
 * Sets an alert; the same one again is the one that is there. See docs/domain/mandi.md#alerts.
 * @returns its id
 * @throws ServiceError `mandi_error.unknown`, `mandi_error.too_many_alerts`
 */
export async function setAlert(
  { database, newId, now }: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  userId: string,
  { commodity: commoditySlug, market: marketSlug, direction, price }: MandiAlertInput,
): Promise<string> {
  return inTransaction(database, async (tx) => {
    // Of many that come at once no more than the limit pass.
    await lockName(tx, `price alerts of ${userId}`);
    const [market] = await tx
      .select({ id: mandiMarkets.id })
      .from(mandiMarkets)
      .where(eq(mandiMarkets.slug, marketSlug));
    const [commodity] = await tx
      .select({ id: mandiCommodities.id })
      .from(mandiCommodities)
      .where(eq(mandiCommodities.slug, commoditySlug));
    if (market === undefined || commodity === undefined) throw new ServiceError('mandi_error.unknown');
    const wish = {
      userId,
      marketId: market.id,
      commodityId: commodity.id,
      direction,
      thresholdPaise: toPaise(price),
    };
    const own = await tx.select().from(mandiAlerts).where(eq(mandiAlerts.userId, userId));
    const same = own.find((alert) =>
      Object.entries(wish).every(([name, value]) => alert[name as keyof typeof wish] === value),
    );
    if (same !== undefined) return same.id;
    if (own.length >= MOST_MANDI_ALERTS)
      throw new ServiceError('mandi_error.too_many_alerts', { most: MOST_MANDI_ALERTS });
    const id = newId();
    await tx.insert(mandiAlerts).values({ id, ...wish, createdAt: now() });
    return id;
  });
}

/**
 * Removes a person's alert.
 * @throws ServiceError `request_error.not_found` for one that is not there or another person's
 */
export async function removeAlert(executor: Executor, userId: string, id: string): Promise<void> {
  const removed = isId(id)
    ? await executor
        .delete(mandiAlerts)
        .where(and(eq(mandiAlerts.id, id), eq(mandiAlerts.userId, userId)))
        .returning({ id: mandiAlerts.id })
    : [];
  if (removed.length === 0) throw new ServiceError('request_error.not_found');
}
