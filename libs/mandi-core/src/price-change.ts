import type { Day } from '@haat/format';
import { mustBeFinite } from './must-be.ts';
import { roundHalfUp } from './exact-product.ts';

/** How a price differs from the one before it. */
export interface PriceChange {
  /** Paise a quintal; negative when it fell. */
  readonly amount: number;
  /** Of the price before, with one decimal. */
  readonly percent: number;
  /** The day of the price before. */
  readonly since: Day;
}

/**
 * The change against the last earlier day that had a price; null where there was none, or one of 0.
 *
 * See docs/domain/mandi.md#change.
 *
 * @param modal - paise a quintal
 * @param previousModal - of `previousDay`, paise a quintal
 * @throws RangeError for a price that is no number.
 */
export function priceChange(modal: number, previousModal: number | null, previousDay: Day | null): PriceChange | null {
  mustBeFinite(modal);
  if (previousModal === null || previousDay === null) return null;
  mustBeFinite(previousModal);
  if (previousModal === 0) return null;
  const amount = modal - previousModal;
  return { amount, percent: roundHalfUp((amount * 1000) / previousModal) / 10, since: previousDay };
}
