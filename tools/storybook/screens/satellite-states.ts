import { fieldSatelliteSchema, type FieldSatellite } from '@haat/api-contract/satellite';

/* What the services answer about a field as satellites see it, made through the contract's schema. */

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS + 19_800_000).toISOString().slice(0, 10);
const [COLUMNS, ROWS] = [10, 8];
/** The lower left is weaker; a corner of the field's rectangle is outside of it, another under a cloud. */
const VALUES = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
  const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
  if (column + row < 2) return 'outside' as const;
  if (column + row > 15) return 'unseen' as const;
  return column < 4 && row > 4 ? 0.35 : column < 5 ? 0.55 : 0.72;
});
const CLEAR: NonNullable<FieldSatellite['clear']> = {
  ...{ day: day(-3), mean: 0.58, spread: 0.12, cloud_share: 0.02, class: 'watch', weak_part: 'lower-left' },
  histogram: [0, 0, 0, 12, 0, 24, 0, 41, 0, 0],
  cells: { columns: COLUMNS, rows: ROWS, values: VALUES },
};
const SEEN: FieldSatellite = {
  ...{ is_on: true, is_sample: false, state: 'looked', newest_day: day(-3), clear: CLEAR },
  series: [-58, -48, -43, -33, -23, -13, -3].map((days, at) => ({ day: day(days), mean: 0.22 + at * 0.06 })),
  course: [-60, -40, -10, 20, 60].map((days, at) => ({ day: day(days), mean: [0.2, 0.35, 0.65, 0.75, 0.4][at] ?? 0 })),
};

/** A field that was seen, with what is different. */
export const satelliteAnswer =
  (change: Partial<FieldSatellite> = {}, clear: Partial<typeof CLEAR> = {}) =>
  () =>
    fieldSatelliteSchema.parse({ ...SEEN, clear: { ...CLEAR, ...clear }, ...change });

/** A day of the stories. */
export const storyDay = day;

/** A field of which nothing was seen. */
export const nothingSeen = (state: FieldSatellite['state'], isOn = true) =>
  satelliteAnswer({ ...{ state, is_on: isOn, clear: null, series: [], newest_day: null } });
