import type { Checkout } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney, indiaDay } from '@haat/format';
import { dayText } from '@haat/presenters';
import type { PrebookView } from './checkout-screen.ts';

/** Puts what a prebooking promises and asks into words; null for a normal order. */
export function prebookView(
  t: ServerTexts,
  { prebook }: Pick<Checkout, 'prebook'>,
  language: string,
  now: Date,
): PrebookView | null {
  if (!prebook) return null;
  const day = (date: string) => dayText(t, language, date.length > 10 ? indiaDay(new Date(date)) : date, now);
  const { booking_dates, booking_date, advance, queue_place, cancel_free_until } = prebook;
  return {
    dates: booking_dates.map((date) => ({ value: date, label: day(date) })),
    chosen: booking_date ?? booking_dates[0] ?? null,
    facts: [
      t('checkout:prebook.locked'),
      advance > 0 ? t('checkout:prebook.advance', { amount: formatMoney(advance) }) : t('checkout:prebook.noAdvance'),
      ...(queue_place === null ? [] : [t('checkout:prebook.queue', { place: queue_place })]),
      ...(cancel_free_until === null
        ? []
        : [
            t('checkout:prebook.cancelFree', { day: day(cancel_free_until) }),
            ...(advance > 0 ? [t('checkout:prebook.cancelLater')] : []),
          ]),
    ],
  };
}
