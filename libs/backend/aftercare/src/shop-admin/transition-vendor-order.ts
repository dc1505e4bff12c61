import type { transitionOrderSchema } from '@haat/api-contract';
import { SANDBOX_SHOPKEEPER } from '@haat/api-contract/vocabulary';
import type { z } from 'zod';
import { lockShopOrder, refuseWrongDeliveryCode, transitionOrder } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { deliverByPhoto } from '../arrival/deliver-by-photo.ts';
import { countPickupTry, forgetPickupTries } from './check-pickup-tries.ts';
import { UNCLAIMED } from './cancel-unclaimed-orders.ts';

/** What a shop says at the end of a delivery. */
interface DeliveryAtDoor extends Pick<z.output<typeof transitionOrderSchema>, 'code' | 'photo'> {
  vendorId: string;
  userId: string;
  id: string;
}

/** Reasons that say in an order's history that no shop did it. */
const NOT_A_SHOPS: readonly string[] = [SANDBOX_SHOPKEEPER, UNCLAIMED];

/**
 * Moves one of the shop's orders: confirms, refuses, packs, sends, hands over by the farmer's code or delivers with a
 * photo, reports a failed delivery.
 * @throws ServiceError `request_error.invalid` for a reason that is no shop's, `order_error.not_found`,
 *   `order_error.pickup_code_too_many_tries`, `order_error.photo_not_at_place`, `upload_error.photo_unknown`, and what
 *   `transitionOrder` refuses
 */
export async function transitionVendorOrder(
  dependencies: Dependencies,
  vendorId: string,
  userId: string,
  id: string,
  { to, code, photo, reason }: z.output<typeof transitionOrderSchema>,
): Promise<void> {
  if (reason !== undefined && NOT_A_SHOPS.includes(reason))
    throw new ServiceError('request_error.invalid', { fields: [{ field: 'reason', rule: 'value' }] });
  const { database } = dependencies;
  const order = await inTransaction(database, (tx) => lockShopOrder(tx, vendorId, id));
  if (isHandedOverBy(order, { to, code })) return;
  if (to === 'DELIVERED' && order.status === 'OUT_FOR_DELIVERY')
    return deliverHome(dependencies, { vendorId, userId, id, code, photo });
  const isByCode = to === 'DELIVERED' && code !== undefined;
  if (isByCode && order.type === 'pickup_from_store' && order.status === 'READY_FOR_DELIVERY')
    await countPickupTry(dependencies, order.id);
  await inTransaction(database, (tx) =>
    transitionOrder(tx, dependencies, order.id, to, 'vendor', {
      userId,
      ...(reason === undefined ? {} : { reason }),
      ...(isByCode ? { evidence: { kind: 'pickup-code', code } } : {}),
    }),
  );
  if (isByCode) await forgetPickupTries(dependencies, order.id);
}

/**
 * The same code again, after the goods were handed over: a form that is sent again because its answer was lost. It
 * changes nothing, and tells nothing that was not known with it.
 */
function isHandedOverBy(
  { status, type, pickupCode, deliveryCode }: OrderRow,
  { to, code }: Pick<z.output<typeof transitionOrderSchema>, 'to' | 'code'>,
): boolean {
  const told = type === 'home_delivery' ? deliveryCode : pickupCode;
  return to === 'DELIVERED' && status === 'DELIVERED' && told !== null && code === told;
}

/** The end of a delivery, by the farmer's code, or by a photo where there is none. */
async function deliverHome(
  dependencies: Dependencies,
  { vendorId, userId, id, code, photo }: DeliveryAtDoor,
): Promise<void> {
  const refusal = await inTransaction(dependencies.database, async (tx) => {
    const order = await lockShopOrder(tx, vendorId, id);
    if (order.status !== 'OUT_FOR_DELIVERY')
      return new ServiceError('order_error.cannot_move', { status: order.status });
    if (code === undefined && photo !== undefined) {
      await deliverByPhoto(tx, dependencies, order, { photoId: photo.id, latLng: photo.lat_lng, userId });
      return null;
    }
    if (code !== undefined) {
      const wrong = await refuseWrongDeliveryCode(tx, dependencies, order, code);
      if (wrong !== null) return wrong;
    }
    await transitionOrder(tx, dependencies, order.id, 'DELIVERED', 'vendor', {
      userId,
      ...(code === undefined ? {} : { evidence: { kind: 'delivery-code', code } }),
    });
    return null;
  });
  // Thrown after the transaction: a wrong code stays counted.
  if (refusal !== null) throw refusal;
}
