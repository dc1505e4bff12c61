import type { RefundDestination } from '@haat/api-contract';
import type { Dependencies } from '@haat/backend-platform';

import type { PayoutKind } from '../payouts/payout-adapter.ts';
import type { RefundReport } from './book-refund.ts';
import { DESTINATION_PURPOSE } from './kept-destination.ts';
import { refundKey } from './refund-key.ts';
import type { RefundRow } from './tables.ts';

/**
 * Pays a refund out that no gateway has. One that was sent before without an answer is asked about first, at who it
 * was sent through: it is sent again, under the same key, only where nothing was made. One that support has settled is
 * only asked about. See docs/domain/payments.md#payouts-without-an-answer.
 * @returns null when a person has to pay it
 * @throws when it is left open whether the money has moved
 */
export async function payOut(
  { adapters: { payouts }, encryptor }: Dependencies,
  refund: RefundRow & { readonly unansweredBy: PayoutKind | null },
): Promise<RefundReport | null> {
  const { status, amountPaise, encryptedDestination, unansweredBy } = refund;
  const key = refundKey(refund);
  if (unansweredBy !== null) {
    if (unansweredBy !== payouts.kind)
      throw new Error(`it was sent through ${unansweredBy}, which is connected no longer and has not answered`);
    const found = await payouts.find(key);
    if (found !== null) return { ...found, gatewayRefundId: null };
  }
  if (status === 'REFUND_COMPLETED') return { status: 'failed', gatewayRefundId: null };
  if (encryptedDestination === null) throw new Error('a refund without a destination was due');
  const destination = JSON.parse(
    await encryptor.decrypt(encryptedDestination, DESTINATION_PURPOSE),
  ) as RefundDestination;
  const paid = await payouts.pay({ key, amountPaise, destination });
  return paid === null ? null : { ...paid, gatewayRefundId: null };
}
