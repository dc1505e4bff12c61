import { DEFAULT_LANGUAGE, isLanguage } from '@haat/api-contract/vocabulary';
import { reachableNumber, userOfId } from '@haat/backend-identity';
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
  async [ALERT_EVENT]({ database, adapters }, { id, payload }) {
    const [found] = await database
      .select({ alert: mandiAlerts, market: mandiMarkets, commodity: mandiCommodities })
      .from(mandiAlerts)
      .innerJoin(mandiMarkets, eq(mandiMarkets.id, mandiAlerts.marketId))
      .innerJoin(mandiCommodities, eq(mandiCommodities.id, mandiAlerts.commodityId))
      .where(eq(mandiAlerts.id, payload['alert_id'] ?? ''));
    const user = found === undefined ? null : await userOfId(database, found.alert.userId);
    if (found === undefined || user === null) return;
    const chosen = user.profile?.languageCode;
    const language = isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
    const values = {
      crop: inLanguage(found.commodity.name, language),
      market: marketName(found.market, language),
      price: `₹${formatAmount(toRupees(Number(payload['paise'])))}`,
      day: (payload['day'] ?? '').split('-').reverse().join('-'),
    };
    const text = inLanguage(texts.message, language).replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name as keyof typeof values] ?? '',
    );
    const whole = payload['sample'] === undefined ? text : `${text} ${inLanguage(texts.sample, language)}`;
    await adapters.sms.sendNotice({
      id,
      phoneNumber: reachableNumber(user),
      kind: 'price-alert',
      language,
      text: whole,
      values,
    });
  },
};
