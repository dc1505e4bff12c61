import type { DeliveryType } from '@haat/api-contract/vocabulary';
import { normaliseFulfilment } from '@haat/vendor-choice';

/**
 * How a cart's order reaches the farmer. Pickup when the vendor only hands over at the shop, or when the cart holds
 * what may only be collected (subsidised urea, DAP); home delivery when the vendor only delivers; where it does both,
 * the farmer's choice, and home delivery until there is one.
 *
 * See docs/domain/cart.md#delivery-type.
 *
 * @param vendor - its `fulfillment_type` in any spelling; one that is not known leaves the choice open
 * @param chosen - what the farmer chose, if anything
 * @param collectOnly - whether the cart holds a product that may only be collected
 */
export function deliveryType(
  vendor: { fulfillment_type: string },
  chosen?: DeliveryType | null,
  collectOnly = false,
): DeliveryType {
  const fulfilment = normaliseFulfilment(vendor.fulfillment_type);
  if (collectOnly || fulfilment === 'pickup_from_store') {
    return 'pickup_from_store';
  }
  return fulfilment === 'home_delivery' ? 'home_delivery' : (chosen ?? 'home_delivery');
}
