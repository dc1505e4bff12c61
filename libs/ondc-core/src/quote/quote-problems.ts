import { signedPaiseOf } from '../wire/read-values.ts';
import { QUOTE_LINE_KINDS, type NetworkPrice, type Quote, type QuoteLine } from './quote.ts';

/** What was asked for. */
export interface SelectedItem {
  readonly id: string;
  readonly count: number;
  /** What one costs, in rupees. */
  readonly price: number;
}

/** Why a quote is not accepted, in the order in which it is said. */
export const QUOTE_PROBLEMS = ['sum', 'unknown-line', 'negative', 'item-changed'] as const;

/** What is wrong with a quote. */
export interface QuoteProblem {
  readonly kind: (typeof QUOTE_PROBLEMS)[number];
  /** Of the line or the item; null where it is the quote's total. */
  readonly id: string | null;
}

/** What may make a quote smaller. */
const REDUCTIONS: readonly (string | undefined)[] = ['discount', 'offer'];

/**
 * What is wrong with a quote, beside what was asked for; nothing when it may be accepted.
 * See docs/domain/open-network.md#quotes.
 */
export function quoteProblems(quote: Quote, selected: readonly SelectedItem[]): QuoteProblem[] {
  const lines = quote.breakup ?? [];
  return [
    ...(isSumRight(quote, lines) ? [] : [{ kind: 'sum' as const, id: null }]),
    ...lines.filter((line) => !isKnown(line, selected)).map((line) => problem('unknown-line', line)),
    ...negatives(quote, lines),
    ...selected.filter((item) => !isAsAsked(item, lines)).map(({ id }) => ({ kind: 'item-changed' as const, id })),
  ];
}

function isSumRight(quote: Quote, lines: readonly QuoteLine[]): boolean {
  const total = rupeesInPaise(quote.price);
  const sum = lines.reduce<number>((before, line) => before + (rupeesInPaise(line.price) ?? Number.NaN), 0);
  return total !== null && total === sum;
}

function isKnown(line: QuoteLine, selected: readonly SelectedItem[]): boolean {
  const kind = line['@ondc/org/title_type'];
  if (kind === 'item') return selected.some(({ id }) => id === line['@ondc/org/item_id']);
  return QUOTE_LINE_KINDS.some((known) => known === kind);
}

/** Lines that are below zero; the total where it is and none of them says why: nobody is paid for an order. */
function negatives(quote: Quote, lines: readonly QuoteLine[]): QuoteProblem[] {
  const below = lines.filter((line) => isBelowZero(line)).map((line) => problem('negative', line));
  const isTotalBelow = (rupeesInPaise(quote.price) ?? 0) < 0;
  return below.length === 0 && isTotalBelow ? [{ kind: 'negative', id: null }] : below;
}

function isBelowZero(line: QuoteLine): boolean {
  return !REDUCTIONS.includes(line['@ondc/org/title_type']) && (rupeesInPaise(line.price) ?? 0) < 0;
}

/** An item may stand on several lines: together they are what was asked for. */
function isAsAsked(item: SelectedItem, lines: readonly QuoteLine[]): boolean {
  const own = lines.filter((line) => line['@ondc/org/title_type'] === 'item' && line['@ondc/org/item_id'] === item.id);
  const count = own.reduce((sum, line) => sum + Number(line['@ondc/org/item_quantity']?.count), 0);
  const paise = own.reduce((sum, line) => sum + (rupeesInPaise(line.price) ?? Number.NaN), 0);
  return own.length > 0 && count === item.count && paise === item.count * Math.round(item.price * 100);
}

/** Null for what is no amount in rupees. */
function rupeesInPaise(price: NetworkPrice | undefined): number | null {
  return price?.currency === 'INR' ? signedPaiseOf(price.value) : null;
}

const problem = (kind: QuoteProblem['kind'], line: QuoteLine): QuoteProblem => ({
  kind,
  id: line['@ondc/org/item_id'] ?? null,
});
