/** Days over which prices of a market are drawn. */
export const MANDI_HISTORY_DAYS = [30, 180] as const;

/** Crops that a person can follow at most. */
export const MOST_MANDI_CROPS = 5;
