import { cart, setCartItem, type ApiClient } from '@haat/api-client';
import type { Vendor } from '@haat/api-contract';
import { packsOf, type PrescribedPacks } from './goods-of.ts';

/**
 * Puts packs into the cart: of what the cart holds already of a pack only the rest, so that a second press adds
 * nothing.
 * @throws ApiError `cart_error.vendor_changed` where the cart has goods of another shop, and as `setCartItem`
 */
export async function addPacks(api: ApiClient, vendor: Vendor, lines: PrescribedPacks['lines']): Promise<void> {
  const held = await cart(api);
  for (const [variantId, count] of packsOf(lines)) {
    const line = held.vendor?.id === vendor.id ? held.lines.find((one) => one.variant_id === variantId) : undefined;
    if ((line?.quantity ?? 0) < count)
      await setCartItem(api, variantId, { vendor_id: vendor.id, quantity: count, is_prebook: false });
  }
}
