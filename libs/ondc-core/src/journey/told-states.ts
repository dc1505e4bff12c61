import { z } from 'zod';
import type { ToldState } from './journey-log.ts';

/** Fulfilments that bring no goods to the farmer: they tell what was cancelled, comes back or went back. */
const NOT_OUTWARD: readonly string[] = ['Cancel', 'RTO', 'Return', 'Reverse QC'];

/** Whether a fulfilment brings the goods; one without a type does. */
export const isOutward = (type: string | undefined) => !NOT_OUTWARD.includes(type ?? 'Delivery');

const tagSchema = z.object({
  code: z.unknown().optional(),
  list: z
    .array(z.object({ code: z.unknown().optional(), value: z.unknown().optional() }))
    .optional()
    .catch(undefined),
});
const text = z.string().optional().catch(undefined);
const orderSchema = z.object({
  state: text,
  cancellation: z
    .object({ cancelled_by: text, reason: z.object({ id: text }) })
    .optional()
    .catch(undefined),
  fulfillments: z
    .array(
      z.object({
        id: text,
        type: text,
        state: z
          .object({ descriptor: z.object({ code: text }) })
          .optional()
          .catch(undefined),
        tags: z.array(tagSchema).optional().catch(undefined),
      }),
    )
    .optional()
    .catch(undefined),
});
const bodySchema = z.object({
  context: z.object({ action: z.string(), bap_id: z.unknown().optional() }),
  message: z.object({ order: orderSchema }),
});
const issueSchema = z.object({ message: z.object({ issue: z.object({ id: z.string() }) }) });
type ToldOrder = z.infer<typeof orderSchema>;
type Fulfilment = NonNullable<ToldOrder['fulfillments']>[number];

/**
 * What a callback says of its order, to be judged one after the other: of what brings the goods or brings them back
 * (once for each reason to cancel that is not the buyer's own), and of each return. Of an issue only which one it is;
 * one state without anything for a body that tells of neither.
 */
export function toldStates(body: unknown): readonly ToldState[] {
  const { success, data } = bodySchema.safeParse(body);
  if (!success) return [issueOf(body)];
  const { order } = data.message;
  const fulfilments = order.fulfillments ?? [];
  const { state } = order;
  const onItsWay = fulfilments.find(({ type }) => type === 'RTO') ?? fulfilments.find(({ type }) => isOutward(type));
  const told: ToldState = { state, fulfilment: codeOf(onItsWay) };
  const reasons = cancelReasons(order, fulfilments, data.context);
  const returns = fulfilments
    .filter(({ type }) => type === 'Return')
    .map((one): ToldState => ({ state, fulfilment: codeOf(one), returnId: one.id }));
  return [...(reasons.length === 0 ? [told] : reasons.map((cancelReason) => ({ ...told, cancelReason }))), ...returns];
}

function issueOf(body: unknown): ToldState {
  const { success, data } = issueSchema.safeParse(body);
  return success ? { issueId: data.message.issue.id } : {};
}

const codeOf = (fulfilment: Fulfilment | undefined) => fulfilment?.state?.descriptor.code;

/** News of an order repeat the buyer's own cancellation; as a cancellation it stands for the seller's. */
function cancelReasons(
  { cancellation }: ToldOrder,
  fulfilments: readonly Fulfilment[],
  { action, bap_id }: { readonly action: string; readonly bap_id?: unknown },
): readonly string[] {
  const isOthers = (by: unknown) => action === 'on_cancel' || by !== bap_id;
  const whole = isOthers(cancellation?.cancelled_by) ? cancellation?.reason.id : undefined;
  const parts = fulfilments
    .filter(({ type }) => type === 'Cancel' || type === 'RTO')
    .map(({ tags }) => tags?.find(({ code }) => code === 'cancel_request')?.list)
    .filter((list) => isOthers(list?.find(({ code }) => code === 'initiated_by')?.value))
    .map((list) => list?.find(({ code }) => code === 'reason_id')?.value);
  return [...new Set([whole, ...parts].filter((reason) => typeof reason === 'string'))];
}
