import type { ConsentSpan } from '@haat/api-contract/vocabulary';
import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';

const MONTH_MS = 30 * 86_400_000;

/** When a consent is over: after 30 days, or with this day in India. See docs/domain/agents.md#asking-for-consent. */
export function endOf(lasts: ConsentSpan, now: Date): Date {
  if (lasts === 'month') return new Date(now.getTime() + MONTH_MS);
  return new Date(`${addDays(indiaDay(now), 1)}T00:00:00+05:30`);
}

/** The last moment of a consent that is over at `until`: on the last day of the consent. */
export function lastMoment(until: Date): Date {
  return new Date(until.getTime() - 1);
}
