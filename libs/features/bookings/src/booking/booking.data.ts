import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { bookingSlots, cancelBooking, isApiError, ownBooking, rescheduleBooking } from '@haat/api-client';
import type { Booking } from '@haat/api-contract/bookings';
import { apiContext, formText, languageContext, refusalText, requireSession, textContext } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { exactMomentText } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { visitText, type Words } from '../booking-words.ts';
import { chosenSlot, slotWeek } from '../slot-week.ts';

/** What a form of the screen is answered. */
export interface BookingReply {
  readonly refused: string;
}

/** A booking of the person; another's is not there. */
export async function loadBooking({ request, params, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const found = await ownBooking(api, params['bookingId'] ?? '').catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'refused') return null;
    throw error;
  });
  if (found === null) return data({ title: t('booking:mine'), booking: null }, { status: 404 });
  const words = { t, language: context.get(languageContext), now: new Date() };
  const asked = url.searchParams.get('ask');
  const here = (query: Record<string, string> = {}) => pathTo('booking', { bookingId: found.id }, query);
  const days =
    asked === 'move' && found.may_reschedule ? await bookingSlots(api, found.service.id, found.vendor.id) : null;
  const booking = {
    ...{ state: found.state, stateText: t(`booking:state.${found.state}`), name: found.service.name },
    when: visitText(words, found),
    notes: notesOf(words, found),
    facts: factsOf(words, found),
    rows: found.lines.map(({ name, amount }) => ({ label: name, amount: formatMoney(amount) })),
    total: formatMoney(found.total),
    isBooked: url.searchParams.get('done') === 'booked',
    here: here(),
    move: found.may_reschedule ? here({ ask: 'move' }) : null,
    cancel: found.may_cancel ? here({ ask: 'cancel' }) : null,
    isMoving: asked === 'move' && found.may_reschedule,
    isCancelling: asked === 'cancel' && found.may_cancel,
    days: days === null ? null : slotWeek(t, words.language, days, words.now),
    comesBack:
      found.paid === 0 ? t('booking:nothingPaid') : t('booking:comesBack', { amount: formatMoney(found.refund) }),
    reports: found.report !== null && found.report.bag_numbers.length > 0 ? pathTo('soilReports') : null,
  };
  return { title: found.number, booking };
}

/** What the screen is drawn from. */
export type BookingData = ReturnType<typeof useLoaderData<typeof loadBooking>>;

/** Cancels a booking, or chooses another time for it. */
export async function changeBooking({ request, params, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const api = context.get(apiContext);
  const t = context.get(textContext);
  const id = params['bookingId'] ?? '';
  const form = await request.formData();
  const intent = formText(form, 'intent');
  try {
    if (intent === 'cancel') await cancelBooking(api, id);
    else if (intent === 'move') {
      const slot = chosenSlot(formText(form, 'slot'));
      if (slot === null) return data<BookingReply>({ refused: t('booking:problem.slot') }, { status: 400 });
      await rescheduleBooking(api, id, slot);
    } else return data<BookingReply>({ refused: t('main:errors.request_error_invalid') }, { status: 400 });
    return redirect(pathTo('booking', { bookingId: id }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return data<BookingReply>({ refused: refusalText(context, error) }, { status: error.httpStatus });
  }
}

function notesOf({ t, language }: Words, booking: Booking): string[] {
  const { state, postponements, cancelled_by: by, is_taken: isTaken, may_reschedule: may, report } = booking;
  return [
    ...(report?.is_sample === true ? [t('booking:sample')] : []),
    ...(postponements > 0 && state === 'PENDING' ? [t('booking:postponed')] : []),
    ...(state === 'PENDING' ? [t(isTaken ? 'booking:taken' : 'booking:waiting')] : []),
    ...(by === null ? [] : [t(`booking:cancelledBy.${by}`)]),
    ...(may ? [t('booking:until', { moment: exactMomentText(t, language, new Date(booking.free_until)) })] : []),
  ];
}

function factsOf({ t }: Words, booking: Booking) {
  const { vendor, acres, samples, people, crop, address, tank_mix: tank, wind, report } = booking;
  const fact = (key: string, value: string | null) => (value === null ? [] : [{ name: t(key), value }]);
  return [
    ...fact('booking:vendors', `${vendor.name}, ${vendor.town}`),
    ...fact('booking:acres', acres === null ? null : String(acres)),
    ...fact('booking:samples', samples === null ? null : String(samples)),
    ...fact('booking:people', people === null ? null : String(people)),
    ...fact('booking:crop', crop?.name ?? null),
    ...fact('booking:tank', tank.length === 0 ? null : tank.join(', ')),
    ...fact('booking:address', address),
    ...fact('booking:wind', wind === null ? null : t('booking:windValue', { wind })),
    ...fact('booking:doneAcres', report?.acres == null ? null : String(report.acres)),
    ...fact('booking:doneProduct', report?.product ?? null),
    ...fact('booking:bags', report === null || report.bag_numbers.length === 0 ? null : report.bag_numbers.join(', ')),
  ];
}
