import { z } from 'zod';
import { DELIVERY } from '../catalogue/catalogue-item.ts';

const count = z.coerce.number().int().min(1).max(1_000);
const item = z.looseObject({
  id: z.string().min(1),
  fulfillment_id: z.string().optional(),
  quantity: z.looseObject({ count }),
});
const fulfilment = z.looseObject({ id: z.string().default(DELIVERY), type: z.string().optional() });
const provider = z.looseObject({ id: z.string().min(1), locations: z.array(z.looseObject({ id: z.string() })).min(1) });
const basket = { provider, items: z.array(item).min(1), fulfillments: z.array(fulfilment).min(1) };
const money = z.looseObject({ currency: z.literal('INR'), value: z.string().regex(/^\d+(\.\d{1,2})?$/) });
const payment = z.looseObject({ type: z.enum(['ON-ORDER', 'ON-FULFILLMENT']), status: z.string().optional() });
const billing = z.looseObject({ name: z.string().min(1), phone: z.string().min(1) });

/** What the seller app reads of the messages of an order; all else is repeated as it came. */
export const ORDER_MESSAGES = {
  select: z.looseObject({ order: z.looseObject(basket) }),
  init: z.looseObject({ order: z.looseObject({ ...basket, billing, payment: payment.optional() }) }),
  confirm: z.looseObject({
    order: z.looseObject({
      ...basket,
      id: z.string().min(1).max(32),
      state: z.literal('Created'),
      billing,
      quote: z.looseObject({ price: money }),
      payment,
    }),
  }),
  status: z.looseObject({ order_id: z.string() }),
  track: z.looseObject({ order_id: z.string() }),
  cancel: z.looseObject({ order_id: z.string(), cancellation_reason_id: z.string() }),
  update: z.looseObject({
    update_target: z.enum(['item', 'payment']),
    order: z.looseObject({ id: z.string(), fulfillments: z.array(z.looseObject({})).min(1) }),
  }),
  support: z.looseObject({ ref_id: z.string() }),
};

/** What was asked for in `select`, `init` and `confirm`. */
export type Basket = z.infer<(typeof ORDER_MESSAGES)['select']>['order'];
/** The order of `init`. */
export type InitialisedOrder = z.infer<(typeof ORDER_MESSAGES)['init']>['order'];
/** The order of `confirm`. */
export type ConfirmedOrder = z.infer<(typeof ORDER_MESSAGES)['confirm']>['order'];
/** A tag of the network. */
export interface Tag {
  readonly code: string;
  readonly list: readonly { readonly code: string; readonly value: string }[];
}

/** A tag with names and values. */
export const tag = (code: string, values: Readonly<Record<string, string>>): Tag => ({
  code,
  list: Object.entries(values).map(([name, value]) => ({ code: name, value })),
});
