import type { PendingChange } from './pending-changes.ts';

/** The page that takes changes of the cart. See docs/domain/application.md#pages. */
const CART_PATH = '/cart';

/**
 * Sends a change to the cart's page. Setting a quantity is safe to repeat, so an answer that was lost costs nothing.
 * @returns false where the server, or the service behind it, could not be reached
 */
export async function sendCartChange({ variantId, vendorId, isPrebook, quantity }: PendingChange): Promise<boolean> {
  const body = new URLSearchParams({
    intent: quantity === 0 ? 'remove' : 'set',
    variantId,
    vendorId,
    isPrebook: String(isPrebook),
    quantity: String(Math.max(1, quantity)),
  });
  const { status } = await fetch(CART_PATH, { method: 'POST', body, redirect: 'manual' });
  return status < 500;
}
