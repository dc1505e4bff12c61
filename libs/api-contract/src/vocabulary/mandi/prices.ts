/** Days over which prices of a market are drawn. */
export const MANDI_HISTORY_DAYS = [30, 180] as const;

/** Crops that a person can follow at most. */
export const MOST_MANDI_CROPS = 5;

/** Which way a price must go to be told of. See docs/domain/mandi.md#alerts. */
export const MANDI_ALERT_DIRECTIONS = ['above', 'below'] as const;
/** Which way a price must go to be told of. */
export type MandiAlertDirection = (typeof MANDI_ALERT_DIRECTIONS)[number];

/** Alerts that a person can have at most. */
export const MOST_MANDI_ALERTS = 20;
/** The highest price of an alert, rupees a quintal. */
export const HIGHEST_MANDI_ALERT = 10_000_000;
