import type { MandiDayPrice } from '@haat/api-contract/mandi';
import type { ServerTexts } from '@haat/app-context';
import { formatAmount, toPaise, toRupees } from '@haat/format';
import { priceAge, priceChange } from '@haat/mandi-core';
import { dayText } from './day.presenter.ts';

/** The moment, and the language in which days are named. */
export interface MandiPriceWords {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
  /** The day in India. */
  readonly today: string;
}

/** A day's price in words. */
export interface MandiPriceView {
  /** The modal price of a quintal: '₹1,850'. */
  readonly rate: string;
  /** '₹1,200 to ₹2,100'; null where all sold at one price. */
  readonly range: string | null;
  /** How old it is: 'Price of yesterday'. */
  readonly age: string;
  /** It tells nothing of today's price. */
  readonly isOld: boolean;
  /** How much came; null where it is not known. */
  readonly arrivals: string | null;
}

/** How a price differs from the one before. */
export interface MandiChangeView {
  readonly direction: 'up' | 'down' | 'same';
  readonly text: string;
}

/** A rate of a quintal as it is shown: '₹1,850'. */
export function mandiRateText(rupees: number): string {
  return `₹${formatAmount(rupees)}`;
}

/** A day's price in words; null for one of a day to come. See docs/domain/mandi.md#age. */
export function mandiPriceView(words: MandiPriceWords, price: MandiDayPrice): MandiPriceView | null {
  const { t } = words;
  const age = priceAge(price.day, words.today);
  if (age === null) return null;
  const day = dayText(t, words.language, price.day, words.now);
  return {
    rate: mandiRateText(price.modal),
    range:
      price.min === price.max
        ? null
        : t('mandi:price.range', { least: mandiRateText(price.min), most: mandiRateText(price.max) }),
    age: t(`mandi:age.${age.label}`, { days: age.days, day }),
    isOld: age.label === 'old',
    arrivals:
      price.arrival_tonnes === null
        ? null
        : t('mandi:price.arrivals', { tonnes: formatAmount(price.arrival_tonnes, { maxFractionDigits: 1 }) }),
  };
}

/** The change against the last day that had a price; null without one. See docs/domain/mandi.md#change. */
export function mandiChangeView(
  { t, language, now }: MandiPriceWords,
  modal: number,
  previous: { readonly day: string; readonly modal: number } | null,
): MandiChangeView | null {
  const change = priceChange(toPaise(modal), previous ? toPaise(previous.modal) : null, previous?.day ?? null);
  if (change === null) return null;
  const direction = change.amount > 0 ? 'up' : change.amount < 0 ? 'down' : 'same';
  return {
    direction,
    text: t(`mandi:change.${direction}`, {
      amount: mandiRateText(toRupees(Math.abs(change.amount))),
      percent: formatAmount(Math.abs(change.percent), { maxFractionDigits: 1 }),
      day: dayText(t, language, change.since, now),
    }),
  };
}
