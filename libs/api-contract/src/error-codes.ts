/**
 * Every code a service answers with, in one catalogue; the prefix names the area. The shells show the text
 * `main:errors.<code>` with the dot written as an underscore. The first three prefixes are given:
 * docs/domain/service-calls.md#error-codes.
 */
export const ERROR_STATUS = {
  'request_error.invalid': 400,
  'request_error.not_found': 404,
  'request_error.too_large': 413,
  'request_error.too_many': 429,
  'request_error.failed': 500,
  'request_error.unavailable': 503,
  'auth_error.signed_out': 401,
  'auth_error.forbidden': 403,
  'auth_error.other_account': 403,
  'auth_error.otp_wrong': 400,
  'auth_error.otp_expired': 400,
  'auth_error.otp_used': 400,
  'auth_error.otp_too_many_tries': 429,
  'auth_error.otp_too_soon': 429,
  'auth_error.human_check_needed': 429,
  'auth_error.mobile_invalid': 400,
  'auth_error.sms_failed': 503,
  'location_error.pincode_unknown': 404,
  'location_error.outside_india': 400,
  'provider_error.vendor_unknown': 404,
  'product_error.not_found': 404,
  'cart_error.invalid_quantity': 400,
  'cart_error.not_enough_stock': 409,
  'cart_error.product_gone': 409,
  'cart_error.vendor_changed': 409,
  'cart_error.order_type_changed': 409,
  'cart_error.empty': 409,
  'cart_error.nothing_parked': 404,
  'cart_error.not_prebookable': 409,
  'address_error.not_found': 404,
  'address_error.invalid': 400,
  'address_error.too_many': 409,
  'order_error.not_found': 404,
  'order_error.already_ordered': 409,
  'order_error.cart_changed': 409,
  'order_error.price_changed': 409,
  'order_error.not_enough_stock': 409,
  'order_error.too_many_packs': 409,
  'order_error.subsidised_limit': 409,
  'order_error.vendor_unavailable': 409,
  'order_error.not_delivered_here': 409,
  'order_error.delivery_type_refused': 409,
  'order_error.payment_refused': 409,
  'order_error.cannot_cancel': 409,
  'order_error.reason_unknown': 400,
  'credit_error.not_here': 409,
  'credit_error.not_enrolled': 409,
  'credit_error.over_limit': 409,
  'credit_error.overdue': 409,
  'credit_error.key_facts_not_accepted': 409,
  'credit_error.more_than_dues': 409,
  'coupon_error.unknown': 404,
  'coupon_error.not_applicable': 409,
  'coupon_error.used_up': 409,
  'campaign_error.altered': 400,
  'campaign_error.unknown': 404,
  'campaign_error.not_yet': 409,
  'campaign_error.ended': 410,
  'campaign_error.expired': 410,
  'campaign_error.sold_out': 409,
  'campaign_error.used_up': 409,
  'order_error.cannot_move': 409,
  'order_error.too_early': 409,
  'order_error.pickup_code_wrong': 409,
  'order_error.pickup_code_too_many_tries': 429,
  'order_error.nothing_to_reorder': 409,
  'order_error.no_invoice': 404,
  'order_error.booking_date_refused': 409,
  'return_error.reason_unknown': 400,
  'return_error.too_late': 409,
  'return_error.not_possible': 409,
  'return_error.opened': 409,
  'return_error.quantity': 409,
  'return_error.not_found': 404,
  'return_error.cannot_move': 409,
  'issue_error.reason_unknown': 400,
  'issue_error.photo_needed': 400,
  'issue_error.line_unknown': 400,
  'issue_error.not_possible': 409,
  'issue_error.not_found': 404,
  'issue_error.cannot_move': 409,
  'upload_error.not_a_picture': 400,
  'upload_error.too_large': 413,
  'upload_error.photo_unknown': 400,
  'upload_error.too_many': 429,
  'insurance_error.not_offered': 409,
  'kyc_error.number_invalid': 400,
  'kyc_error.paper_needed': 409,
  'payment_error.not_found': 404,
  'payment_error.not_payable': 409,
  'payment_error.season_sold_out': 409,
  'payment_error.not_signed': 403,
  'payment_error.gateway_away': 503,
  'payment_error.gateway_refused': 409,
  'refund_error.not_found': 404,
  'refund_error.no_destination_needed': 409,
} as const satisfies Record<string, number>;

/** A code of the error catalogue. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Whether a text is a code of the catalogue. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, text);
}

/**
 * The text keys for a code, the first that has a text counts: its own, in which the dot becomes an underscore, else
 * the general one. So the catalogue itself is not sent to the phone.
 */
export function errorTextKeys(code: string): [own: string, general: string] {
  return [`main:errors.${code.replace('.', '_')}`, 'main:errors.request_error_failed'];
}
