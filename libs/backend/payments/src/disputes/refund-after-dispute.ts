import { disputeShares, UNFULFILLED_ORDER_STATUSES } from '@haat/order-core';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { historyOf, isAdvanceKept } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { refundEndedOrder, refundForReturn } from '../refunds/refund-order.ts';
import { paymentInDispute } from './lost-of-order.ts';
import { releaseWithheld, withheldOfOrder } from './withheld-refunds.ts';

const ENDED_UNFULFILLED: readonly OrderStatus[] = UNFULFILLED_ORDER_STATUSES;

/**
 * Gives the farmer back what came back from a dispute, of an order that ended otherwise while the payer's bank had its
 * money: an advance that is kept stays. Of goods that were returned meanwhile it gives back what was withheld. See
 * docs/domain/payments.md#disputes.
 */
export async function refundAfterDispute(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<void> {
  const to = order.status;
  if (to === 'DELIVERED') return refundWithheld(tx, dependencies, order);
  if (!ENDED_UNFULFILLED.includes(to)) return;
  const from = (await historyOf(tx, [order.id])).at(-2)?.status;
  if (from !== undefined && (await isAdvanceKept(tx, order, { from, to }))) return;
  await refundEndedOrder(tx, dependencies, order.id);
}

/** Gives back what was withheld, as far as it is due, once no bank has to decide; said again it changes nothing. */
async function refundWithheld(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<void> {
  const withheld = await withheldOfOrder(tx, order.id);
  const payment = withheld.length === 0 ? null : await paymentInDispute(tx, order.id);
  if (payment === null || payment.isUndecided) return;
  const withheldPaise = withheld.reduce((paise, row) => paise + row.amountPaise - row.releasedPaise, 0);
  let { duePaise } = disputeShares({ ...payment, withheldPaise, isHandedOver: true });
  for (const row of withheld) {
    const amountPaise = Math.min(duePaise, row.amountPaise - row.releasedPaise);
    if (amountPaise === 0) continue;
    duePaise -= amountPaise;
    await releaseWithheld(tx, row, amountPaise);
    await refundForReturn(tx, dependencies, {
      order,
      amountPaise,
      premiumPaise: row.releasedPaise === 0 ? row.premiumPaise : 0,
      returnId: null,
      reference: `withheld:${row.returnId}:${row.releasedPaise}`,
    });
  }
}
