import { paiseOf, signedPaiseOf } from '../wire/read-values.ts';
import { quoteProblems, type SelectedItem } from './quote-problems.ts';
import type { Quote, QuoteLine } from './quote.ts';

/** What is known beside the goods that were asked for. */
export interface KnownOfQuote {
  /** The quote of the step before, which the farmer saw: from it nothing may differ. */
  readonly earlier?: Quote | undefined;
  /** By item, in rupees. */
  readonly maximumRetailPrices?: Readonly<Record<string, number>> | undefined;
}

/** What a quote is to us. */
export interface QuoteJudgement {
  /** Whether it can be ordered as it is. */
  readonly isAccepted: boolean;
  /** With which of the network's codes its seller is told so; null where the quote is only not what was asked for. */
  readonly nack: '21002' | '21003' | '22507' | null;
}

const ACCEPTED: QuoteJudgement = { isAccepted: true, nack: null };
const refused = (nack: QuoteJudgement['nack']): QuoteJudgement => ({ isAccepted: false, nack });

/**
 * Whether a quote can be ordered as it is, and what its seller is told if not.
 * See docs/domain/open-network.md#quotes.
 */
export function judgeQuote(quote: Quote, selected: readonly SelectedItem[], known: KnownOfQuote = {}): QuoteJudgement {
  const problems = quoteProblems(quote, selected);
  if (problems.some(({ kind }) => kind !== 'item-changed')) return refused('22507');
  if (isAboveMaximum(quote, known.maximumRetailPrices)) return refused('22507');
  if (problems.length === 0)
    return known.earlier === undefined || haveSameLines(quote, known.earlier) ? ACCEPTED : refused('22507');
  const changes = selected
    .filter(({ id }) => problems.some((problem) => problem.id === id))
    .map((item) => codeOfChange(item, quote.breakup ?? []));
  // What cannot be read is said first, then what would cost more; fewer goods are for the farmer to decide.
  return refused((['22507', '21002', '21003'] as const).find((code) => changes.includes(code)) ?? null);
}

/** Why the line of an item is not what was asked for. */
function codeOfChange(item: SelectedItem, lines: readonly QuoteLine[]): QuoteJudgement['nack'] {
  const [line, ...more] = itemLines(lines).filter((one) => one['@ondc/org/item_id'] === item.id);
  const count = Number(line?.['@ondc/org/item_quantity']?.count);
  const paise = signedPaiseOf(line?.price?.value);
  if (line === undefined || more.length > 0 || paise === null || !Number.isInteger(count) || count < 0) return '22507';
  const asked = Math.round(item.price * 100);
  if (paise === count * asked) return count > item.count ? '21002' : null;
  // What one costs is told by on_select alone.
  const each = paiseOf(line.item?.price?.value) ?? paise / count;
  return paise === count * each ? '21003' : '22507';
}

function isAboveMaximum(quote: Quote, maximums: KnownOfQuote['maximumRetailPrices']): boolean {
  return itemLines(quote.breakup ?? []).some((line) => {
    const maximum = maximums?.[line['@ondc/org/item_id'] ?? ''];
    const count = Number(line['@ondc/org/item_quantity']?.count);
    return maximum !== undefined && (signedPaiseOf(line.price?.value) ?? 0) > count * Math.round(maximum * 100);
  });
}

const itemLines = (lines: readonly QuoteLine[]) => lines.filter((line) => line['@ondc/org/title_type'] === 'item');

/** Whether two quotes have the same lines with the same amounts, in whatever order and spelling. */
function haveSameLines(one: Quote, other: Quote): boolean {
  const linesOf = ({ breakup }: Quote) =>
    (breakup ?? [])
      .map((line) =>
        JSON.stringify([
          line['@ondc/org/title_type'],
          line['@ondc/org/item_id'],
          Number(line['@ondc/org/item_quantity']?.count ?? 0),
          signedPaiseOf(line.price?.value),
        ]),
      )
      .toSorted();
  return JSON.stringify(linesOf(one)) === JSON.stringify(linesOf(other));
}
