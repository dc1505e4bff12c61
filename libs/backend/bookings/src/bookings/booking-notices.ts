import { noticeDay, tellPerson } from '@haat/backend-identity';
import type { EventHandlers, Localised, NoticeKind } from '@haat/backend-platform';
import { eq } from 'drizzle-orm';
import { farmBookings } from '../tables.ts';
import texts from './booking-texts.json' with { type: 'json' };
import { BOOKING_EVENT, type BookingNews } from './move-booking.ts';

const NOTICES: Readonly<Record<BookingNews, { kind: NoticeKind; text: Localised }>> = {
  made: { kind: 'booking-made', text: texts.made },
  postponed: { kind: 'booking-postponed', text: texts.postponed },
  started: { kind: 'booking-started', text: texts.started },
  done: { kind: 'booking-done', text: texts.done },
  cancelled: { kind: 'booking-cancelled', text: texts.cancelled },
};

/** Tells farmers what has become of their bookings. */
export const BOOKING_NOTICE_HANDLERS: EventHandlers = {
  async [BOOKING_EVENT](dependencies, { id, payload }) {
    const notice = NOTICES[payload['what'] as BookingNews];
    const [booking] = await dependencies.database
      .select()
      .from(farmBookings)
      .where(eq(farmBookings.id, payload['booking_id'] ?? ''));
    if (booking === undefined) return;
    const { userId, number, day, from, takenAt, workerUserId } = booking;
    await tellPerson(dependencies, {
      ...{ ...notice, id, userId, sampleText: takenAt !== null && workerUserId === null ? texts.sample : null },
      values: () => ({ number, day: noticeDay(day), time: from }),
    });
  },
};
