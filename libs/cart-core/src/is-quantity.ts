import { MAX_QUANTITY } from './cart.ts';

/**
 * Whether a value is a quantity that a line may have: a whole number from 1 to `MAX_QUANTITY`.
 *
 * Any other quantity is refused: docs/domain/cart.md#invariants.
 */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_QUANTITY;
}
