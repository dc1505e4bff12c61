import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { bookingSlots, bookService, cropCards, isApiError } from '@haat/api-client';
import type { BookingInput } from '@haat/api-contract/bookings';
import type { BookingField } from '@haat/api-contract/vocabulary/bookings';
import {
  apiContext,
  languageContext,
  refusalText,
  requireSession,
  textContext,
  trackContext,
  unavailable,
} from '@haat/app-context';
import { toLatinDigits } from '@haat/format';
import { pathTo } from '@haat/routing';
import { readChosen } from '../chosen-package.ts';
import { asksFor } from '../find-service.data.ts';
import { pricedChoice } from '../priced-choice.data.ts';
import { chosenSlot, slotWeek } from '../slot-week.ts';
import { missingOf, readBooking, type TypedBooking } from './typed-booking.ts';

/** Services that are told apart where bookings are measured. See docs/domain/measurement.md#events. */
const MEASURED_SERVICES = ['soil-testing', 'drone-spray'] as const;

/** What a form is answered. Whatever it says, what was typed is still there. */
export interface BookingReply {
  readonly typed: TypedBooking;
  readonly missing: readonly BookingField[];
  /** What the service said. */
  readonly refused: string | null;
}

/** The form of a service: the fields that it declares, and the times that are free. */
export async function loadBookingForm({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const priced = await pricedChoice(context, readChosen(url.searchParams));
  if (priced === null) return data({ title: t('booking:none'), form: null }, { status: 404 });
  const { service, vendor, total } = priced;
  const asks = (field: BookingField) => asksFor(service, field);
  const [days, crops] = await Promise.all([
    bookingSlots(api, service.id, vendor.id),
    asks('crop') ? cropCards(api) : Promise.resolve([]),
  ]);
  if (crops === null) throw unavailable();
  const form = {
    /** Made with the form: the same form sent again is one booking. */
    key: crypto.randomUUID(),
    action: `${pathTo('bookingForm')}${url.search}`,
    name: service.name,
    total,
    days: days === null ? null : slotWeek(t, context.get(languageContext), days, new Date()),
    mandatory: service.mandatory,
    crops: asks('crop') ? crops.map(({ id, name }) => ({ value: id, label: name })) : null,
    asksAddress: asks('address'),
    asksPeople: asks('people'),
    tank: asks('tank_mix') ? service.tank_products : null,
    keepsDistance: service.keeps_distance,
    cannotBook: service.mandatory.includes('tank_mix') && service.tank_products.length === 0,
  };
  return { title: t('booking:formTitle'), form };
}

/** What the screen is drawn from. */
export type BookingFormData = ReturnType<typeof useLoaderData<typeof loadBookingForm>>;

/** Books what the address says was chosen, with what was typed. */
export async function sendBooking({ request, url, context }: ActionFunctionArgs) {
  requireSession(context, request);
  const typed = readBooking(await request.formData());
  const priced = await pricedChoice(context, readChosen(url.searchParams));
  if (priced === null) return redirect(pathTo('droneSpray'));
  const missing = missingOf(priced.service.mandatory, typed);
  const slot = chosenSlot(typed.slot);
  if (missing.length > 0 || slot === null)
    return data<BookingReply>({ typed, missing, refused: null }, { status: 400 });
  const { service, vendor, acres, samples } = priced;
  const body = {
    ...{ key: typed.key, service_id: service.id, vendor_id: vendor.id, payment: 'cash', ...slot },
    items: [{ package_id: url.searchParams.get('package') ?? '', quantity: samples ?? 1 }],
    ...{ acres, samples, crop: typed.crop || null, address: typed.address || null },
    people: typed.people === '' ? null : Number(toLatinDigits(typed.people)),
    ...{ tank_mix: [...typed.tankMix], near: typed.near as BookingInput['near'] },
  } satisfies BookingInput;
  try {
    const { id } = await bookService(context.get(apiContext), body);
    const measured = MEASURED_SERVICES.find((known) => known === service.id) ?? 'other';
    context.get(trackContext)({ name: 'booking_placed', properties: { service: measured } });
    return redirect(pathTo('booking', { bookingId: id }, { done: 'booked' }));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    const reply = { typed, missing: [], refused: refusalText(context, error) };
    return data<BookingReply>(reply, { status: error.httpStatus });
  }
}
