import type { ServerTexts } from '@haat/app-context';

const DURATION = /^P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d{1,6}S)?)?$/;
const HOURS_A_DAY = 24;

/**
 * A duration as sellers write it (ISO 8601: 'P7D', 'PT48H') in words: 'within 7 days', 'within 2 days', 'within 6
 * hours'. Whole days are days; of minutes at least an hour is said. Null for what is no duration in weeks, days and
 * hours, and for none at all.
 */
export function withinText(t: ServerTexts, duration: string | null): string | null {
  const parts = DURATION.exec(duration ?? '');
  if (parts === null) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  const all = (weeks * 7 + days) * HOURS_A_DAY + hours + Math.ceil(minutes / 60);
  if (all === 0) return null;
  return all % HOURS_A_DAY === 0
    ? t('open-network:time.days', { count: all / HOURS_A_DAY })
    : t('open-network:time.hours', { count: all });
}
