import { rupees } from '../catalogue/catalogue-item.ts';
import { stepsOf, type EventFulfilment, type SellerOrder } from './order-book.ts';
import { tag, type Tag } from './order-messages.ts';
import type { Line } from './quote-basket.ts';

/** What a seller app tells by itself after a step of an order. */
export type OwnCallback = 'on_status' | 'on_update' | 'on_cancel';

const PART_CANCEL_REASON = '002';
const RTO_REASON = '013';
const RETURN_STEPS: Readonly<Record<string, readonly string[]>> = {
  return_liquidated: ['Return_Initiated', 'Liquidated'],
  part_cancel: ['Return_Initiated', 'Liquidated'],
  return_refused: ['Return_Initiated', 'Return_Rejected'],
  normal: ['Return_Initiated', 'Return_Approved', 'Return_Picked', 'Return_Delivered'],
};
/** From when on the farmer gets money back for returned goods. */
const REFUNDED = ['Return_Picked', 'Liquidated'];

/** Takes an order one step on, as its script says; null when there is no step left. @param at ISO 8601 */
export function advanceOrder(order: SellerOrder, at: string): OwnCallback | null {
  const step = nextStep(order);
  if (step !== null) order.updatedAt = at;
  if (step === 'return') return advanceReturn(order);
  if (step === 'part_cancel') return cancelPart(order);
  if (step === 'rto') return startRto(order, at);
  if (step === 'rto_delivered') return endRto(order, at);
  if (step === null) return null;
  order.goods = step;
  order.moments[step] = at;
  order.state = step === stepsOf(order).at(-1) ? 'Completed' : 'In-progress';
  return 'on_status';
}

/** The buyer app cancels. */
export function cancelOrder(order: SellerOrder, reasonId: string, by: string, at: string): void {
  order.updatedAt = at;
  closeWith(order, 'Cancel', 'Cancelled', { reasonId, by });
  order.goods = 'Cancelled';
}

/** Adds a request for return. False for goods that were not ordered, or more of them than were. */
export function requestReturn(order: SellerOrder, request: Tag, at: string): boolean {
  const valueOf = (name: string) => request.list.find(({ code }) => code === name)?.value ?? '';
  const [id, count] = [valueOf('item_id'), Number(valueOf('item_quantity'))];
  const line = order.lines.find((one) => one.type === 'item' && one.id === id);
  if (line === undefined || !Number.isInteger(count) || count < 1 || count > line.count) return false;
  const initiated = { code: 'initiated_by', value: order.context.bap_id };
  const tags = [{ ...request, list: [...request.list, initiated] }];
  order.events.push({ id: valueOf('id'), type: 'Return', state: 'Return_Initiated', items: [{ id, count }], tags });
  order.updatedAt = at;
  return true;
}

const openReturn = ({ events, script }: SellerOrder): EventFulfilment | undefined =>
  events.find(
    ({ type, state }) => type === 'Return' && returnSteps(script).indexOf(state) < returnSteps(script).length - 1,
  );
const returnSteps = (script: string) => RETURN_STEPS[script] ?? RETURN_STEPS['normal'] ?? [];

function nextStep(order: SellerOrder) {
  if (openReturn(order) !== undefined) return 'return';
  if (order.goods === 'RTO-Initiated') return 'rto_delivered';
  if (order.state === 'Cancelled' || order.state === 'Completed') return null;
  const hasEvents = order.events.length > 0;
  if (order.script === 'part_cancel' && !hasEvents) return 'part_cancel';
  if (order.script === 'rto' && order.goods === 'Out-for-delivery') return 'rto';
  const steps = stepsOf(order);
  return steps[steps.findIndex((step) => step === order.goods) + 1] ?? null;
}

function advanceReturn(order: SellerOrder): OwnCallback {
  const event = openReturn(order);
  if (event === undefined) return 'on_update';
  const steps = returnSteps(order.script);
  event.state = steps[steps.indexOf(event.state) + 1] ?? event.state;
  if (!REFUNDED.includes(event.state)) return 'on_update';
  for (const { id, count } of event.items) {
    const paise = (order.lines.find((line) => line.id === id)?.each?.paise ?? 0) * count;
    order.lines = reduce(order.lines, id, count);
    event.tags = [...event.tags, quoteTrail('item', id, paise)];
  }
  return 'on_update';
}

/** One pack of the last item is not there after all. */
function cancelPart(order: SellerOrder): OwnCallback {
  const line = order.lines.findLast(({ type }) => type === 'item');
  if (line === undefined) return 'on_update';
  const request = { reason_id: PART_CANCEL_REASON, initiated_by: order.context.bpp_id ?? '' };
  const tags = [tag('cancel_request', request), quoteTrail('item', line.id, line.each?.paise ?? 0)];
  order.events.push({ id: 'C1', type: 'Cancel', state: 'Cancelled', items: [{ id: line.id, count: 1 }], tags });
  order.lines = reduce(order.lines, line.id, 1);
  return 'on_update';
}

function startRto(order: SellerOrder, at: string): OwnCallback {
  closeWith(order, 'RTO', 'RTO-Initiated', { reasonId: RTO_REASON, by: order.context.bpp_id ?? '' });
  order.goods = 'RTO-Initiated';
  order.moments['RTO-Initiated'] = at;
  return 'on_cancel';
}

function endRto(order: SellerOrder, at: string): OwnCallback {
  for (const event of order.events) if (event.type === 'RTO') event.state = 'RTO-Delivered';
  order.goods = 'RTO-Delivered';
  order.moments['RTO-Delivered'] = at;
  return 'on_status';
}

/** Cancels all that is left: the goods go to a fulfilment of their own, and nothing is to be paid any more. */
function closeWith(
  order: SellerOrder,
  type: 'Cancel' | 'RTO',
  state: string,
  { reasonId, by }: { readonly reasonId: string; readonly by: string },
): void {
  const tags = order.lines.map((line) => quoteTrail(line.type, line.id, line.paise));
  const items = order.lines.flatMap(({ id, type: kind, count }) =>
    kind === 'item' && count > 0 ? [{ id, count }] : [],
  );
  order.events.push({ id: `${type === 'Cancel' ? 'C' : 'R'}${order.events.length + 1}`, type, state, items, tags });
  order.lines = order.lines.map((line) => ({ ...line, count: line.type === 'item' ? 0 : line.count, paise: 0 }));
  order.state = 'Cancelled';
  order.cancellation = { cancelled_by: by, reason: { id: reasonId } };
}

/** What is given back of a line, in rupees below zero. */
const quoteTrail = (type: Line['type'], id: string, paise: number) =>
  tag('quote_trail', { type, id, currency: 'INR', value: rupees(-paise / 100) });

const reduce = (lines: readonly Line[], itemId: string, count: number) =>
  lines.map((line) =>
    line.id === itemId && line.each !== undefined
      ? { ...line, count: line.count - count, paise: line.paise - count * line.each.paise }
      : line,
  );
