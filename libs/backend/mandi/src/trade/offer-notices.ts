import { tellPerson } from '@haat/backend-identity';
import { inLanguage } from '@haat/backend-platform';
import type { EventHandlers } from '@haat/backend-platform';
import { formatAmount } from '@haat/format';
import { eq } from 'drizzle-orm';
import { mandiCommodities, mandiDemands, mandiOffers } from '../tables.ts';
import texts from './offer-texts.json' with { type: 'json' };

/** That an offer was accepted or rejected: `offer_id`. */
export const OFFER_EVENT = 'mandi.offer-decided';

const KG_OF_QUINTAL = 100;

/** Tells farmers what buyers decided on their offers. */
export const OFFER_EVENT_HANDLERS: EventHandlers = {
  async [OFFER_EVENT](dependencies, { id, payload }) {
    const [found] = await dependencies.database
      .select({ offer: mandiOffers, demand: mandiDemands, commodity: mandiCommodities })
      .from(mandiOffers)
      .innerJoin(mandiDemands, eq(mandiDemands.id, mandiOffers.demandId))
      .innerJoin(mandiCommodities, eq(mandiCommodities.id, mandiDemands.commodityId))
      .where(eq(mandiOffers.id, payload['offer_id'] ?? ''));
    if (found === undefined) return;
    const { offer, demand, commodity } = found;
    const isAccepted = offer.status === 'ACCEPTED';
    await tellPerson(dependencies, {
      ...{ id, userId: offer.userId },
      kind: isAccepted ? 'mandi-offer-accepted' : 'mandi-offer-rejected',
      text: isAccepted ? texts.accepted : texts.rejected,
      sampleText: demand.isSample ? texts.sample : null,
      values: (language) => ({
        crop: inLanguage(commodity.name, language),
        buyer: demand.buyer,
        quintals: formatAmount(offer.quantityKg / KG_OF_QUINTAL),
      }),
    });
  },
};
