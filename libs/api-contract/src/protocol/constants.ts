/**
 * Business constants and limits of the product, each with its source.
 * Times are milliseconds unless the name says seconds; distances are metres.
 */

/** Lists of orders, products and the like come in pages of this many. See docs/domain/catalogue.md#lists. */
export const PAGE_SIZE = 20;
/** Items in a rail on the home screen. See docs/domain/catalogue.md#lists. */
export const RAIL_SIZE = 4;
/** Shops listed for one place at most; the nearest come first. */
export const MAX_NEARBY_VENDORS = 50;
/** Distribution centres are looked for within this range: 300 km. See docs/domain/vendors.md#nearby-centres. */
export const CENTRE_RANGE_METRES = 300_000;
/** How often a page looks at the expiry of its access token. See docs/domain/identity.md#sessions. */
export const TOKEN_CHECK_INTERVAL_MS = 60_000;
/** An access token with no more than this left is refreshed. See docs/domain/identity.md#sessions. */
export const TOKEN_REFRESH_THRESHOLD_MS = 60_000;
/** Lifetime of the location and language cookies: one year. See docs/domain/application.md#preference-cookies. */
export const LOCATION_COOKIE_SECONDS = 31_536_000;
/** Longest wait for one call to a service. See docs/domain/service-calls.md#timeouts-and-retries. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Longest wait for all the calls of one page together. See docs/domain/service-calls.md#timeouts-and-retries. */
export const PAGE_DEADLINE_MS = 8_000;
/** Most repeats of a call that is safe to send twice. See docs/domain/service-calls.md#timeouts-and-retries. */
export const REQUEST_RETRIES = 5;
/** Value of the app version header. See docs/domain/service-calls.md#headers. */
export const APP_VERSION = '269';
/** Digits of a one-time password. */
export const OTP_LENGTH = 6;
/** Lifetime of a one-time password: 5 minutes. */
export const OTP_LIFETIME_SECONDS = 300;
/** Wrong tries after which a one-time password is spent. */
export const OTP_MAX_TRIES = 5;
/** Wait before a one-time password may be sent again. */
export const OTP_RESEND_SECONDS = 30;
/** Most addresses one farmer keeps. */
export const MAX_ADDRESSES = 20;
