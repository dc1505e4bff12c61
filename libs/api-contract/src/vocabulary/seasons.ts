/** Sowing seasons that are booked ahead. Domain rules, terms of business (prebooking). */
export const SEASON_KINDS = ['kharif', 'rabi'] as const;
/** A sowing season that is booked ahead. */
export type SeasonKind = (typeof SEASON_KINDS)[number];
