/** How an order reaches the farmer. See docs/domain/cart.md#delivery-type. */
export const DELIVERY_TYPES = ['home_delivery', 'pickup_from_store'] as const;
/** How an order reaches the farmer. */
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** What a shop offers of delivery and pickup. See docs/domain/vendors.md#fulfilment. */
export const FULFILMENT_TYPES = ['both', 'doorstep_delivery', 'pickup_from_store'] as const;
/** What a shop offers of delivery and pickup. */
export type FulfilmentType = (typeof FULFILMENT_TYPES)[number];
