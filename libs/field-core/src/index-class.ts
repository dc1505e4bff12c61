import type { IndexClass } from '@haat/api-contract/vocabulary';

/** Share of clouds beyond which nothing is said. */
export const MOST_CLOUD = 0.4;
const GOOD_FROM = 0.9;
const WATCH_FROM = 0.75;
/** What is left of rounding in a share. */
const ROUNDING = 1e-9;

/**
 * What the mean of a vegetation index says of a crop in its stage. See docs/domain/fields.md#index.
 *
 * @param mean - mean of the field, −1 to 1
 * @param stage - number of the stage; null where the crop has none today
 * @param expected - mean that each stage expects, by its number
 * @param cloudShare - share of the field under clouds, 0 to 1
 * @returns null where there was no clear view or nothing is expected
 */
export function indexClass(
  mean: number,
  stage: number | null,
  expected: Readonly<Record<number, number>>,
  cloudShare: number,
): IndexClass | null {
  const usual = stage === null ? undefined : expected[stage];
  if (!Number.isFinite(mean) || !(cloudShare <= MOST_CLOUD) || usual === undefined || !(usual > 0)) return null;
  const share = mean / usual + ROUNDING;
  if (share >= GOOD_FROM) return 'good';
  return share >= WATCH_FROM ? 'watch' : 'look';
}
