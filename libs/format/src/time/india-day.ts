import { formatDateTime } from './format-date-time.ts';

/**
 * The calendar day of a moment in India, `YYYY-MM-DD`; an invalid date is an empty string.
 *
 * Domain rules, time: calendar days are India's wherever the program runs.
 */
export function indiaDay(moment: Date): string {
  return formatDateTime(moment).slice(0, 10);
}
