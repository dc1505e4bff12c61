import { isQuantity } from '@haat/cart-core';

/** A change of a line that waits for the network: the line's quantity as it shall be, 0 for out of the cart. */
export interface PendingChange {
  readonly variantId: string;
  readonly vendorId: string;
  readonly isPrebook: boolean;
  readonly quantity: number;
}

/** Changes that wait, in the order in which they were made; at most one a line, the last one. */
export type PendingChanges = readonly PendingChange[];

/** Most changes that are kept: more lines than any cart has. */
const MOST_CHANGES = 100;

/** A change put at the end; it replaces an earlier one of the same line. */
export function withChange(changes: PendingChanges, change: PendingChange): PendingChanges {
  return [...changes.filter(({ variantId }) => variantId !== change.variantId), change].slice(-MOST_CHANGES);
}

/** The changes without one that has been sent, unless the line has been changed again since. */
export function withoutChange(changes: PendingChanges, sent: PendingChange): PendingChanges {
  return changes.filter(
    ({ variantId, quantity, vendorId, isPrebook }) =>
      variantId !== sent.variantId ||
      quantity !== sent.quantity ||
      vendorId !== sent.vendorId ||
      isPrebook !== sent.isPrebook,
  );
}

/** Reads them back from what was stored, which may be anything; what is no change is left out. */
export function revivePending(value: unknown): PendingChanges {
  return Array.isArray(value) ? value.filter(isChange).slice(-MOST_CHANGES) : [];
}

function isChange(value: unknown): value is PendingChange {
  if (typeof value !== 'object' || value === null) return false;
  const { variantId, vendorId, isPrebook, quantity } = value as Record<string, unknown>;
  return (
    isId(variantId) && isId(vendorId) && typeof isPrebook === 'boolean' && (quantity === 0 || isQuantity(quantity))
  );
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= 64;
}
