import type { MandiHistory } from '@haat/api-contract/mandi';
import { formatAmount } from '@haat/format';
import { mandiDayText, mandiPriceView, mandiRateText, type MandiPriceWords } from '@haat/presenters';

/** Fewer days than this are a table: a line through them would tell of a course that nobody knows. */
const LEAST_DAYS_OF_A_LINE = 5;

/** Stands where nothing is known of a day. */
export const NO_VALUE = '–';

/** A market's prices over time, as the kit's chart or table shows them. */
export interface HistoryView {
  readonly market: string;
  readonly caption: string;
  readonly summary: string;
  readonly isLine: boolean;
  /** The oldest first. */
  readonly days: readonly {
    readonly time: number;
    readonly text: string;
    readonly modal: number;
    readonly rate: string;
    /** Tonnes that came. */
    readonly arrivals: string;
  }[];
  /** Of one day at least it is known how much came. */
  readonly hasArrivals: boolean;
  /** The support price, a line of its own; null where the commodity has none. */
  readonly supportPrice: number | null;
}

/** Prices over time in words; days to come are left out. */
export function historyView(words: MandiPriceWords, history: MandiHistory): HistoryView {
  const { t } = words;
  const days = history.results.filter((price) => mandiPriceView(words, price) !== null);
  const modals = days.map(({ modal }) => modal);
  const names = { crop: history.commodity.name, market: history.market.name };
  return {
    market: history.market.name,
    caption: t('mandi:chart.caption', names),
    summary:
      days.length === 0
        ? t('mandi:chart.none')
        : t('mandi:chart.summary', {
            count: days.length,
            least: mandiRateText(Math.min(...modals)),
            most: mandiRateText(Math.max(...modals)),
          }),
    isLine: days.length >= LEAST_DAYS_OF_A_LINE,
    days: days.map(({ day, modal, arrival_tonnes }) => ({
      time: Date.parse(`${day}T00:00:00Z`),
      text: mandiDayText(words, day),
      modal,
      rate: mandiRateText(modal),
      arrivals: arrival_tonnes === null ? NO_VALUE : formatAmount(arrival_tonnes, { maxFractionDigits: 1 }),
    })),
    hasArrivals: days.some(({ arrival_tonnes: tonnes }) => tonnes !== null),
    supportPrice: history.support_price?.price ?? null,
  };
}
