import type { Vendor } from '@haat/api-contract';
import type { DeliveryType, FulfilmentType } from '@haat/api-contract/vocabulary';
import { deliveryType } from '@haat/cart-core';

/** As much of a shop as decides how its goods can be had; `fulfillment_type` is narrowed to the asked place. */
export interface FulfillingVendor {
  fulfillment_type: Vendor['fulfillment_type'];
  vendor_details: Pick<Vendor['vendor_details'], 'delivery' | 'serves_place'>;
}

/** What decides how a cart can be delivered or collected. Distances are metres. */
export interface FulfilmentFacts {
  vendor: FulfillingVendor;
  /** Whether the cart holds a product that may only be collected. */
  collectOnly: boolean;
  /** From the shop to the chosen address; null when none is chosen. */
  addressMetres: number | null;
  /** What the farmer chose, if anything. */
  chosen: DeliveryType | null;
}

/** How a cart can be delivered or collected, and which of these counts. */
export interface CartFulfilment {
  /** Delivery first; none when the shop does not serve the place. */
  choices: DeliveryType[];
  deliveryType: DeliveryType;
}

/**
 * Whether goods can be had by a delivery type from a shop of this kind; goods that may only be collected are never
 * delivered.
 *
 * See docs/domain/cart.md#delivery-type.
 */
export function offersDeliveryType(fulfilment: FulfilmentType, type: DeliveryType, collectOnly: boolean): boolean {
  return type === 'pickup_from_store'
    ? fulfilment !== 'doorstep_delivery'
    : !collectOnly && fulfilment !== 'pickup_from_store';
}

/**
 * The delivery types that a shop offers a cart at the asked place, and the one that counts. Goods that may only be
 * collected rule delivery out; an address inside the shop's delivery radius can be delivered to wherever the farmer is
 * now.
 *
 * See docs/domain/cart.md#delivery-type.
 */
export function cartFulfilment({ vendor, collectOnly, addressMetres, chosen }: FulfilmentFacts): CartFulfilment {
  const { delivery, serves_place: servesPlace } = vendor.vendor_details;
  const here = servesPlace === false ? null : vendor.fulfillment_type;
  const reachesAddress = delivery !== null && addressMetres !== null && addressMetres <= delivery.radius_metres;
  const delivers =
    (here !== null && offersDeliveryType(here, 'home_delivery', collectOnly)) || (!collectOnly && reachesAddress);
  const offersPickup = here !== null && offersDeliveryType(here, 'pickup_from_store', collectOnly);
  const choices: DeliveryType[] = [
    ...(delivers ? ['home_delivery' as const] : []),
    ...(offersPickup ? ['pickup_from_store' as const] : []),
  ];
  const fulfilment = choices.length === 2 ? 'both' : (choices[0] ?? vendor.fulfillment_type);
  return { choices, deliveryType: deliveryType({ fulfillment_type: fulfilment }, chosen, collectOnly) };
}
