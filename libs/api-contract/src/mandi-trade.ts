import { z } from 'zod';
import { latLngSchema } from './location.ts';
import { mandiCommoditySchema, mandiDaySchema } from './mandi.ts';
import { pagedSchema, pageQuerySchema } from './paging.ts';
import { languageSchema } from './protocol/language-schema.ts';
import { MANDI_DEMAND_STATUSES, MANDI_OFFER_STATUSES, MOST_MANDI_QUINTALS } from './vocabulary/mandi/demands.ts';
import { HIGHEST_MANDI_ALERT } from './vocabulary/mandi/prices.ts';

const idSchema = mandiCommoditySchema.shape.id;
const nameSchema = z.string().trim().min(1).max(60);
const percentSchema = z.number().min(0).max(50).multipleOf(0.01);
/** Of a sale, whole kilograms. */
const quintalsSchema = z.number().min(0.01).max(MOST_MANDI_QUINTALS).multipleOf(0.01);

/** What a buyer takes off what is sold; percentages and rupees. See docs/domain/mandi.md#demands-and-offers. */
const demandTermsSchema = z.object({
  /** Rupees a quintal. */
  rate: z.number().min(1).max(HIGHEST_MANDI_ALERT).multipleOf(0.01),
  moisture_percent: percentSchema,
  market_fee_percent: percentSchema,
  commission_percent: percentSchema,
  handling_per_quintal: z.number().min(0).max(100_000).multipleOf(0.01),
  /** Days from weighing to payment; 0 on the same day. */
  pays_after_days: z.number().int().min(0).max(60),
  /** The last day, in India. */
  until: mandiDaySchema,
});

/** `POST /buyer/v1/demands`: what a buyer wants. */
export const mandiDemandInputSchema = demandTermsSchema.extend({
  commodity: idSchema,
  grade: nameSchema,
  quintals: quintalsSchema,
  /** The buyer as farmers see it. */
  buyer: nameSchema,
  /** Where it is taken in, in Latin letters. */
  place: nameSchema,
  district: nameSchema,
  state: nameSchema,
  lat_lng: latLngSchema,
});
/** What a buyer wants. */
export type MandiDemandInput = z.infer<typeof mandiDemandInputSchema>;

/** What a buyer wants, as farmers see it. */
export const mandiDemandSchema = demandTermsSchema.extend({
  id: z.uuid(),
  status: z.enum(MANDI_DEMAND_STATUSES),
  commodity: mandiCommoditySchema,
  grade: z.string(),
  buyer: z.string(),
  /** Place, district and state in the language that was asked for. */
  place: z.string(),
  district: z.string(),
  state: z.string(),
  /** From the place that was asked for, in a straight line; null without one. */
  distance_metres: z.number().nullable(),
  quintals: z.number(),
  /** Not accepted yet. */
  quintals_left: z.number(),
  is_sample: z.boolean(),
});
/** What a buyer wants, as farmers see it. */
export type MandiDemand = z.infer<typeof mandiDemandSchema>;

/** `GET /mandi/v1/demands`: demands that are open, the nearest first where a place is named, else the newest. */
export const mandiDemandsQuerySchema = pageQuerySchema.extend({
  commodity: idSchema.optional(),
  lat_lng: latLngSchema.optional(),
  lang: languageSchema.default('hi'),
});
/** Answer of `GET /mandi/v1/demands`. */
export const mandiDemandsSchema = pagedSchema(mandiDemandSchema);
/** Answer of `GET /mandi/v1/demands`. */
export type MandiDemands = z.infer<typeof mandiDemandsSchema>;

/** `POST /mandi/v1/demands/{id}/offers`: what a farmer offers. */
export const mandiOfferInputSchema = z.object({ quintals: quintalsSchema });

/** What a farmer offered. */
export const mandiOfferSchema = z.object({
  id: z.uuid(),
  status: z.enum(MANDI_OFFER_STATUSES),
  quintals: z.number(),
  /** A moment. */
  offered_at: z.string(),
  demand: mandiDemandSchema,
});
/** What a farmer offered. */
export type MandiOffer = z.infer<typeof mandiOfferSchema>;
/** Answer of `GET /mandi/v1/offers`: the person's own, the newest first, 50 at most. */
export const mandiOffersSchema = z.object({ results: z.array(mandiOfferSchema) });

/** A demand as its buyer sees it. */
export const buyerDemandSchema = mandiDemandSchema.extend({
  /** The oldest first. */
  offers: z.array(
    mandiOfferSchema.omit({ demand: true }).extend({
      /** Told once the offer is accepted; null before. */
      farmer: z.object({ name: z.string(), phone_number: z.string() }).nullable(),
    }),
  ),
});
/** Answer of `GET /buyer/v1/demands`: the buyer's own, the newest first, 50 at most. */
export const buyerDemandsSchema = z.object({ results: z.array(buyerDemandSchema) });
