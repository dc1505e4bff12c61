import { z } from 'zod';
import { latLngSchema } from './location.ts';
import { pageQuerySchema } from './paging.ts';
import { languageSchema } from './protocol/language-schema.ts';
import { wholeNumberInQuery } from './queries/query-values.ts';
import { LONGEST_SEARCH } from './vocabulary/limits.ts';
import {
  HIGHEST_MANDI_ALERT,
  MANDI_ALERT_DIRECTIONS,
  MANDI_HISTORY_DAYS,
  MOST_MANDI_CROPS,
} from './vocabulary/mandi/prices.ts';

const idSchema = z.string().regex(/^[a-z\d][a-z\d-]{0,63}$/);
const language = languageSchema.default('hi');

/** A day in India, 'YYYY-MM-DD'. */
export const mandiDaySchema = z.iso.date();

/** What is traded at markets. */
export const mandiCommoditySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Null for what has no picture. */
  image_url: z.string().nullable(),
});
/** What is traded at markets. */
export type MandiCommodity = z.infer<typeof mandiCommoditySchema>;

/**
 * What a market and the way to it take of a sale; percentages and rupees. See docs/domain/mandi.md#charges.
 */
export const mandiChargesSchema = z.object({
  market_fee_percent: z.number(),
  commission_percent: z.number(),
  handling_per_quintal: z.number(),
  transport_per_quintal_km: z.number(),
});
/** What a market and the way to it take of a sale. */
export type MandiCharges = z.infer<typeof mandiChargesSchema>;

/** A market. */
export const mandiMarketSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** In the language that was asked for. */
  district: z.string(),
  state: z.string(),
});
/** A market. */
export type MandiMarket = z.infer<typeof mandiMarketSchema>;

/** Prices of a day at a market, rupees a quintal. See docs/domain/mandi.md#one-price-a-day. */
export const mandiDayPriceSchema = z.object({
  day: mandiDaySchema,
  min: z.number(),
  modal: z.number(),
  max: z.number(),
  /** How much came, tonnes; null where the source does not tell. */
  arrival_tonnes: z.number().nullable(),
  /** Of the sample market: of another day than it says. */
  is_sample: z.boolean(),
});
/** Prices of a day at a market, rupees a quintal. */
export type MandiDayPrice = z.infer<typeof mandiDayPriceSchema>;

/** The minimum support price of a season, rupees a quintal. */
export const supportPriceSchema = z.object({ season: z.string(), price: z.number() });

/** Ids with commas between them. */
const followedSchema = z
  .string()
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(idSchema).min(1).max(MOST_MANDI_CROPS));

/** `GET /mandi/v1/commodities`: what is traded, the most traded first, or those that a search finds. */
export const mandiCommoditiesQuerySchema = z.object({
  /** These alone, in this order, unknown ones left out; nothing is searched then. */
  ids: followedSchema.optional(),
  q: z.string().trim().max(LONGEST_SEARCH).default(''),
  limit: wholeNumberInQuery(1, 60).default(24),
  lang: language,
});
/** Answer of `GET /mandi/v1/commodities`. */
export const mandiCommoditiesSchema = z.object({ results: z.array(mandiCommoditySchema) });

/** `GET /mandi/v1/names`: commodities and markets by what was typed, whole or half, in any of six scripts. */
export const mandiNamesQuerySchema = z.object({
  q: z.string().trim().min(1).max(LONGEST_SEARCH),
  /** Most of each. */
  limit: wholeNumberInQuery(1, 10).default(3),
  lang: language,
});
/** Answer of `GET /mandi/v1/names`: those that fit best first. */
export const mandiNamesSchema = z.object({
  commodities: z.array(mandiCommoditySchema),
  markets: z.array(
    mandiMarketSchema.extend({
      /** As `GET /mandi/v1/prices` takes them. */
      state_id: z.string(),
      district_id: z.string(),
    }),
  ),
});
/** Answer of `GET /mandi/v1/names`. */
export type MandiNames = z.infer<typeof mandiNamesSchema>;

/** `GET /mandi/v1/near`: newest prices of commodities at the markets nearest to a place. */
export const mandiNearQuerySchema = z
  .object({
    lat_lng: latLngSchema,
    commodities: followedSchema.optional(),
    /** In place of commodities: a crop of the catalogue, of which several may come. */
    crop: idSchema.optional(),
    lang: language,
  })
  .refine(({ commodities, crop }) => (commodities === undefined) !== (crop === undefined), { path: ['commodities'] });

/** Rates that farmers reported with their sale slips, rupees a quintal. See docs/domain/mandi.md#sale-slips. */
export const mandiReportedSchema = z.object({
  /** Farmers whose slips were checked. */
  farmers: z.number().int(),
  min: z.number(),
  max: z.number(),
  /** The newest slip's. */
  day: mandiDaySchema,
  /** One of the slips was looked at by the simulated checker of the sample. */
  is_sample: z.boolean(),
});
/** Rates that farmers reported with their sale slips. */
export type MandiReported = z.infer<typeof mandiReportedSchema>;

/** The newest price of a commodity at a market near a place. */
export const mandiNearPriceSchema = z.object({
  market: mandiMarketSchema.extend({
    /** From the place in a straight line; the market's town or district counts. */
    distance_metres: z.number(),
    /** Null where they are not known. */
    charges: mandiChargesSchema.nullable(),
  }),
  price: mandiDayPriceSchema,
  /** The last earlier day that had a price, or null. */
  previous: z.object({ day: mandiDaySchema, modal: z.number() }).nullable(),
  /** What farmers' sale slips said in the last 7 days; null before enough of them did. */
  reported: mandiReportedSchema.nullable(),
});
/** The newest price of a commodity at a market near a place. */
export type MandiNearPrice = z.infer<typeof mandiNearPriceSchema>;

