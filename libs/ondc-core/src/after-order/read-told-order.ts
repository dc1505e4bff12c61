import { z } from 'zod';
import { tagValue, textOf, type NetworkTag } from '../catalogue/catalogue-message.ts';
import { decimalOf, momentOf, paiseOf, signedPaiseOf } from '../wire/read-values.ts';
import { safeUrlOf } from '../wire/safe-url.ts';

/** Fulfilments that are events of an order, not what brings its goods. */
const EVENTS = ['Cancel', 'RTO', 'Return'] as const;

/** Packs by item, as the seller calls it. */
export type ToldPacks = Readonly<Record<string, number>>;

/** What was cancelled, comes back or shall come back. */
export interface ToldEvent {
  readonly id: string;
  readonly type: (typeof EVENTS)[number];
  /** Where it stands: 'Cancelled', 'RTO-Initiated', 'Return_Picked'. */
  readonly code: string | null;
  /** The network's code of why. */
  readonly reason: string | null;
  readonly packs: ToldPacks;
  /** What is given back for it, whole paise; null where the seller does not say, or not readably. */
  readonly paise: number | null;
}

/** What a seller says of an order in `on_status`, `on_cancel` and `on_update`. */
export interface ToldOrder {
  readonly id: string;
  readonly state: string | null;
  /** Of what brings the goods, or of their way back. */
  readonly fulfilment: string | null;
  readonly isPaid: boolean;
  /** The network's code of why all of it was cancelled; null where it was not, or no reason is told. */
  readonly cancelReason: string | null;
  /** What is still to be brought, or was. */
  readonly packs: ToldPacks;
  readonly events: readonly ToldEvent[];
  /** Only one that may be opened: see {@link safeUrlOf}. */
  readonly invoiceUrl: string | null;
  /** ISO 8601. */
  readonly deliveredAt: string | null;
  /** What the seller has heard from us was given back, whole paise each. */
  readonly refundedPaise: readonly number[];
}

const text = z.string().nullish().catch(null);
const lenient = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().catch(null);
const listOf = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .array(shape.nullable().catch(null))
    .transform((all) => all.filter((one) => one !== null))
    .catch([])
    .default([]);
const tag = z.object({ code: text, list: listOf(z.object({ code: text, value: z.unknown() })) });
const fulfilment = z.object({
  id: text,
  type: text,
  state: lenient(z.object({ descriptor: z.object({ code: text }) })),
  end: lenient(z.object({ time: z.object({ timestamp: z.unknown() }) })),
  tags: listOf(tag),
});
const messageSchema = z.object({
  order: z.object({
    id: z.string().min(1),
    state: text,
    cancellation: lenient(z.object({ reason: z.object({ id: text }) })),
    items: listOf(z.object({ id: z.string(), fulfillment_id: text, quantity: z.object({ count: z.unknown() }) })),
    fulfillments: listOf(fulfilment),
    payment: lenient(
      z.object({
        status: text,
        '@ondc/org/settlement_details': listOf(
          z.object({ settlement_counterparty: text, settlement_phase: text, settlement_amount: z.unknown() }),
        ),
      }),
    ),
    documents: listOf(z.object({ label: text, url: z.unknown() })),
  }),
});
type Order = z.infer<typeof messageSchema>['order'];
type Fulfilment = z.infer<typeof fulfilment>;

/**
 * Reads what a seller says of an order; what is missing or of another kind counts as not told.
 * See docs/domain/open-network.md#after-the-confirmation.
 *
 * @param message `message` of a callback
 * @returns null for what tells of no order
 */
export function readToldOrder(message: unknown): ToldOrder | null {
  const { success, data } = messageSchema.safeParse(message);
  if (!success) return null;
  const { order } = data;
  const isEvent = ({ type }: Fulfilment) => EVENTS.some((one) => one === type);
  const events = order.fulfillments.filter(isEvent);
  const eventIds = new Set(events.map(({ id }) => id));
  const outward = order.fulfillments.find((one) => !isEvent(one));
  const onItsWay = events.findLast(({ type }) => type === 'RTO') ?? outward;
  return {
    id: order.id,
    state: order.state ?? null,
    fulfilment: codeOf(onItsWay),
    isPaid: order.payment?.status === 'PAID',
    cancelReason: textOf(order.cancellation?.reason.id),
    packs: packsOf(order, (id) => !eventIds.has(id ?? '')),
    events: events.flatMap((event) => eventOf(order, event)),
    invoiceUrl: safeUrlOf(order.documents.find(({ label }) => label?.toLowerCase() === 'invoice')?.url),
    deliveredAt: momentOf(outward?.end?.time.timestamp),
    refundedPaise: refundsTold(order),
  };
}

const codeOf = (one: Fulfilment | undefined) => textOf(one?.state?.descriptor.code);

function eventOf(order: Order, event: Fulfilment): ToldEvent[] {
  const { id } = event;
  const type = EVENTS.find((one) => one === event.type);
  const tags = event.tags as readonly NetworkTag[];
  if (type === undefined || id === null || id === undefined || id === '') return [];
  const reason = tagValue(tags, type === 'Return' ? 'return_request' : 'cancel_request', 'reason_id');
  return [
    { id, type, code: codeOf(event), reason, packs: packsOf(order, (one) => one === id), paise: givenBack(tags) },
  ];
}

/** Minus the sum of the trail; null where there is none, or a part of it cannot be read, or more is to be paid. */
function givenBack(tags: readonly NetworkTag[]): number | null {
  const trail = tags.filter(({ code }) => code === 'quote_trail');
  const amounts = trail.map((one) =>
    tagValue([one], 'quote_trail', 'currency') === 'INR'
      ? signedPaiseOf(tagValue([one], 'quote_trail', 'value'))
      : null,
  );
  const read = amounts.filter((paise) => paise !== null);
  if (trail.length === 0 || read.length < amounts.length) return null;
  const sum = read.reduce((total, paise) => total + paise, 0);
  return sum > 0 ? null : Math.abs(sum);
}

function packsOf({ items }: Order, isOf: (fulfilmentId: string | null | undefined) => boolean): ToldPacks {
  const packs = new Map<string, number>();
  for (const { id, fulfillment_id, quantity } of items) {
    const count = decimalOf(quantity.count) ?? Number.NaN;
    if (isOf(fulfillment_id) && Number.isSafeInteger(count)) packs.set(id, (packs.get(id) ?? 0) + count);
  }
  return Object.fromEntries(packs);
}

function refundsTold({ payment }: Order): readonly number[] {
  return (payment?.['@ondc/org/settlement_details'] ?? []).flatMap((one) => {
    const isRefund = one.settlement_counterparty === 'buyer' && one.settlement_phase === 'refund';
    const paise = isRefund ? paiseOf(one.settlement_amount) : null;
    return paise === null ? [] : [paise];
  });
}
