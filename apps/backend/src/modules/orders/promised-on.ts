import { formatDateTime } from '@haat/format';

/** The day in India, `YYYY-MM-DD`, of a moment. */
export function indiaDay(moment: Date): string {
  return formatDateTime(moment).slice(0, 10);
}
