import { normaliseFulfilment } from './normalise-fulfilment.ts';
import type { VendorLike } from './vendor-like.ts';

/** Name of a fulfilment's label; the screens put it into the reader's language. */
export type FulfilmentLabel = 'Delivery' | 'Self-Pickup';

/**
 * Which of the labels Delivery and Self-Pickup a vendor bears; none when its fulfilment is not known.
 *
 * See docs/domain/vendors.md#fulfilment.
 */
export function fulfilmentLabels(vendor: Pick<VendorLike, 'fulfillment_type'>): FulfilmentLabel[] {
  switch (normaliseFulfilment(vendor.fulfillment_type)) {
    case 'both':
      return ['Delivery', 'Self-Pickup'];
    case 'home_delivery':
      return ['Delivery'];
    case 'pickup_from_store':
      return ['Self-Pickup'];
    default:
      return [];
  }
}
