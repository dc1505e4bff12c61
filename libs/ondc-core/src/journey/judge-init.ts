import type { AnsweredOrder } from '../messages/order-answer.ts';
import { collectorOf, type OrderToInitialise } from '../messages/init.ts';
import { judgeQuote, type KnownOfQuote } from '../quote/judge-quote.ts';
import type { SelectedItem } from '../quote/quote-problems.ts';
import { changeOfCounts, changeOfOrder, type ChangeRefusal } from './agreed-order.ts';

/** With which of the network's codes an `on_init` is refused. */
export type InitRefusal = ChangeRefusal | '21002' | '21003' | '22507' | '40002';

/** What an `on_init` is held against. */
export interface ExpectedInit {
  readonly sent: OrderToInitialise;
  /** As `on_select` told it, ISO 8601; null where it told none. */
  readonly timeToDeliver: string | null;
  readonly selected: readonly SelectedItem[];
  readonly known: KnownOfQuote;
  /** Our part of the sale as we said it when we searched, a percentage. */
  readonly finderFeePercent: string;
}

/**
 * Why an order is not placed on the terms that a seller named in `on_init`, or null when it is. Nothing may differ from
 * what the farmer agreed to, nor from what was sent.
 *
 * | code | when |
 * |---|---|
 * | 20006 | payment or quote is missing |
 * | 22506 | it does not say how it is paid, who takes the money, or the finder fee |
 * | as `changeOfOrder` | it is not what was sent |
 * | as `judgeQuote` | the quote is not the one that the farmer saw |
 * | 40002 | there is less of something than there was |
 * | as `changeOfCounts` | there are other numbers of packs than are paid for |
 *
 * See docs/domain/open-network.md#steps-of-an-order.
 */
export function judgeInit(order: AnsweredOrder, expected: ExpectedInit): InitRefusal | null {
  const { sent, timeToDeliver, selected, known, finderFeePercent } = expected;
  const { quote, payment } = order;
  if (quote === undefined || payment === undefined) return '20006';
  const asked = {
    type: sent.paymentType,
    collected_by: collectorOf(sent.paymentType),
    '@ondc/org/buyer_app_finder_fee_type': 'percent',
    '@ondc/org/buyer_app_finder_fee_amount': finderFeePercent,
  };
  const changed = changeOfOrder(order, { ...sent, timeToDeliver, payment: asked, cancellationTerms: null }, true);
  if (changed !== null) return changed;
  if (Object.keys(asked).some((term) => payment[term] === undefined)) return '22506';
  const judged = judgeQuote(quote, selected, known);
  return judged.isAccepted ? changeOfCounts(order, sent.basket) : (judged.nack ?? '40002');
}
