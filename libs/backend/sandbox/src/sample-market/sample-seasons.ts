import { SEASON_KINDS, type SeasonKind } from '@haat/api-contract/vocabulary';

/** A season of the sample market that is booked ahead. Days are India's, `YYYY-MM-DD`. */
export interface SampleSeason {
  /** E.g. 'kharif-2027'. */
  readonly id: string;
  readonly kind: SeasonKind;
  readonly bookingDates: readonly string[];
}

/** Before each sowing: month and day on which shops hand over. */
const DAYS_OF = {
  kharif: ['05-20', '06-01', '06-10', '06-20'],
  rabi: ['10-01', '10-10', '10-20', '11-01'],
} as const;

/**
 * Seasons of two years, the nearest first, of which the whole lies after a day: the same rule whenever the market is
 * filled.
 */
export function sampleSeasons(today: string): SampleSeason[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1, year + 2]
    .flatMap((of) =>
      SEASON_KINDS.map((kind) => ({
        id: `${kind}-${of}`,
        kind,
        bookingDates: DAYS_OF[kind].map((day) => `${of}-${day}`),
      })),
    )
    .filter(({ bookingDates }) => bookingDates.every((day) => day > today))
    .slice(0, 4);
}
