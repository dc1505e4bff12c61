import type { ServerTexts } from '@haat/app-context';
import { formatDateTime, indiaDay, shortMonth } from '@haat/format';
import { timeText } from './shop.presenter.ts';

const DAY_MS = 86_400_000;

/**
 * A day as people say it: today, tomorrow, yesterday, else '21 Nov', with the year if it is another one.
 *
 * Calendar days are India's: docs/domain/amounts-and-formats.md#days-and-times.
 *
 * @param day - 'YYYY-MM-DD', a day in India
 */
export function dayText(t: ServerTexts, language: string, day: string, now: Date): string {
  const today = indiaDay(now);
  const then = Date.parse(`${day}T00:00:00Z`);
  const distance = (then - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;
  if (distance === 0) return t('order:day.today');
  if (distance === 1) return t('order:day.tomorrow');
  if (distance === -1) return t('order:day.yesterday');
  return Number.isNaN(then) ? '' : exactDayText(language, day, now);
}

/** A day that is still right when it is read on another one: '21 Nov', with the year if it is another one. */
export function exactDayText(language: string, day: string, now: Date): string {
  const dayAndMonth = dayAndMonthText(language, day);
  return day.slice(0, 4) === indiaDay(now).slice(0, 4) ? dayAndMonth : `${dayAndMonth} ${day.slice(0, 4)}`;
}

/** The month from the language, the order of the parts the same in all six. */
function dayAndMonthText(language: string, day: string): string {
  return `${Number(day.slice(8, 10))} ${shortMonth(language, Number(day.slice(5, 7)) - 1)}`;
}

/** A moment that is still right when it is read on another day: '21 Nov, 10:12 in the morning'. */
export function exactMomentText(t: ServerTexts, language: string, at: Date): string {
  const clock = formatDateTime(at);
  return `${dayAndMonthText(language, clock)}, ${timeText(t, clock.slice(11, 16))}`;
}

/** A day or a moment that stands by itself, not within a sentence: in English it begins with a capital. */
export function asLine(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A moment as people say it: 'today, 10:12 in the morning'. */
export function momentText(t: ServerTexts, language: string, at: string, now: Date): string {
  const moment = new Date(at);
  const clock = formatDateTime(moment);
  return clock === '' ? '' : `${dayText(t, language, clock.slice(0, 10), now)}, ${timeText(t, clock.slice(11, 16))}`;
}
