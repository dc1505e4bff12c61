import type { OpeningHours } from '@haat/api-contract';
import { indiaTime } from './india-time.ts';

/** Whether a shop is open, and until when, or when it opens next. Times are 'HH:mm' in India. */
export type OpeningState =
  | { isOpen: true; closesAt: string }
  | {
      isOpen: false;
      opensAt: string;
      /** 0 later today, 1 tomorrow, 2 the day after. */
      inDays: number;
      /** Weekday of that day, 0 Sunday to 6 Saturday. */
      weekday: number;
    };

/**
 * Whether a shop is open at a moment, by India's clock. At the minute of closing it is closed.
 *
 * See docs/domain/vendors.md#opening-hours.
 */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const clock = indiaTime(now);
  const today = clock.getUTCDay();
  const time = clock.toISOString().slice(11, 16);
  const isClosedToday = hours.closed_weekday === today;
  if (!isClosedToday && time >= hours.opens_at && time < hours.closes_at) {
    return { isOpen: true, closesAt: hours.closes_at };
  }
  const first = !isClosedToday && time < hours.opens_at ? 0 : 1;
  const inDays = (today + first) % 7 === hours.closed_weekday ? first + 1 : first;
  return { isOpen: false, opensAt: hours.opens_at, inDays, weekday: (today + inDays) % 7 };
}
