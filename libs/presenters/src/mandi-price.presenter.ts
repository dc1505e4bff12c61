import type { MandiDayPrice } from '@haat/api-contract/mandi';
import type { ServerTexts } from '@haat/app-context';
import { formatAmount, toPaise, toRupees } from '@haat/format';
import { priceAge, priceChange } from '@haat/mandi-core';
import { dayText, exactDayText } from './day.presenter.ts';

/** The moment, and the language in which days are named. */
export interface MandiPriceWords {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
  /** The day in India. */
  readonly today: string;
  /** For a copy that the phone keeps: it is read on another day, and so names days, not how long ago they are. */
  readonly isKeptCopy?: boolean;
}

/** How old something is, in words. */
export interface MandiAgeView {
  readonly text: string;
  /** It tells nothing of today. */
  readonly isOld: boolean;
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

/** A day within a sentence: 'yesterday' or '21 Nov'; in a kept copy always the second. */
export function mandiDayText({ t, language, now, isKeptCopy = false }: MandiPriceWords, day: string): string {
  return isKeptCopy ? exactDayText(language, day, now) : dayText(t, language, day, now);
}

/** How old a price of a day is, in words; null for one of a day to come. See docs/domain/mandi.md#age. */
export function mandiAgeView(words: MandiPriceWords, day: string): MandiAgeView | null {
  const age = priceAge(day, words.today);
  if (age === null) return null;
  const named = { days: age.days, day: mandiDayText(words, day) };
  return {
    text: words.isKeptCopy === true ? words.t('mandi:age.on', named) : words.t(`mandi:age.${age.label}`, named),
    isOld: age.label === 'old',
  };
}

/** A rate of a quintal as it is shown: '₹1,850'. */
export function mandiRateText(rupees: number): string {
  return `₹${formatAmount(rupees)}`;
}

/** A day's price in words; null for one of a day to come. See docs/domain/mandi.md#age. */
export function mandiPriceView(words: MandiPriceWords, price: MandiDayPrice): MandiPriceView | null {
  const { t } = words;
  const age = mandiAgeView(words, price.day);
  if (age === null) return null;
  return {
    rate: mandiRateText(price.modal),
    range:
      price.min === price.max
        ? null
        : t('mandi:price.range', { least: mandiRateText(price.min), most: mandiRateText(price.max) }),
    age: age.text,
    isOld: age.isOld,
    arrivals:
      price.arrival_tonnes === null
        ? null
        : t('mandi:price.arrivals', { tonnes: formatAmount(price.arrival_tonnes, { maxFractionDigits: 1 }) }),
  };
}

/** The change against the last day that had a price; null without one. See docs/domain/mandi.md#change. */
export function mandiChangeView(
  words: MandiPriceWords,
  modal: number,
  previous: { readonly day: string; readonly modal: number } | null,
): MandiChangeView | null {
  const change = priceChange(toPaise(modal), previous ? toPaise(previous.modal) : null, previous?.day ?? null);
  if (change === null) return null;
  const direction = change.amount > 0 ? 'up' : change.amount < 0 ? 'down' : 'same';
  return {
    direction,
    text: words.t(`mandi:change.${direction}`, {
      amount: mandiRateText(toRupees(Math.abs(change.amount))),
      percent: formatAmount(Math.abs(change.percent), { maxFractionDigits: 1 }),
      day: mandiDayText(words, change.since),
    }),
  };
}
