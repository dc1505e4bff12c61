import type { NetworkCart, NetworkQuote } from '@haat/api-contract/open-network';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney, toPaise, toRupees } from '@haat/format';
import { momentText } from '@haat/presenters';
import type { BillRow } from '@haat/ui-kit';
import { withinText } from './duration.presenter.ts';

/** A shop's price as the screen shows it: every rupee, until when it holds, when the goods come. */
export interface QuoteView {
  readonly rows: readonly BillRow[];
  readonly total: string;
  /** The same in rupees, to be agreed to. */
  readonly totalRupees: number;
  /** Until when it holds, and how long delivery takes. */
  readonly notes: readonly string[];
}

/** The request's words: language and time beside its texts. */
interface Words {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}

/**
 * Puts a shop's price into words; once it is agreed to, nothing is said of its end.
 * See docs/domain/open-network.md#quotes.
 */
export function quoteView(
  { t, language, now }: Words,
  quote: NetworkQuote,
  { isAgreed = false, isFetched = false } = {},
): QuoteView {
  const within = withinText(t, quote.delivered_within);
  return {
    rows: rowsOf(t, quote),
    total: formatMoney(quote.total),
    totalRupees: quote.total,
    notes: [
      !isAgreed && Date.parse(quote.holds_until) > now.getTime()
        ? t('network-journey:quote.holds', { time: momentText(t, language, quote.holds_until, now) })
        : null,
      within === null
        ? null
        : t(isFetched ? 'network-journey:quote.readyWithin' : 'network-journey:quote.within', { within }),
    ].filter((note) => note !== null),
  };
}

/** What differs from what the farmer put into the cart: fewer packs, another price. */
export function quoteChanges(t: ServerTexts, quote: NetworkQuote, lines: NetworkCart['lines']): string[] {
  return quote.lines.flatMap(({ variant_id, name, asked, quantity, price }) => {
    const known = lines.find(({ variant }) => variant.id === variant_id)?.variant;
    const before = known && toPaise(known.price) - toPaise(known.discount);
    return [
      ...(quantity < asked ? [t('network-journey:quote.short', { name, asked, left: quantity })] : []),
      ...(before !== undefined && before !== toPaise(price) && quantity > 0
        ? [
            t('network-journey:quote.changed', {
              name,
              now: formatMoney(price),
              before: formatMoney(toRupees(before)),
            }),
          ]
        : []),
    ];
  });
}

/** Goods, then charges; what bears the same words is one row, so that the rows make the total. */
function rowsOf(t: ServerTexts, { lines, charges }: NetworkQuote): BillRow[] {
  const paise = new Map<string, number>();
  const add = (label: string, amount: number) => paise.set(label, (paise.get(label) ?? 0) + toPaise(amount));
  for (const { name, quantity, amount } of lines) if (quantity > 0) add(`${name} × ${quantity}`, amount);
  for (const { kind, amount } of charges) add(t(`network-journey:charge.${kind}`), amount);
  return [...paise].map(([label, amount]) => ({
    label,
    amount: formatMoney(toRupees(amount)),
    tone: amount < 0 ? 'saving' : 'plain',
  }));
}
