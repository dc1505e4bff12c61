import type { NetworkBasket } from '../messages/basket.ts';
import type { AnsweredOrder } from '../messages/order-answer.ts';
import { judgeQuote, type KnownOfQuote } from '../quote/judge-quote.ts';
import type { SelectedItem } from '../quote/quote-problems.ts';
import { changeOfGoods } from './agreed-order.ts';

/** With which of the network's codes an `on_select` is refused. */
export type SelectRefusal = '20003' | '20004' | '20005' | '20006' | '21002' | '22507';

/** What an `on_select` is held against. */
export interface ExpectedSelect {
  readonly basket: NetworkBasket;
  readonly selected: readonly SelectedItem[];
  readonly maximumRetailPrices: KnownOfQuote['maximumRetailPrices'];
}

/**
 * Why a seller's answer to what goods cost is refused, or null when it is taken. Another price than the catalogue's is
 * the seller's to say: it is taken, and the farmer decides.
 *
 * | code | when |
 * |---|---|
 * | 20006 | the quote is missing |
 * | 20003, 20004, 20005 | it is of another seller, another shop or other goods |
 * | 21002, 22507 | as `judgeQuote` |
 *
 * See docs/domain/open-network.md#quotes.
 */
export function judgeSelect(order: AnsweredOrder, expected: ExpectedSelect): SelectRefusal | null {
  const { basket, selected, maximumRetailPrices } = expected;
  if (order.quote === undefined) return '20006';
  const changed = changeOfGoods(order, basket, false);
  if (changed !== null) return changed;
  const { nack } = judgeQuote(order.quote, selected, { maximumRetailPrices });
  return nack === '21003' ? null : nack;
}
