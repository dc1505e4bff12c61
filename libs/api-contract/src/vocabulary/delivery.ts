/** How an order reaches the farmer. Specification, section 3 (delivery type). */
export const DELIVERY_TYPES = ['home_delivery', 'pickup_from_store'] as const;
/** How an order reaches the farmer. */
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** What a shop offers of delivery and pickup. Specification, section 3 (fulfillment_type). */
export const FULFILMENT_TYPES = ['both', 'doorstep_delivery', 'pickup_from_store'] as const;
/** What a shop offers of delivery and pickup. */
export type FulfilmentType = (typeof FULFILMENT_TYPES)[number];
