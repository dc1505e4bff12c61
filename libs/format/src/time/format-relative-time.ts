import { indiaTime } from './india-time.ts';
import { shortMonth } from './short-month.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** In which language `formatRelativeTime` writes. */
export interface RelativeTimeOptions {
  /** Language code: hi, en, mr, bn, or, gu. */
  language: string;
  /** The text for under a minute, in that language. */
  justNow: string;
}

/**
 * How long ago something was: under a minute the given `justNow` text, under an hour `5m`, under a day `3h`; else day
 * and short month of the language, with the year if it differs from now's, in India time. A moment yet to come is
 * `justNow` (the clocks of phone and server differ); an invalid date is an empty string.
 *
 * See docs/domain/amounts-and-formats.md#relative-time.
 */
export function formatRelativeTime(then: Date, now: Date, { language, justNow }: RelativeTimeOptions): string {
  const age = now.getTime() - then.getTime();
  if (Number.isNaN(age)) {
    return '';
  }
  if (age < MINUTE_MS) {
    return justNow;
  }
  if (age < HOUR_MS) {
    return `${Math.floor(age / MINUTE_MS)}m`;
  }
  if (age < DAY_MS) {
    return `${Math.floor(age / HOUR_MS)}h`;
  }
  const day = indiaTime(then);
  const year = day.getUTCFullYear();
  const dayAndMonth = `${day.getUTCDate()} ${shortMonth(language, day.getUTCMonth())}`;
  return year === indiaTime(now).getUTCFullYear() ? dayAndMonth : `${dayAndMonth} ${year}`;
}
