import { formatDateTime, indiaDay } from '@haat/format';

/** Opening hours of one weekday, `HH:mm` in India. A day that is not listed is closed. */
export interface WeekdayHours {
  /** 1 Monday to 7 Sunday (ISO 8601). */
  weekday: number;
  opens: string;
  closes: string;
}

const DAY_MS = 86_400_000;
/** Maximum number of days to look ahead: a shop that never opens has no promised day. */
const MOST_DAYS = 60;

/**
 * Promised day of delivery or pickup, `YYYY-MM-DD` in India: a number of working days after the day on which the shop
 * sees the order (today, when it still opens or is open today); null for a shop that never opens.
 * @param closedDays holidays, `YYYY-MM-DD`, on which it stays closed whatever the weekday
 */
export function promisedOn(
  now: Date,
  readyInDays: number,
  openDays: readonly WeekdayHours[],
  closedDays: readonly string[] = [],
): string | null {
  const time = formatDateTime(now).slice(11, 16);
  let left = readyInDays;
  for (let ahead = 0; ahead < MOST_DAYS; ahead += 1) {
    const day = indiaDay(new Date(now.getTime() + ahead * DAY_MS));
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
    const hours = openDays.find((open) => open.weekday === weekday);
    if (hours === undefined || closedDays.includes(day) || (ahead === 0 && time >= hours.closes)) continue;
    if (left === 0) return day;
    left -= 1;
  }
  return null;
}
