/**
 * A price this many times another of the same goods is a quintal taken for a kilogram, or a slip of two places.
 */
const UNLIKE_TIMES = 20;

/** Whether one of two prices of the same goods is of another unit. See docs/domain/mandi.md#rows-set-aside. */
export function isUnlike(price: number, other: number): boolean {
  return price >= other * UNLIKE_TIMES || other >= price * UNLIKE_TIMES;
}
