import type { moveOrderSchema } from '@haat/api-contract';
import type { z } from 'zod';
import { inTransaction } from '../../database/connection.ts';
import type { Dependencies } from '../../dependencies.ts';
import { moveOrder } from '../orders/move-order.ts';
import { countPickupTry, forgetPickupTries } from './check-pickup-tries.ts';
import { lockVendorOrder } from './find-vendor-orders.ts';

/**
 * A shop moves an order of its own: confirms, refuses, packs, sends, hands over by the code that the farmer says, fails a delivery.
 * @throws ServiceError `order_error.not_found`, `order_error.pickup_code_too_many_tries`, and what `moveOrder` refuses
 */
export async function moveVendorOrder(dependencies: Dependencies, vendorId: string, userId: string, id: string, { to, code, reason }: z.output<typeof moveOrderSchema>): Promise<void> {
  const isByCode = to === 'DELIVERED' && code !== undefined;
  const order = await inTransaction(dependencies.database, (tx) => lockVendorOrder(tx, vendorId, id));
  if (isByCode && order.type === 'pickup_from_store' && order.status === 'READY_FOR_DELIVERY') await countPickupTry(dependencies, order.id);
  await inTransaction(dependencies.database, (tx) => moveOrder(tx, dependencies, order.id, to, 'vendor', {
    userId, ...(reason === undefined ? {} : { reason }), ...(isByCode ? { evidence: { kind: 'pickup-code', code } } : {}),
  }));
  if (isByCode) await forgetPickupTries(dependencies, order.id);
}
