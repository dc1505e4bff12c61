import type { AnsweredOrder } from '../messages/order-answer.ts';
import { judgeQuote } from '../quote/judge-quote.ts';
import type { Quote } from '../quote/quote.ts';
import type { SelectedItem } from '../quote/quote-problems.ts';
import { changeOfCounts, changeOfOrder, type AgreedOrder, type ChangeRefusal } from './agreed-order.ts';

/** With which of the network's codes an `on_confirm` is refused. */
export type ConfirmationRefusal = ChangeRefusal | '21002' | '21003' | '22507';

/** What an `on_confirm` is held against. */
export interface ExpectedConfirmation {
  /** On the wire. */
  readonly orderId: string;
  readonly agreed: AgreedOrder;
  readonly selected: readonly SelectedItem[];
  /** Of `on_init`, which was confirmed. */
  readonly quote: Quote;
}

/**
 * Why a confirmation is refused, or null when it is of the order that was sent: its id (20006), all of it that
 * `changeOfOrder` looks at, its price as `judgeQuote` says, and the numbers of its packs.
 * See docs/domain/open-network.md#steps-of-an-order.
 */
export function judgeConfirmation(
  order: AnsweredOrder,
  { orderId, agreed, selected, quote }: ExpectedConfirmation,
): ConfirmationRefusal | null {
  if (order.id !== orderId) return '20006';
  const changed = changeOfOrder(order, agreed, true);
  if (changed !== null) return changed;
  if (order.quote === undefined) return changeOfCounts(order, agreed.basket);
  const judged = judgeQuote(order.quote, selected, { earlier: quote });
  return judged.isAccepted ? changeOfCounts(order, agreed.basket) : (judged.nack ?? '22507');
}
