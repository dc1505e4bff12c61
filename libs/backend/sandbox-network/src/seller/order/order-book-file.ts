import { z } from 'zod';
import { contextOfMessageSchema } from '../../wire/message.ts';
import { SCRIPTS } from '../scripts.ts';
import type { SellerShop } from '../seller-profile.ts';
import { createOrderBook, DELIVERY_STEPS, type OrderBook, type SellerOrder } from './order-book.ts';
import { ORDER_MESSAGES } from './order-messages.ts';

/** Raised with each change of the form: a book of another form is not read. */
const VERSION = 1;

const moment = z.iso.datetime();
const paise = z.number().int();
const goodsState = z.enum([...DELIVERY_STEPS, 'Cancelled', 'RTO-Initiated', 'RTO-Delivered']);
const tag = z.object({ code: z.string(), list: z.array(z.object({ code: z.string(), value: z.string() })) });
const line = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(['item', 'delivery']),
  count: z.number().int(),
  paise,
  each: z.object({ paise, isInStock: z.boolean() }).optional(),
});
const event = z.object({
  id: z.string(),
  type: z.enum(['Cancel', 'RTO', 'Return']),
  state: z.string(),
  items: z.array(z.object({ id: z.string(), count: z.number().int() })),
  tags: z.array(tag),
});
/** An order without its shop, which is found by the ids that were confirmed. */
const order = z.object({
  confirmed: ORDER_MESSAGES.confirm.shape.order,
  context: contextOfMessageSchema,
  script: z.enum(SCRIPTS),
  createdAt: moment,
  updatedAt: moment,
  state: z.enum(['Accepted', 'In-progress', 'Completed', 'Cancelled']),
  goods: goodsState,
  lines: z.array(line),
  events: z.array(event),
  cancellation: z.object({ cancelled_by: z.string(), reason: z.object({ id: z.string() }) }).nullable(),
  moments: z.partialRecord(goodsState, moment),
  refunds: z.array(z.unknown()),
});
const issue = z.object({
  context: contextOfMessageSchema,
  issue: z.record(z.string(), z.unknown()),
  resolvedAs: z.string().nullable(),
});
const bookSchema = z.object({
  version: z.literal(VERSION),
  orders: z.array(order),
  initialised: z.array(z.tuple([z.string(), paise])),
  scripts: z.array(z.tuple([z.string(), z.enum(SCRIPTS)])),
  issues: z.array(z.tuple([z.string(), issue])),
});

/** A book as the text of its file. */
export function writeBook({ orders, initialised, scripts, issues }: OrderBook): string {
  const withoutShop = ({ shop: _shop, ...kept }: SellerOrder) => kept;
  return JSON.stringify({
    version: VERSION,
    orders: [...orders.values()].map(withoutShop),
    initialised: [...initialised],
    scripts: [...scripts],
    issues: [...issues],
  });
}

/**
 * The book of a file's text, its orders at the shops that there are.
 * @throws Error that says what is wrong, and nothing that stands in the file
 */
export function readBook(text: string, shops: readonly SellerShop[]): OrderBook {
  const { success, data, error } = bookSchema.safeParse(parsed(text));
  if (!success) throw new Error(error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; '));
  const book = createOrderBook();
  for (const kept of data.orders) {
    const { id, provider } = kept.confirmed;
    const shop = shops.find(
      ({ providerId, locationId }) => providerId === provider.id && locationId === provider.locations[0]?.id,
    );
    if (shop === undefined) throw new Error('an order is of a shop that there is no longer');
    book.orders.set(id, { ...kept, shop });
  }
  for (const [transaction, asked] of data.initialised) book.initialised.set(transaction, asked);
  for (const [transaction, script] of data.scripts) book.scripts.set(transaction, script);
  for (const [id, known] of data.issues) book.issues.set(id, known);
  return book;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The message of a syntax error repeats a piece of the text.
    throw new Error('it is no JSON');
  }
}
