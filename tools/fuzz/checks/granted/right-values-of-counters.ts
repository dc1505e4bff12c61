import { isDay, isRupees, isWhole, isWholeInAddress } from './values.ts';

const PACK = /^PATCH \/vendor\/v1\/goods\/\{id\}$/;
const SHOP = /^PUT \/vendor\/v1\/shop$/;
const isClock = (value: unknown) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value));
const isMetres = (value: unknown) => isWhole(value, 0, 100_000);
const isFee = (value: unknown) => isRupees(value, 0, 10_000);

/** Values that are right at the counter of a shop and at the desk of the market's staff. See docs/domain/shop.md. */
export const OF_COUNTERS: readonly (readonly [routes: RegExp, place: string, holds: (value: unknown) => boolean])[] = [
  [PACK, 'body.price', (value) => isRupees(value, 0.01, 1_000_000)],
  [PACK, 'body.stock', (value) => isWhole(value, 0, 1_000_000)],
  [PACK, 'body.stock_seen', (value) => isWhole(value, 0, 1_000_000)],
  ...['on_sale', 'is_sure'].map((name) => [PACK, `body.${name}`, isBoolean] as const),
  [/^POST \/vendor\/v1\/goods-imports\/\{id\}\/apply$/, 'body.is_sure', isBoolean],
  [SHOP, 'body.opening_hours.0.weekday', (value) => isWhole(value, 1, 7)],
  [SHOP, 'body.opening_hours.0.opens', isClock],
  [SHOP, 'body.opening_hours.0.closes', isClock],
  [SHOP, 'body.closed_days', (value) => Array.isArray(value) && value.every(isDay)],
  [SHOP, 'body.closed_days.0', isDay],
  [SHOP, 'body.delivery.radius_metres', (value) => isMetres(value) && Number(value) >= 500],
  [SHOP, 'body.delivery.base_distance_metres', isMetres],
  ...['base_fee', 'fee_per_km'].map((name) => [SHOP, `body.delivery.${name}`, isFee] as const),
  [SHOP, 'body.delivery.free_above', (value) => value === null || isRupees(value, 0, 1_000_000)],
  [/^GET \/vendor\/v1\/ledger\//, 'path.month', (value) => /^20\d\d-(0[1-9]|1[0-2])$/.test(String(value))],
  // What is written is what was read: nothing is changed.
  [/^PUT \/operator\/v1\//, 'body.data', isNothing],
  [/^GET \/operator\//, 'query.per_page', (value) => isWholeInAddress(value, 1, 100)],
  [/^GET \/operator\/v1\/figures$/, 'query.day', isDay],
  [/^GET \/operator\/v1\/figures$/, 'query.days', (value) => isWholeInAddress(value, 1, 366)],
  [/^GET \/operator\/v1\/searches-without-result$/, 'query.days', (value) => isWholeInAddress(value, 1, 90)],
  [/^POST \/operator\/v1\/import-kinds\/\{kind\}\/files$/, 'query.dry_run', (value) => value === '0' || value === '1'],
  [/^GET \/realms\/.*staff-invitation$/, 'query.token', (value) => /^[\w-]{43}$/.test(String(value))],
];

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

/** An object without a field. */
function isNothing(value: unknown): boolean {
  return JSON.stringify(value) === '{}';
}
