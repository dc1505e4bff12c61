import type {
  Booking,
  BookingCard,
  BookingInput,
  BookingPriceAnswer,
  FarmService,
  SlotDay,
} from '@haat/api-contract/bookings';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';

const PATH = '/bookings/v1/bookings';

/** `GET /bookings/v1/services/{serviceId}`. @throws ApiError `request_error.not_found` */
export function farmService(api: ApiClient, serviceId: string): Promise<FarmService> {
  const path = pathOf`/bookings/v1/services/${serviceId}`;
  return api.send({ service: 'main', method: 'GET', path, query: { lang: api.language } });
}

/** `GET /bookings/v1/services/{serviceId}/vendors/{vendorId}/slots`; null on failure. */
export async function bookingSlots(
  api: ApiClient,
  serviceId: string,
  vendorId: string,
): Promise<readonly SlotDay[] | null> {
  const path = pathOf`/bookings/v1/services/${serviceId}/vendors/${vendorId}/slots`;
  const found = await orNull(api.send<{ results: SlotDay[] }>({ service: 'main', method: 'GET', path }));
  return found?.results ?? null;
}

/**
 * `POST /bookings/v1/prices`: what a booking would cost who asks. Agents do not book for farmers: they are told their
 * own price.
 * @throws ApiError `request_error.not_found`
 */
export function bookingPriceOf(
  api: ApiClient,
  body: Pick<BookingInput, 'service_id' | 'items' | 'acres'>,
): Promise<BookingPriceAnswer> {
  return api.send({
    ...{ service: 'main', method: 'POST', path: '/bookings/v1/prices', query: { lang: api.language }, body },
    forSelf: true,
  });
}

/** `GET /bookings/v1/bookings`: the person's own, the newest first; null on failure. */
export async function ownBookings(api: ApiClient): Promise<readonly BookingCard[] | null> {
  const query = { lang: api.language };
  const found = await orNull(
    api.send<{ results: BookingCard[] }>({ service: 'main', method: 'GET', path: PATH, query }),
  );
  return found?.results ?? null;
}

/** `GET /bookings/v1/bookings/{id}`. @throws ApiError `request_error.not_found`, also for another person's */
export function ownBooking(api: ApiClient, id: string): Promise<Booking> {
  const path = pathOf`/bookings/v1/bookings/${id}`;
  return api.send({ service: 'main', method: 'GET', path, query: { lang: api.language } });
}

/**
 * `POST /bookings/v1/bookings`: books a service; sending it again with its key changes nothing more.
 * @throws ApiError `booking_error.*`, `advice_error.crop_unknown`, `request_error.not_found`
 */
export function bookService(api: ApiClient, body: BookingInput): Promise<Booking> {
  return api.send({ service: 'main', method: 'POST', path: PATH, query: { lang: api.language }, body });
}

/** `POST /bookings/v1/bookings/{id}/cancel`. @throws ApiError `booking_error.cannot_move` */
export async function cancelBooking(api: ApiClient, id: string): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: pathOf`/bookings/v1/bookings/${id}/cancel` });
}

/**
 * `POST /bookings/v1/bookings/{id}/reschedule`.
 * @throws ApiError `booking_error.too_late`, `booking_error.slot_taken`
 */
export async function rescheduleBooking(
  api: ApiClient,
  id: string,
  body: { readonly day: string; readonly from: string },
): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: pathOf`/bookings/v1/bookings/${id}/reschedule`, body });
}