/** Answer of `GET /mandi/v1/near`: commodities as asked for, unknown ones left out; markets the nearest first. */
export const mandiNearSchema = z.object({
  results: z.array(
    z.object({
      commodity: mandiCommoditySchema,
      support_price: supportPriceSchema.nullable(),
      markets: z.array(mandiNearPriceSchema),
    }),
  ),
});
/** Answer of `GET /mandi/v1/near`. */
export type MandiNear = z.infer<typeof mandiNearSchema>;

/** `GET /mandi/v1/markets`: markets near a place, whether they have prices or not. */
export const mandiMarketsQuerySchema = z.object({ lat_lng: latLngSchema, lang: language });
/** Answer of `GET /mandi/v1/markets`: the nearest first, 40 at most. */
export const mandiMarketsSchema = z.object({
  results: z.array(
    mandiMarketSchema.extend({
      /** From the place in a straight line; the market's town or district counts. */
      distance_metres: z.number(),
    }),
  ),
});
/** Answer of `GET /mandi/v1/markets`. */
export type MandiMarkets = z.infer<typeof mandiMarketsSchema>;

/** `GET /mandi/v1/history`: prices of a commodity at a market. */
export const mandiHistoryQuerySchema = z.object({
  market: idSchema,
  commodity: idSchema,
  days: z.enum(MANDI_HISTORY_DAYS.map(String)).transform(Number).default(MANDI_HISTORY_DAYS[0]),
  lang: language,
});
/** Answer of `GET /mandi/v1/history`: days that had a price, the oldest first. */
export const mandiHistorySchema = z.object({
  market: mandiMarketSchema,
  commodity: mandiCommoditySchema,
  support_price: supportPriceSchema.nullable(),
  results: z.array(mandiDayPriceSchema),
});
/** Answer of `GET /mandi/v1/history`. */
export type MandiHistory = z.infer<typeof mandiHistorySchema>;

/** `GET /mandi/v1/regions`: what one can choose among; state and district by id, or by name in the language. */
export const mandiRegionsQuerySchema = z.object({
  state: z.string().min(1).max(100).optional(),
  district: z.string().min(1).max(100).optional(),
  lang: language,
});
const namedSchema = z.object({ id: z.string(), name: z.string() });
/**
 * Answer of `GET /mandi/v1/regions`: all states; with a state its districts; with a district too its markets.
 */
export const mandiRegionsSchema = z.object({
  /** Ids of the state and the district that were asked for; null for none that has markets. */
  state: z.string().nullable(),
  district: z.string().nullable(),
  states: z.array(namedSchema),
  districts: z.array(namedSchema),
  markets: z.array(namedSchema),
});
/** Answer of `GET /mandi/v1/regions`. */
export type MandiRegions = z.infer<typeof mandiRegionsSchema>;

/**
 * `GET /mandi/v1/prices`: prices of a day as they were reported, by variety. Without a day, the newest of the last 30
 * that has one.
 */
export const mandiPricesQuerySchema = pageQuerySchema.extend({
  commodity: idSchema.optional(),
  state: z.string().min(1).max(100).optional(),
  district: z.string().min(1).max(100).optional(),
  market: idSchema.optional(),
  day: mandiDaySchema.optional(),
  lang: language,
});
/** A price as it was reported. */
export const mandiPriceSchema = z.object({
  market: mandiMarketSchema,
  commodity: mandiCommoditySchema,
  variety: z.string(),
  grade: z.string(),
  price: mandiDayPriceSchema,
});
/** A price as it was reported. */
export type MandiPrice = z.infer<typeof mandiPriceSchema>;
/** Answer of `GET /mandi/v1/prices`. */
export const mandiPricesSchema = z.object({
  /** The day of the prices; null when there are none. */
  day: mandiDaySchema.nullable(),
  count: z.number().int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  results: z.array(mandiPriceSchema),
});
/** Answer of `GET /mandi/v1/prices`. */
export type MandiPrices = z.infer<typeof mandiPricesSchema>;

/** `POST /mandi/v1/alerts`: a price to be told of. See docs/domain/mandi.md#alerts. */
export const mandiAlertInputSchema = z.object({
  commodity: idSchema,
  market: idSchema,
  direction: z.enum(MANDI_ALERT_DIRECTIONS),
  /** Rupees a quintal. */
  price: z.number().min(1).max(HIGHEST_MANDI_ALERT).multipleOf(0.01),
});
/** A price to be told of. */
export type MandiAlertInput = z.infer<typeof mandiAlertInputSchema>;

/** A price that a person will be told of. */
export const mandiAlertSchema = z.object({
  id: z.uuid(),
  commodity: mandiCommoditySchema,
  market: mandiMarketSchema,
  direction: z.enum(MANDI_ALERT_DIRECTIONS),
  /** Rupees a quintal. */
  price: z.number(),
  /** The day of the price that was told of last; null before the first. */
  told_day: mandiDaySchema.nullable(),
});
/** A price that a person will be told of. */
export type MandiAlert = z.infer<typeof mandiAlertSchema>;
/** Answer of `GET /mandi/v1/alerts`: the newest first. */
export const mandiAlertsSchema = z.object({ results: z.array(mandiAlertSchema) });
