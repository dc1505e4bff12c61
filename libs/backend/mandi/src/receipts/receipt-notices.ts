import { noticeDay, tellPerson } from '@haat/backend-identity';
import { inLanguage } from '@haat/backend-platform';
import type { EventHandlers } from '@haat/backend-platform';
import { formatAmount, toRupees } from '@haat/format';
import { eq } from 'drizzle-orm';
import { marketName } from '../prices/views.ts';
import { mandiCommodities, mandiMarkets, mandiReceipts } from '../tables.ts';
import texts from './receipt-texts.json' with { type: 'json' };

/** That a sale slip was looked at: `receipt_id`. */
export const RECEIPT_EVENT = 'mandi.receipt-checked';

/** Tells farmers what became of their sale slips. */
export const RECEIPT_EVENT_HANDLERS: EventHandlers = {
  async [RECEIPT_EVENT](dependencies, { id, payload }) {
    const [found] = await dependencies.database
      .select({ receipt: mandiReceipts, market: mandiMarkets, commodity: mandiCommodities })
      .from(mandiReceipts)
      .innerJoin(mandiMarkets, eq(mandiMarkets.id, mandiReceipts.marketId))
      .innerJoin(mandiCommodities, eq(mandiCommodities.id, mandiReceipts.commodityId))
      .where(eq(mandiReceipts.id, payload['receipt_id'] ?? ''));
    if (found === undefined) return;
    const { userId, reason, ratePaise, day, isSampleCheck } = found.receipt;
    await tellPerson(dependencies, {
      ...{ id, userId },
      kind: reason === null ? 'mandi-receipt-verified' : 'mandi-receipt-rejected',
      text: reason === null ? texts.verified : texts.rejected,
      sampleText: isSampleCheck ? texts.sample : null,
      values: (language) => ({
        crop: inLanguage(found.commodity.name, language),
        market: marketName(found.market, language),
        price: `₹${formatAmount(toRupees(ratePaise))}`,
        day: noticeDay(day),
        ...(reason === null ? {} : { reason: inLanguage(texts.reason[reason], language) }),
      }),
    });
  },
};
