import type { SlotDay } from '@haat/api-contract/bookings';
import type { ServerTexts } from '@haat/app-context';
import { asLine, dayText, timeText } from '@haat/presenters';

/** A day with its times, in words. */
export interface SlotDayView {
  readonly day: string;
  /** 'Tomorrow, Friday · 5 times free', or that there is none. */
  readonly title: string;
  readonly times: readonly { readonly value: string; readonly title: string; readonly detail: string }[];
}

/** The days that can be booked, each with its free times, said in words and not by colours. */
export function slotWeek(t: ServerTexts, language: string, days: readonly SlotDay[], now: Date): SlotDayView[] {
  return days.map(({ day, slots }) => {
    const weekday = t(`nearby-centres:day.d${String(new Date(`${day}T00:00:00Z`).getUTCDay())}`);
    const name = `${asLine(dayText(t, language, day, now))}, ${weekday}`;
    const free = slots.length === 0 ? t('booking:slots.none') : t('booking:slots.free', { free: slots.length });
    return {
      ...{ day, title: `${name}: ${free}` },
      times: slots.map(({ from, to, left }) => ({
        value: `${day} ${from}`,
        title: t('booking:slots.time', { opens: timeText(t, from), closes: timeText(t, to) }),
        detail: t('booking:slots.left', { left }),
      })),
    };
  });
}

/** The day and time that a form names, 'YYYY-MM-DD HH:MM'; null when it names none. */
export function chosenSlot(typed: string): { readonly day: string; readonly from: string } | null {
  const [, day, from] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/.exec(typed) ?? [];
  return day === undefined || from === undefined ? null : { day, from };
}
