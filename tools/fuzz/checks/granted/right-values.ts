import { OF_COUNTERS } from './right-values-of-counters.ts';
import { isDay, isId, isPlace, isRupees, isRupeesInAddress, isText, isWhole, isWholeInAddress } from './values.ts';

const LANGUAGES = ['hi', 'en', 'mr', 'bn', 'or', 'gu'];
const LEDGER = /^POST \/support\/v1\/(ledger\/.*(payouts|receipts)|(returns|issues)\/.*overrule|credit\/repayments)$/;
const GEOTAG_PHOTO = /^POST \/fields\/v1\/geotag-tasks\/\{id\}\/photo$/;
const ANSWER = /^POST \/expert\/v1\/questions\/\{id\}\/answer$/;

/** Values that are right whatever the request was made for: route, place, and what may stand there. */
export const RIGHT_VALUES: readonly (readonly [routes: RegExp, place: string, holds: (value: unknown) => boolean])[] = [
  [/^GET /, 'query.lang', (value) => LANGUAGES.includes(String(value))],
  [/^GET /, 'query.page', (value) => isWholeInAddress(value, 1, 10_000)],
  [/^GET /, 'query.lat_lng', isPlace],
  [/^[A-Z]+ \/(cart|growth|ondc\/v1\/cart)\//, 'query.lat_lng', isPlace],
  ...OF_COUNTERS,
  [/^GET \/mandi\/v1\/commodities$/, 'query.limit', (value) => isWholeInAddress(value, 1, 60)],
  [/^GET \/mandi\/v1\/names$/, 'query.limit', (value) => isWholeInAddress(value, 1, 10)],
  [/^GET \/mandi\/v1\/prices$/, 'query.day', isDay],
  [/^GET \/kyc\/v1\/banks$/, 'query.ifsc', isIfsc],
  [/^POST \/kyc\/v1\/bank-accounts$/, 'body.ifsc', isIfsc],
  [/^GET \/advice\/v1\/crops\/\{id\}\/problems$/, 'query.stage', (value) => isWholeInAddress(value, 1, 99)],
  [/^(POST|PUT) \/advice\/v1\/my-crops/, 'body.acres', (value) => isRupees(value, 0.01, 1000)],
  [/^POST \/((advice|content)\/v1\/questions|soil\/v1\/samples)$/, 'body.key', isId],
  [/^POST \/advice\/v1\/questions$/, 'body.voice_id', (value) => value === null],
  [/^POST \/upload\/v1\/parts$/, 'header.upload-length', (value) => isWholeInAddress(value, 1, 1_000_000)],
  [/^PATCH \/upload\/v1\/parts/, 'header.upload-offset', (value) => /^0{1,9}$/.test(String(value))],
  [/^POST \/soil\/v1\/samples$/, 'body.bag_number', isBagNumber],
  [/^POST \/laboratory\//, 'path.bagNumber', isBagNumber],
  [/^POST \/soil\/v1\/samples$/, 'body.acres', (value) => value === null || isRupees(value, 0.01, 1000)],
  [/^POST \/laboratory\/.*report$/, 'body.values.0.value', (value) => typeof value === 'number' && value >= 0],
  [/^POST \/bookings\/v1\/bookings$/, 'body.key', isId],
  [/^POST \/bookings\//, 'body.acres', (value) => value === null || isRupees(value, 0.25, 100)],
  [/^POST \/bookings\//, 'body.items.0.quantity', (value) => isWhole(value, 1, 10)],
  [/^POST \/bookings\/v1\/bookings$/, 'body.near', isEmptyList],
  [/^POST \/bookings\/v1\/bookings$/, 'body.crop', (value) => value === null],
  [/^POST \/bookings\/v1\/bookings$/, 'body.samples', (value) => value === null || isWhole(value, 1, 5)],
  [/^POST \/bookings\/v1\/bookings$/, 'body.people', (value) => value === null || isWhole(value, 1, 50)],
  [/^POST \/pilot\/.*start$/, 'body.wind', (value) => typeof value === 'number' && value >= 0 && value <= 4],
  [/^POST \/pilot\/.*finish$/, 'body.acres', (value) => isRupees(value, 0.01, 3)],
  [/^POST \/feedback\/v1\/messages$/, 'body.key', isId],
  [/^POST \/(feedback\/v1\/messages|training\/v1\/attempts)$/, 'body.key', isId],
  // By the key of its form it has come before: what came first stays, whatever the photo is now.
  [/^POST \/feedback\/v1\/messages$/, 'body.photo_id', (value) => isText(value, 1, 100)],
  [/^POST \/feedback\/v1\/messages$/, 'body.rating', (value) => isWhole(value, 1, 5)],
  [/^(POST|PUT) \/fields\/v1\/fields(\/\{id\})?$/, 'body.crop', (value) => value === null],
  [/^(POST|PUT) \/fields\/v1\/fields(\/\{id\})?$/, 'body.variety', (value) => value === null],
  [/^(POST|PUT) \/fields\/v1\/fields(\/\{id\})?$/, 'body.sowing_day', (value) => value === null],
  [/^POST \/(fields|programme\/v1\/applications)/, 'body.key', isId],
  [
    /^POST \/programme\/v1\/applications\/.*uses$/,
    'body.benefit',
    (value) => /^[a-z][a-z-]{0,39}$/.test(String(value)),
  ],
  [/^POST \/fields\/.*entries$/, 'body.amount', (value) => isRupees(value, 0.01, 1e7)],
  ...['taken_at', 'taken_place', 'clock'].map(
    (name) => [GEOTAG_PHOTO, `body.${name}`, (value: unknown) => value === null] as const,
  ),
  // By the key of its form it has come before: what came first stays, whatever else stands in it now.
  [GEOTAG_PHOTO, 'body.place.accuracy', (value) => isBetween(value, 0, 1_000_000)],
  ...['place', 'taken_place'].flatMap((name) => [
    [GEOTAG_PHOTO, `body.${name}.lat`, (value: unknown) => isBetween(value, -90, 90)] as const,
    [GEOTAG_PHOTO, `body.${name}.lng`, (value: unknown) => isBetween(value, -180, 180)] as const,
  ]),
  [GEOTAG_PHOTO, 'body.photo_id', isPhotoName],
  [/^POST \/fields\/.*reason$/, 'body.photo_id', (value) => value === null || isPhotoName(value)],
  [/^POST \/support\/v1\/geotag-campaigns$/, 'body.key', isId],
  ...['state', 'crop'].map(
    (name) => [/^POST \/support\/v1\/geotag-campaigns$/, `body.${name}`, (value: unknown) => value === null] as const,
  ),
  [ANSWER, 'body.items', isEmptyList],
  ...(
    [
      ['dose_per_acre', (value) => isRupees(value, 0.001, 100_000)],
      ['water', (value) => isRupees(value, 1, 2000)],
      ['interval_days', (value) => isWhole(value, 1, 90)],
      ['times', (value) => isWhole(value, 1, 10)],
      ['waiting_days', (value) => isWhole(value, 0, 365)],
    ] as const satisfies readonly (readonly [string, (value: unknown) => boolean])[]
  ).map(([name, holds]) => [ANSWER, `body.items.0.${name}`, holds] as const),
  // Support names a new centre: docs/domain/mandi.md#collection-centres.
  [/^PUT \/support\/v1\/mandi\/centres\/\{id\}$/, 'path.id', (value) => /^[a-z\d][a-z\d-]{0,63}$/.test(String(value))],
  [/^POST \/measurement\/v1\/events$/, 'body.events.0.properties.lite', isBoolean],
  [/^PUT \/user\/v1\/notices\/switches$/, 'body.is_on', isBoolean],
  [/^POST \/mandi\/v1\/receipts$/, 'body.is_rate_certain', isBoolean],
  [/^GET \/catalogue\//, 'query.price_max', (value) => isRupeesInAddress(value, 1e9)],
  [/^GET \/catalogue\//, 'query.prebook', isYesOrNo],
  [/^GET \/(catalogue|ondc)\//, 'query.in_stock', isYesOrNo],
  [/^GET \/catalogue\//, 'query.insured', isYesOrNo],
  [/^GET \/hyperlocal\//, 'query.for_credit_order', isYesOrNo],
  [/^GET \/credit\/v1\/cost$/, 'query.amount', (value) => isRupeesInAddress(value, 1e7)],
  [/^GET \/sandbox\/razorpay\//, 'query.skip', (value) => isWholeInAddress(value, 0, 1e6)],
  [/^GET \/sandbox\/razorpay\//, 'query.count', (value) => isWholeInAddress(value, 1, 1000)],
  [/^GET \/sandbox\/sms/, 'query.phone_number', (value) => /^\d{10}$/.test(String(value))],
  [/^GET \/support\/v1\/security-events$/, 'query.user_id', isId],
  [/ \/(cart|growth|ondc\/v1\/cart)\//, 'header.x-guest-cart', isId],
  [/^GET \/ondc\/v1\/cart$/, 'header.x-guest-cart', isId],
  [/^PUT \/ondc\/v1\/cart\//, 'body.replaces_cart', isBoolean],
  [/^PUT \/(cart|ondc\/v1\/cart)\//, 'body.quantity', (value) => isWhole(value, 1, 999)],
  [/^PUT \/cart\//, 'body.from_cart_page', isBoolean],
  [/^PUT \/cart\//, 'body.is_prebook', isBoolean],
  [/^POST \/cart\/.*reset$/, 'body.offered.quantity', (value) => isWhole(value, 1, 999)],
  [/^POST \/cart\/.*reset$/, 'body.offered.is_prebook', isBoolean],
  [/^PATCH \/cart\//, 'body.insurance', isEmptyList],
  [/^POST \/realms\/krishi-haat\/otp$/, 'body.phone_number', (value) => /^\d{10}$/.test(String(value))],
  [/^POST \/growth\//, 'body.replace', isBoolean],
  [/^PUT \/support\/v1\/campaigns\//, 'body.lines.0.quantity', (value) => isWhole(value, 1, 999)],
  [/^PUT \/support\/v1\/campaigns\//, 'body.most_orders', (value) => isWhole(value, 1, 10_000_000)],
  [/^PUT \/support\/v1\/ledger\/.*terms$/, 'body.fee_percent', (value) => isRupees(value, 0, 30)],
  [/^PUT \/support\/v1\/ledger\/.*terms$/, 'body.daily_refund_limit', (value) => isRupees(value, 0, 1e6)],
  [LEDGER, 'body.amount', (value) => isRupees(value, 0.01, 1e8)],
  [/^POST \/support\/v1\/refunds\/\{id\}\/paid-twice$/, 'body.amount', (value) => isRupees(value, 0.01, 1e8)],
  [/^POST \/credit\/v1\/repayments$/, 'body.amount', (value) => isRupees(value, 1, 1e6)],
  [/^POST \/support\/v1\/credit\/repayments$/, 'body.receipt', (value) => /^[\w./-]{1,40}$/.test(String(value).trim())],
  [/^POST \/support\/v1\/orders\/\{id\}\/cancel$/, 'body.reason', (value) => /^[a-z0-9-]{1,40}$/.test(String(value))],
  [/^POST \/sandbox\/razorpay\/v1\/orders$/, 'body.amount', (value) => isWhole(value, 100, 1e12)],
  [/^POST \/sandbox\/razorpay\/v1\/payments\/\{id\}\/refund$/, 'body.amount', (value) => isWhole(value, 1, 1e9)],
  [/^POST \/order\/v1\/orders$/, 'body.attribution', isAttribution],
  [/^POST \/order\/v1\/orders\/\{id\}\/returns$/, 'body.photos', isEmptyList],
  [/^POST \/order\/v1\/orders\/\{id\}\/returns$/, 'body.lines.0.is_sealed', isBoolean],
  [/^POST \/order\/v1\/orders\/\{id\}\/arrival$/, 'body.has_come', isBoolean],
  [/^PATCH \/user\/v1\/profile-update$/, 'body.source.0', isClientName],
  [/ \/user\/v1\/addresses/, 'body.lat_lng', isPlace],
  [/ \/user\/v1\/addresses/, 'body.is_default', isBoolean],
];

/** Where a link came from: a few short texts under short names. */
function isAttribution(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = Object.entries(value);
  return parts.length <= 20 && parts.every(([name, text]) => name.length <= 40 && isText(text, 0, 200));
}

/** Name of an app: docs/domain/service-calls.md#headers. */
function isClientName(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z][a-z\d-]{0,39}$/.test(value);
}

function isYesOrNo(value: unknown): boolean {
  return value === 'true' || value === 'false';
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

/** A number in JSON. */
function isBetween(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}

/** What is read as the name of a photo: 1 to 64 letters, whatever they are. */
function isPhotoName(value: unknown): boolean {
  return typeof value === 'string' && value.length >= 1 && value.length <= 64;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Spaces around it and small letters are taken: docs/domain/bank-accounts.md#banks. */
/** Digits and capitals, hyphens between them, 4 to 16: docs/domain/soil.md#states. */
function isBagNumber(value: unknown): boolean {
  return /^[A-Z0-9][A-Z0-9-]{2,14}[A-Z0-9]$/.test(String(value));
}

function isIfsc(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Z]{4}0[A-Z\d]{6}$/.test(value.trim().toUpperCase());
}
