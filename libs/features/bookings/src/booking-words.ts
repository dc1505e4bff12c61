import type { BookingCard } from '@haat/api-contract/bookings';
import type { BookingState } from '@haat/api-contract/vocabulary/bookings';
import type { ServerTexts } from '@haat/app-context';
import { asLine, dayText, timeText } from '@haat/presenters';
import type { BadgeProps } from '@haat/ui-kit';

/** Which colour goes with a state, beside its word. */
export const STATE_TONES: Readonly<Record<BookingState, BadgeProps['tone']>> = {
  PENDING: 'info',
  ONGOING: 'warning',
  DONE: 'success',
  CANCELLED: 'neutral',
};

/** The language of the request, and its clock. */
export interface Words {
  readonly t: ServerTexts;
  readonly language: string;
  readonly now: Date;
}

/** When a visit is: 'Tomorrow, 9 am to 10 am'. */
export function visitText({ t, language, now }: Words, { day, from, to }: Pick<BookingCard, 'day' | 'from' | 'to'>) {
  const time = t('booking:slots.time', { opens: timeText(t, from), closes: timeText(t, to) });
  return `${asLine(dayText(t, language, day, now))}, ${time}`;
}
