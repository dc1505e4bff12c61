import { changeOfOrder, type AgreedOrder, type ChangeRefusal } from '../journey/agreed-order.ts';
import { orderOfNews } from '../messages/order-answer.ts';
import type { Quote } from '../quote/quote.ts';
import { quoteProblems } from '../quote/quote-problems.ts';
import { signedPaiseOf } from '../wire/read-values.ts';
import { readToldOrder, type ToldEvent, type ToldPacks } from './read-told-order.ts';

/** With which of the network's codes news of an order are refused. */
export type NewsRefusal = ChangeRefusal | '22503' | '22507' | '22508';

/** What a confirmed order was agreed to be. */
export interface AgreedToBuy extends AgreedOrder {
  /** Of `on_init`, which was confirmed. */
  readonly quote: Quote;
}

/** Sellers round what they write to the rupee. */
const ROUNDED_PAISE = 100;

/**
 * Why news of an order are refused, or null when they may count: in this order, the first that holds.
 *
 * | code | when |
 * |---|---|
 * | as `changeOfOrder` | the order is told otherwise than it was agreed |
 * | 22508 | a part is cancelled of goods that were not ordered, of more of them, or without saying of which |
 * | 22503 | what a part gives back is not told readably, is more than was agreed, or the quote has not fallen by it |
 * | 22507 | the quote does not add up, or is above the agreed one |
 *
 * What is told of another kind than it should be counts as not told.
 * See docs/domain/open-network.md#what-a-seller-may-not-change.
 *
 * @param message `message` of `on_status`, `on_cancel` or `on_update`
 */
export function judgeNews(message: unknown, agreed: AgreedToBuy): NewsRefusal | null {
  const [order, told] = [orderOfNews(message), readToldOrder(message)];
  if (order === null || told === null) return null;
  const changed = changeOfOrder(order, agreed, false);
  if (changed !== null) return changed;
  const cancels = told.events.filter(({ type }) => type !== 'Return');
  const isPart = cancels.length > 0 && told.state !== 'Cancelled';
  const ordered = new Map(agreed.basket.items.map(({ id, count }) => [id, count]));
  if (isPart && !areOrdered(cancels, ordered)) return '22508';
  if (isPart && cancels.some(({ paise }) => paise === null)) return '22503';
  if (sumOf(cancels) > totalOf(agreed.quote) + ROUNDED_PAISE) return '22503';
  if (order.quote === undefined) return null;
  const isFallen = isReducedBy(order.quote, agreed.quote, told.events) && areTakenOff(order.quote, ordered, cancels);
  if (cancels.length > 0 && !isFallen) return '22503';
  return isSound(order.quote, agreed) ? null : '22507';
}

const totalOf = (quote: Quote) => signedPaiseOf(quote.price?.value) ?? 0;
const sumOf = (events: readonly ToldEvent[]) => events.reduce((sum, { paise }) => sum + (paise ?? 0), 0);

/** Packs of all events together. */
function packsOf(events: readonly ToldEvent[]): ToldPacks {
  const all = new Map<string, number>();
  for (const { packs } of events)
    for (const [id, count] of Object.entries(packs)) all.set(id, (all.get(id) ?? 0) + count);
  return Object.fromEntries(all);
}

function areOrdered(cancels: readonly ToldEvent[], ordered: ReadonlyMap<string, number>): boolean {
  const saysWhich = cancels.every(({ packs }) => Object.values(packs).some((count) => count > 0));
  return saysWhich && Object.entries(packsOf(cancels)).every(([id, count]) => count <= (ordered.get(id) ?? 0));
}

/** By what is given back of it; not judged where that, or the quote's total, cannot be read. */
function isReducedBy(quote: Quote, agreed: Quote, events: readonly ToldEvent[]): boolean {
  const left = signedPaiseOf(quote.price?.value);
  const isReadable = events.every(({ type, paise }) => paise !== null || type === 'Return');
  if (left === null || !isReadable) return true;
  return Math.abs(totalOf(agreed) - sumOf(events) - left) < ROUNDED_PAISE;
}

/** Whether no line of the goods has more packs than are left of them. */
function areTakenOff(quote: Quote, ordered: ReadonlyMap<string, number>, cancels: readonly ToldEvent[]): boolean {
  const cancelled = packsOf(cancels);
  return (quote.breakup ?? [])
    .filter((line) => line['@ondc/org/title_type'] === 'item')
    .every((line) => {
      const id = line['@ondc/org/item_id'] ?? '';
      const count = Number(line['@ondc/org/item_quantity']?.count ?? 0);
      return count <= (ordered.get(id) ?? 0) - (cancelled[id] ?? 0);
    });
}

/** Fewer packs than were asked for are right here: some were cancelled or went back. */
function isSound(quote: Quote, agreed: AgreedToBuy): boolean {
  const selected = agreed.basket.items.map((item) => ({ ...item, price: 0 }));
  const problems = quoteProblems(quote, selected).filter(({ kind }) => kind !== 'item-changed');
  return problems.length === 0 && totalOf(quote) < totalOf(agreed.quote) + ROUNDED_PAISE;
}
