/**
 * For what a person may be measured beside what is necessary; each is asked for. See
 * docs/domain/measurement.md#consent.
 */
export const MEASUREMENT_PURPOSES = ['statistics', 'marketing'] as const;
/** A purpose of measuring. */
export type MeasurementPurpose = (typeof MEASUREMENT_PURPOSES)[number];

/** How fast a phone's line is, as its browser says; `unknown` where it does not. */
export const NETWORK_CLASSES = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;
/** A class of lines. */
export type NetworkClass = (typeof NETWORK_CLASSES)[number];

/** Events that are passed on at once, at most. */
export const MOST_MEASURED_AT_ONCE = 200;
