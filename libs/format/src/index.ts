// Amounts and money
export { formatAmount } from './amounts/format-amount.ts';
export type { FormatAmountOptions } from './amounts/format-amount.ts';
export { formatMoney } from './amounts/format-money.ts';
export { toPaise, toRupees } from './amounts/paise.ts';
export { parseAmount } from './amounts/parse-amount.ts';
export { toPrice } from './amounts/to-price.ts';
export { unitPrice } from './amounts/unit-price.ts';
export type { UnitPrice } from './amounts/unit-price.ts';

// Time and distance
export { daysBetween } from './time/days-between.ts';
export type { Day } from './time/days-between.ts';
export { formatCountdown } from './time/format-countdown.ts';
export { formatDateTime } from './time/format-date-time.ts';
export { formatDistance } from './format-distance.ts';
export type { DistanceParts } from './format-distance.ts';
export { indiaDay } from './time/india-day.ts';
export { formatRelativeTime } from './time/format-relative-time.ts';
export type { RelativeTimeOptions } from './time/format-relative-time.ts';
export { openingState } from './time/opening-state.ts';
export type { OpeningState } from './time/opening-state.ts';
export { shortMonth } from './time/short-month.ts';

// What people type
export { isDigitsOnly } from './typed/is-digits-only.ts';
export { isMobileNumber } from './typed/is-mobile-number.ts';
export { toLatinDigits } from './typed/to-latin-digits.ts';
export { toMobileNumber } from './typed/to-mobile-number.ts';

// Texts and addresses from elsewhere
export { cutText } from './cut-text.ts';
export { byteRange } from './media/byte-range.ts';
export { isVideo } from './media/is-video.ts';
export { plainLine } from './plain-line.ts';
export { plainText } from './plain-text.ts';
export { stripMarkup } from './strip-markup.ts';
export { upgradeNextPage } from './links/upgrade-next-page.ts';
export { videoThumbnail } from './media/video-thumbnail.ts';

// Photographs
export { isPhoto, photoAddress, PHOTO_PATH, PHOTO_QUALITY, PHOTO_WIDTHS, photoSources } from './media/photo-sources.ts';
export type { PhotoSources, PhotoWidth } from './media/photo-sources.ts';
