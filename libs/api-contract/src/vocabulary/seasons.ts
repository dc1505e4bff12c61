/** Sowing seasons that are booked ahead. See docs/domain/prebooking.md#terms. */
export const SEASON_KINDS = ['kharif', 'rabi'] as const;
/** A sowing season that is booked ahead. */
export type SeasonKind = (typeof SEASON_KINDS)[number];
