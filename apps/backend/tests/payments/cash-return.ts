import { randomUUID } from 'node:crypto';
import { transitionOrder } from '@haat/backend-orders';
import { refundForReturn } from '@haat/backend-payments';
import { inTransaction } from '@haat/backend-platform';
import { deliverablePacks, farmer, orderForPickup } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';

/** A cash refund that waits for its farmer to say where it goes. */
export interface CashReturn {
  buyer: Awaited<ReturnType<typeof farmer>>;
  orderId: string;
  refundId: string;
}

/** Goods that were paid in cash came back, of ₹123.00 unless another amount is given in paise. */
export async function cashReturn(backend: TestBackend, amountPaise = 12_300): Promise<CashReturn> {
  return cashRefund(backend, await farmer(backend), amountPaise);
}

/** The same, of a farmer who is there already. */
export async function cashRefund(
  backend: TestBackend,
  buyer: CashReturn['buyer'],
  amountPaise = 12_300,
): Promise<CashReturn> {
  await buyer.put((await deliverablePacks(backend))[0], 1);
  const { id: orderId, pickup_code: code } = (await orderForPickup(buyer)).body as { id: string; pickup_code: string };
  const refund = await inTransaction(backend.database, async (tx) => {
    const evidence = { kind: 'pickup-code', code } as const;
    const move = (to: 'VENDOR_CONFIRMED' | 'READY_FOR_DELIVERY' | 'DELIVERED') =>
      transitionOrder(tx, backend.dependencies, orderId, to, 'vendor', { evidence });
    await move('VENDOR_CONFIRMED');
    await move('READY_FOR_DELIVERY');
    const order = await move('DELIVERED');
    return refundForReturn(tx, backend.dependencies, { order, amountPaise, returnId: randomUUID() });
  });
  return { buyer, orderId, refundId: refund?.id ?? '' };
}
