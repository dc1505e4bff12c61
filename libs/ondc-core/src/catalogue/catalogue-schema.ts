import { z } from 'zod';

/*
 * Fields of another kind than they should be count as missing: sellers send what they like, and one field must not lose
 * a catalogue of thousands of goods. Entries without an id are left out.
 */

const text = z.string().optional().catch(undefined);
const amount = z.union([z.string(), z.number()]).optional().catch(undefined);
const tags = listOf(z.object({ code: text, list: listOf(z.object({ code: text, value: text })) }));
const time = z.looseObject({ label: text, timestamp: text }).optional().catch(undefined);
const id = z.string().min(1).max(500);

const descriptor = z
  .object({
    name: text,
    symbol: text,
    short_desc: text,
    long_desc: text,
    images: listOf(z.union([z.string(), z.object({ url: text })])),
    tags,
  })
  .optional()
  .catch(undefined);

const count = z.object({ count: amount }).optional().catch(undefined);

const item = z.looseObject({
  id,
  time,
  parent_item_id: text,
  descriptor,
  quantity: z
    .object({
      unitized: z
        .object({ measure: z.object({ unit: text, value: amount }).optional().catch(undefined) })
        .optional()
        .catch(undefined),
      available: count,
      maximum: count,
    })
    .optional()
    .catch(undefined),
  price: z.object({ value: amount, maximum_value: amount }).optional().catch(undefined),
  category_id: text,
  fulfillment_id: text,
  location_id: text,
  tags,
});

const location = z.object({
  id,
  gps: text,
  address: z
    .object({ street: text, locality: text, city: text, area_code: text, state: text })
    .optional()
    .catch(undefined),
  time,
});

const fulfilments = listOf(z.object({ id: text, type: text }));

const provider = z.object({
  id,
  time,
  ttl: text,
  descriptor,
  fulfillments: fulfilments,
  locations: listOf(location),
  items: listOf(item),
  tags,
});

/** `message.catalog` of `on_search`. See docs/domain/open-network.md#catalogue-and-increments. */
export const catalogueSchema = z.object({
  'bpp/descriptor': descriptor,
  'bpp/fulfillments': fulfilments,
  'bpp/providers': listOf(provider),
});

/** A list of which those entries that are none are left out; what is no list counts as missing. */
function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(entry.nullable().catch(null as never))
    .transform((entries) => entries.filter((one) => one !== null) as z.output<Entry>[])
    .optional()
    .catch(undefined);
}
