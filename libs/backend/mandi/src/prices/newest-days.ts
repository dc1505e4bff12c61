/** A price older than so many days is not shown as the newest of a market: docs/domain/mandi.md#nearest-markets. */
export const NEWEST_DAYS = 30;
