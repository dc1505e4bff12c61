import { formatDateTime } from './format-date-time.ts';

/**
 * The calendar day of a moment in India, `YYYY-MM-DD`; an invalid date is an empty string.
 *
 * See docs/domain/amounts-and-formats.md#days-and-times.
 */
export function indiaDay(moment: Date): string {
  return formatDateTime(moment).slice(0, 10);
}
