/** How bookings are refused, with the status of each. See docs/domain/bookings.md. */
export const BOOKING_ERROR_STATUS = {
  'booking_error.fields_missing': 400,
  'booking_error.slot_taken': 409,
  'booking_error.product_refused': 409,
  'booking_error.too_near': 409,
  'booking_error.too_many': 429,
  'booking_error.too_late': 409,
  'booking_error.cannot_move': 409,
  'booking_error.too_windy': 409,
  'booking_error.report_incomplete': 400,
} as const;

/** Told by the few screens of bookings alone. */
export const BOOKING_ERROR_CODES = [
  'booking_error.fields_missing',
  'booking_error.slot_taken',
  'booking_error.product_refused',
  'booking_error.too_near',
  'booking_error.too_many',
  'booking_error.too_late',
  'booking_error.cannot_move',
  'booking_error.too_windy',
  'booking_error.report_incomplete',
] as const satisfies readonly (keyof typeof BOOKING_ERROR_STATUS)[];
