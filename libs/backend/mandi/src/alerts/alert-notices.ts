import { noticeDay, tellPerson } from '@haat/backend-identity';
import { inLanguage } from '@haat/backend-platform';
import type { EventHandlers } from '@haat/backend-platform';
import { formatAmount, toRupees } from '@haat/format';
import { eq } from 'drizzle-orm';
import { marketName } from '../prices/views.ts';
import { mandiAlerts, mandiCommodities, mandiMarkets } from '../tables.ts';
import texts from './alert-texts.json' with { type: 'json' };

/** That a price has reached what an alert asks for: `alert_id`, `day`, `paise`, and `sample` of a sample's price. */
export const ALERT_EVENT = 'mandi.alert';

/** Tells persons of prices. An alert that was removed meanwhile is not told of. */
export const ALERT_EVENT_HANDLERS: EventHandlers = {
  async [ALERT_EVENT](dependencies, { id, payload }) {
    const [found] = await dependencies.database
      .select({ alert: mandiAlerts, market: mandiMarkets, commodity: mandiCommodities })
      .from(mandiAlerts)
      .innerJoin(mandiMarkets, eq(mandiMarkets.id, mandiAlerts.marketId))
      .innerJoin(mandiCommodities, eq(mandiCommodities.id, mandiAlerts.commodityId))
      .where(eq(mandiAlerts.id, payload['alert_id'] ?? ''));
    if (found === undefined) return;
    await tellPerson(dependencies, {
      id,
      userId: found.alert.userId,
      kind: 'price-alert',
      text: texts.message,
      sampleText: payload['sample'] === undefined ? null : texts.sample,
      values: (language) => ({
        crop: inLanguage(found.commodity.name, language),
        market: marketName(found.market, language),
        price: `₹${formatAmount(toRupees(Number(payload['paise'])))}`,
        day: noticeDay(payload['day'] ?? ''),
      }),
    });
  },
};
