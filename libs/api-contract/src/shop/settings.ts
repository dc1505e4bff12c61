import { z } from 'zod';
import { FULFILMENT_TYPES } from '../vocabulary/delivery.ts';
import { SHOP_ENTRY_KINDS } from '../vocabulary/ledger.ts';
import { LICENCE_KINDS, LICENCE_STATES } from '../vocabulary/vendors.ts';
import { shopEntrySchema } from '../support/ledger.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const day = z.iso.date();
const fee = z.number().min(0).max(10_000).multipleOf(0.01);

/** Farthest that a shop delivers, metres. */
export const FARTHEST_DELIVERY_METRES = 100_000;
/** Most holidays that are kept at once. */
export const MOST_CLOSED_DAYS = 60;

/** Hours of a weekday, 1 Monday to 7 Sunday; a day that is not listed is closed. */
export const openingHoursSchema = z
  .array(
    z
      .object({ weekday: z.number().int().min(1).max(7), opens: clock, closes: clock })
      .refine(({ opens, closes }) => opens < closes, { path: ['closes'] }),
  )
  .min(1)
  .max(7)
  .refine((hours) => new Set(hours.map(({ weekday }) => weekday)).size === hours.length);

/** How a shop delivers; rupees and metres. */
export const shopDeliverySchema = z
  .object({
    radius_metres: z.number().int().min(500).max(FARTHEST_DELIVERY_METRES),
    base_fee: fee,
    base_distance_metres: z.number().int().min(0).max(FARTHEST_DELIVERY_METRES),
    fee_per_km: fee,
    /** Above it nothing is taken; null: never. */
    free_above: z.number().min(0).max(1_000_000).multipleOf(0.01).nullable(),
  })
  .refine(({ radius_metres: radius, base_distance_metres: base }) => base <= radius, {
    path: ['base_distance_metres'],
  });

/** `PUT /vendor/v1/shop`: hours, holidays and terms as they shall be, and the version that was seen. */
export const shopSettingsInputSchema = z.object({
  version: z.number().int().min(1),
  opening_hours: openingHoursSchema,
  closed_days: z.array(day).max(MOST_CLOSED_DAYS),
  /** Null for a shop that does not deliver; a shop that does cannot stop here. */
  delivery: shopDeliverySchema.nullable(),
});
/** Hours, holidays and terms as they shall be. */
export type ShopSettingsInput = z.infer<typeof shopSettingsInputSchema>;

/** `GET /vendor/v1/shop`. */
export const ownShopSchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number().int(),
  fulfillment_type: z.enum(FULFILMENT_TYPES),
  opening_hours: z.array(z.object({ weekday: z.number().int(), opens: z.string(), closes: z.string() })),
  closed_days: z.array(z.string()),
  delivery: z
    .object({
      radius_metres: z.number().int(),
      base_fee: z.number(),
      base_distance_metres: z.number().int(),
      fee_per_km: z.number(),
      free_above: z.number().nullable(),
    })
    .nullable(),
  licences: z.array(
    z.object({
      kind: z.enum(LICENCE_KINDS),
      number: z.string(),
      valid_until: z.string(),
      state: z.enum(LICENCE_STATES),
      /** Packs of such goods that the shop lists. */
      packs: z.number().int(),
    }),
  ),
});
/** A shop as its own people see it. */
export type OwnShopView = z.infer<typeof ownShopSchema>;

/** Params of `GET /vendor/v1/ledger/months/:month`: 'YYYY-MM' by the calendar of India. */
export const ledgerMonthParamsSchema = z.object({ month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/) });
/** A month of a shop's ledger; rupees. Above zero the market owes it to the shop. */
export const ledgerMonthSchema = z.object({
  month: z.string(),
  /** The first month with an entry; null without one. */
  first_month: z.string().nullable(),
  opening: z.number(),
  closing: z.number(),
  sums: z.array(z.object({ kind: z.enum(SHOP_ENTRY_KINDS), amount: z.number(), count: z.number().int() })),
  /** What can be paid out now, whatever the month. */
  payable: z.number(),
  held: z.number(),
  count: z.number().int(),
  /** The oldest first, at most `MOST_ENTRIES_SHOWN`; the file has them all. */
  entries: z.array(shopEntrySchema.extend({ order_number: z.string().nullable() })),
});
/** A month of a shop's ledger. */
export type LedgerMonth = z.infer<typeof ledgerMonthSchema>;
/** Most entries of a month that a page shows. */
export const MOST_ENTRIES_SHOWN = 500;
