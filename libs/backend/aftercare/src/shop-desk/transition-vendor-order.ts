import type { transitionOrderSchema } from '@haat/api-contract';
import { SANDBOX_SHOPKEEPER } from '@haat/api-contract/vocabulary';
import type { z } from 'zod';
import { lockShopOrder, transitionOrder } from '@haat/backend-orders';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { countPickupTry, forgetPickupTries } from './check-pickup-tries.ts';
import { UNCLAIMED } from './cancel-unclaimed-orders.ts';

/** Reasons that say in an order's history that no shop did it. */
const NOT_A_SHOPS: readonly string[] = [SANDBOX_SHOPKEEPER, UNCLAIMED];

/**
 * Moves one of the shop's orders: confirms, refuses, packs, sends, hands over by the farmer's pickup code, reports a
 * failed delivery.
 * @throws ServiceError `request_error.invalid` for a reason that is no shop's, `order_error.not_found`,
 *   `order_error.pickup_code_too_many_tries`, and what `transitionOrder` refuses
 */
export async function transitionVendorOrder(
  dependencies: Dependencies,
  vendorId: string,
  userId: string,
  id: string,
  { to, code, reason }: z.output<typeof transitionOrderSchema>,
): Promise<void> {
  if (reason !== undefined && NOT_A_SHOPS.includes(reason))
    throw new ServiceError('request_error.invalid', { fields: [{ field: 'reason', rule: 'value' }] });
  const isByCode = to === 'DELIVERED' && code !== undefined;
  const order = await inTransaction(dependencies.database, (tx) => lockShopOrder(tx, vendorId, id));
  if (isByCode && order.type === 'pickup_from_store' && order.status === 'READY_FOR_DELIVERY')
    await countPickupTry(dependencies, order.id);
  await inTransaction(dependencies.database, (tx) =>
    transitionOrder(tx, dependencies, order.id, to, 'vendor', {
      userId,
      ...(reason === undefined ? {} : { reason }),
      ...(isByCode ? { evidence: { kind: 'pickup-code', code } } : {}),
    }),
  );
  if (isByCode) await forgetPickupTries(dependencies, order.id);
}
