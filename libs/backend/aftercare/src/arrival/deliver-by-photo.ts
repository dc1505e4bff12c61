import { ARRIVAL_ANSWER_MS, isAtDeliveryPlace, metresBetweenPlaces } from '@haat/order-core';
import { attachPhotos } from '@haat/backend-media';
import { pincodeGeocoder, toLatLng } from '@haat/backend-market';
import { transitionOrder } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { arrivalQuestions } from './tables.ts';

/** A photo of goods at their place, and who took it. */
export interface DeliveryPhoto {
  photoId: string;
  /** 'lat,lng' where it was taken, as the phone says. */
  latLng: string;
  /** The shop's employee. */
  userId: string;
}

/**
 * Delivers an order without the farmer's code: a photo at the place of delivery stands for it, and the farmer is asked
 * whether the goods came. See docs/domain/orders.md#delivery-code.
 * @throws ServiceError `order_error.photo_not_at_place`, `upload_error.photo_unknown`, and what `transitionOrder`
 *   refuses
 */
export async function deliverByPhoto(
  tx: Transaction,
  dependencies: Dependencies,
  order: OrderRow,
  { photoId, latLng, userId }: DeliveryPhoto,
): Promise<void> {
  const askedAt = dependencies.now();
  await transitionOrder(tx, dependencies, order.id, 'DELIVERED', 'vendor', {
    userId,
    evidence: { kind: 'delivery-photo' },
  });
  const place = await placeOf(tx, order);
  const metres = place === null ? Number.NaN : metresBetweenPlaces(toLatLng(place.latLng), toLatLng(latLng));
  if (place === null || !isAtDeliveryPlace({ metres, isExact: place.isExact }))
    throw new ServiceError('order_error.photo_not_at_place');
  await attachPhotos(tx, dependencies, userId, [photoId]);
  await tx.insert(arrivalQuestions).values({
    orderId: order.id,
    photoId,
    latLng,
    metres,
    askedAt,
    answerBy: new Date(askedAt.getTime() + ARRIVAL_ANSWER_MS),
  });
}

/** Where an order is brought to; of orders without a place of their own, the PIN code's position. */
async function placeOf(tx: Transaction, { address }: OrderRow): Promise<{ latLng: string; isExact: boolean } | null> {
  if (address === null) return null;
  if (address.place !== undefined) return address.place;
  const pincode = await pincodeGeocoder(tx).byPincode(address.pincode, 'en');
  return pincode === null ? null : { latLng: pincode.latLng, isExact: false };
}
