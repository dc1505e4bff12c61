import type { DeliveryType } from '@haat/api-contract/vocabulary';
import type { VariantId } from '@haat/cart-core';

/** Insurance chosen for one pack. See docs/domain/insurance.md#insurance-cart. */
export interface InsuranceCartItem {
  /** The insurance product. */
  id: string;
  /** Units to insure, a whole number from 1. */
  qty: number;
  /** Of those, units that are free. */
  freeQty: number;
  /** Which of the product's premiums was chosen, e.g. by its multiplier factor. */
  type: string;
}

/** Insurance chosen for the packs of a cart. See docs/domain/insurance.md#insurance-cart. */
export interface InsuranceCart {
  items: Record<VariantId, InsuranceCartItem>;
  /** The farmer who is insured, when known. */
  farmer_id: string | null;
}

/**
 * The insurance that is left for what is in the cart now: a variant that left the cart leaves the insurance, a quantity
 * that shrank caps the insured units, and those cap the free ones. An order for pickup has none.
 *
 * See docs/domain/insurance.md#insurance-cart.
 *
 * @param cartItems - packs in the cart, by variant
 */
export function pruneInsurance(
  insuranceCart: InsuranceCart,
  cartItems: Readonly<Record<VariantId, number>>,
  deliveryType: DeliveryType,
): InsuranceCart {
  if (deliveryType === 'pickup_from_store') return { ...insuranceCart, items: {} };
  const left = Object.entries(insuranceCart.items).flatMap(([variantId, item]): [VariantId, InsuranceCartItem][] => {
    const packs = Object.hasOwn(cartItems, variantId) ? (cartItems[variantId] ?? 0) : 0;
    const qty = Math.min(item.qty, packs);
    return qty > 0 ? [[variantId, { ...item, qty, freeQty: Math.min(item.freeQty, qty) }]] : [];
  });
  return { ...insuranceCart, items: Object.fromEntries(left) };
}
