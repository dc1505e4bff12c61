// Amounts and money
export { formatAmount } from './format-amount.ts';
export type { FormatAmountOptions } from './format-amount.ts';
export { formatMoney } from './format-money.ts';
export { toPaise, toRupees } from './paise.ts';
export { parseAmount } from './parse-amount.ts';
export { toPrice } from './to-price.ts';
export { unitPrice } from './unit-price.ts';
export type { UnitPrice } from './unit-price.ts';

// Time and distance
export { formatCountdown } from './format-countdown.ts';
export { formatDateTime } from './format-date-time.ts';
export { formatDistance } from './format-distance.ts';
export type { DistanceParts } from './format-distance.ts';
export { indiaDay } from './india-day.ts';
export { formatRelativeTime } from './format-relative-time.ts';
export type { RelativeTimeOptions } from './format-relative-time.ts';
export { openingState } from './opening-state.ts';
export type { OpeningState } from './opening-state.ts';

// What people type
export { isDigitsOnly } from './is-digits-only.ts';
export { isMobileNumber } from './is-mobile-number.ts';
export { toLatinDigits } from './to-latin-digits.ts';
export { toMobileNumber } from './to-mobile-number.ts';

// Texts and addresses from elsewhere
export { cutText } from './cut-text.ts';
export { isVideo } from './is-video.ts';
export { plainLine } from './plain-line.ts';
export { stripMarkup } from './strip-markup.ts';
export { upgradeNextPage } from './upgrade-next-page.ts';
export { videoThumbnail } from './video-thumbnail.ts';

// Photographs
export { isPhoto, photoAddress, PHOTO_PATH, PHOTO_QUALITY, PHOTO_WIDTHS, photoSources } from './photo-sources.ts';
export type { PhotoSources, PhotoWidth } from './photo-sources.ts';
