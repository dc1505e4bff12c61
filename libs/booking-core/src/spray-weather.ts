/** Wind in which a drone may still begin to spray, in metres a second. Source: given. */
export const MOST_WIND = 4;

/**
 * Whether a drone may not begin to spray: the drift would reach what is beside the field.
 *
 * @param metresPerSecond - as the pilot measured it
 * @throws RangeError for a wind that is not finite or below 0
 */
export function isTooWindy(metresPerSecond: number): boolean {
  if (!(Number.isFinite(metresPerSecond) && metresPerSecond >= 0)) throw new RangeError('No wind.');
  return metresPerSecond > MOST_WIND;
}
