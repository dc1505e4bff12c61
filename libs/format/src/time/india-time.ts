/** India keeps one time, 5 hours 30 minutes ahead of UTC, without summer time. */
const INDIA_OFFSET_MS = 19_800_000;

/**
 * The same moment as a date whose UTC fields read as India's clock and calendar, wherever the program runs.
 *
 * See docs/domain/amounts-and-formats.md#days-and-times.
 */
export function indiaTime(date: Date): Date {
  return new Date(date.getTime() + INDIA_OFFSET_MS);
}
