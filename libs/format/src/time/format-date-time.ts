import { indiaTime } from './india-time.ts';

/**
 * A moment as `YYYY-MM-DD HH:mm:ss` in India time; an invalid date is an empty string.
 *
 * See docs/domain/amounts-and-formats.md#days-and-times.
 */
export function formatDateTime(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : indiaTime(date).toISOString().replace('T', ' ').slice(0, -5);
}
