import type { BookingField } from '@haat/api-contract/vocabulary/bookings';

/**
 * The fields that a service needs and a form does not have, in the service's order: those that are absent, null,
 * blank, an empty list, or a number not above 0. See docs/domain/bookings.md#fields.
 */
export function missingFields(
  service: { readonly mandatory: readonly BookingField[]; readonly optional: readonly BookingField[] },
  form: Readonly<Partial<Record<BookingField, unknown>>>,
): BookingField[] {
  return service.mandatory.filter((field) => isMissing(form[field]));
}

function isMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'number') return !(value > 0);
  return Array.isArray(value) && value.length === 0;
}
