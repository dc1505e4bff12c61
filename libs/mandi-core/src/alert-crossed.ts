import { mustBeFinite } from './must-be.ts';

/** Which way a price must go to be told of. */
export type AlertDirection = 'above' | 'below';

/**
 * Whether a price has now reached the threshold, coming from the other side. Without a price before, the current one
 * decides.
 *
 * See docs/domain/mandi.md#alerts.
 *
 * @param threshold - paise a quintal, as both prices
 * @throws RangeError for what is no number.
 */
export function alertCrossed(
  threshold: number,
  direction: AlertDirection,
  previous: number | null,
  current: number,
): boolean {
  mustBeFinite(threshold, current);
  const hasReached = (price: number) => (direction === 'above' ? price >= threshold : price <= threshold);
  if (previous === null) return hasReached(current);
  mustBeFinite(previous);
  return hasReached(current) && !hasReached(previous);
}
