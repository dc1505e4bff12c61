import { z } from 'zod';

const text = z.string().max(4_000);
const number = z.union([z.string(), z.number()]);
const count = z.looseObject({ count: number.optional() });
const price = z.looseObject({ currency: text.optional(), value: number.optional() });

/** A seller's quote; see `Quote`. */
export const quoteSchema = z.looseObject({
  price: price.optional(),
  ttl: text.optional(),
  breakup: z
    .array(
      z.looseObject({
        '@ondc/org/item_id': text.optional(),
        '@ondc/org/item_quantity': count.optional(),
        '@ondc/org/title_type': text.optional(),
        title: text.optional(),
        price: price.optional(),
        item: z
          .looseObject({
            quantity: z.looseObject({ available: count.optional(), maximum: count.optional() }).optional(),
            price: price.optional(),
          })
          .optional(),
      }),
    )
    .max(500)
    .optional(),
});

const providerSchema = z.looseObject({
  id: text.optional(),
  locations: z
    .array(z.looseObject({ id: text.optional() }))
    .max(100)
    .optional(),
});
const itemsSchema = z.array(z.looseObject({ id: text.optional(), quantity: count.optional() })).max(500);

/** What is read of the order in `on_select`, `on_init` and `on_confirm`; what else stands there is kept as it came. */
export const answeredOrderSchema = z.looseObject({
  id: text.optional(),
  state: text.optional(),
  provider: providerSchema.optional(),
  items: itemsSchema.optional(),
  billing: z.looseObject({}).optional(),
  fulfillments: z
    .array(
      z.looseObject({
        id: text.optional(),
        type: text.optional(),
        '@ondc/org/TAT': text.optional(),
        '@ondc/org/category': text.optional(),
        '@ondc/org/provider_name': text.optional(),
        state: z.looseObject({ descriptor: z.looseObject({ code: text.optional() }).optional() }).optional(),
        end: z.looseObject({ location: z.looseObject({ gps: text.optional() }).optional() }).optional(),
      }),
    )
    .max(100)
    .optional(),
  quote: quoteSchema.optional(),
  payment: z.looseObject({}).optional(),
  tags: z.array(z.unknown()).max(100).optional(),
  cancellation_terms: z.array(z.unknown()).max(100).optional(),
});
/** The order of an answer. */
export type AnsweredOrder = z.infer<typeof answeredOrderSchema>;

const { shape } = answeredOrderSchema;
const newsSchema = z.object({
  order: z.looseObject({
    state: shape.state.catch(undefined),
    provider: shape.provider.catch(undefined),
    items: shape.items.catch(undefined),
    billing: shape.billing.catch(undefined),
    fulfillments: shape.fulfillments.catch(undefined),
    quote: shape.quote.catch(undefined),
    payment: shape.payment.catch(undefined),
    cancellation_terms: shape.cancellation_terms.catch(undefined),
  }),
});

/** The order of news, of which what is of another kind counts as not told; null where there is none. */
export function orderOfNews(message: unknown): AnsweredOrder | null {
  return newsSchema.safeParse(message).data?.order ?? null;
}

/** A seller's answer to a step of an order: the order, or what is wrong, or both. */
export const orderAnswerSchema = z
  .object({
    message: z.looseObject({ order: answeredOrderSchema.optional() }).optional(),
    error: z.looseObject({ code: z.union([text, z.number()]).transform(String), message: text.optional() }).optional(),
  })
  .refine(({ message, error }) => message?.order !== undefined || error !== undefined);
/** A seller's answer to a step of an order. */
export type OrderAnswer = z.infer<typeof orderAnswerSchema>;

const itemErrorsSchema = z.array(z.looseObject({ item_id: text, error: text.optional() }));

/** Which items an error is about: the network writes the list of them into the text of the error. */
export function itemsOfError(error: { readonly message?: string | undefined } | undefined): string[] {
  try {
    const found = itemErrorsSchema.safeParse(JSON.parse(error?.message ?? ''));
    return found.success ? found.data.map(({ item_id }) => item_id) : [];
  } catch {
    return [];
  }
}
