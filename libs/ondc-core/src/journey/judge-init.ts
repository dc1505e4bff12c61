import type { AnsweredOrder } from '../messages/order-answer.ts';
import { billingOf, collectorOf, type OrderToInitialise } from '../messages/init.ts';
import { judgeQuote, type KnownOfQuote } from '../quote/judge-quote.ts';
import type { SelectedItem } from '../quote/quote-problems.ts';

/** With which of the network's codes an `on_init` is refused. */
export type InitRefusal = '20006' | '21002' | '21003' | '22506' | '22507' | '40002';

/** What an `on_init` is held against. */
export interface ExpectedInit {
  readonly sent: OrderToInitialise;
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
 * | 20006 | the bill is for somebody else, the goods go to another place, or payment or quote is missing |
 * | 22506 | paid in another way or to another than was asked for, or another finder fee |
 * | as `judgeQuote` | the quote is not the one that the farmer saw |
 * | 40002 | there is less of something than there was |
 *
 * See docs/domain/open-network.md#steps-of-an-order.
 */
export function judgeInit(order: AnsweredOrder, expected: ExpectedInit): InitRefusal | null {
  const { sent, selected, known, finderFeePercent } = expected;
  const { quote, payment } = order;
  if (quote === undefined || payment === undefined || !isForTheSame(order, sent)) return '20006';
  if (payment['type'] !== sent.paymentType || payment['collected_by'] !== collectorOf(sent.paymentType)) return '22506';
  const fee = payment['@ondc/org/buyer_app_finder_fee_amount'];
  const feeType = payment['@ondc/org/buyer_app_finder_fee_type'];
  if (feeType !== 'percent' || Number(fee) !== Number(finderFeePercent)) return '22506';
  const judged = judgeQuote(quote, selected, known);
  return judged.isAccepted ? null : (judged.nack ?? '40002');
}

/** What is not repeated is not another: sellers leave out what they did not change. */
function isForTheSame({ billing, fulfillments }: AnsweredOrder, sent: OrderToInitialise): boolean {
  const ours = billingOf(sent);
  const isSameBill = billing === undefined || (['name', 'phone'] as const).every((key) => billing[key] === ours[key]);
  return (
    isSameBill &&
    (fulfillments ?? []).every(({ end }) => (end?.location?.gps ?? sent.destination.gps) === sent.destination.gps)
  );
}
