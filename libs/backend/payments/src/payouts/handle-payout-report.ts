import { describeError, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { eq } from 'drizzle-orm';
import { bookRefund } from '../refunds/book-refund.ts';
import { parseRefundKey } from '../refunds/refund-key.ts';
import type { RefundTry } from '../refunds/refund-key.ts';
import { raiseReversed } from '../refunds/reversed-payout.ts';
import { refunds } from '../refunds/tables.ts';
import type { PayoutOutcome } from './payout-adapter.ts';
import { keyOfReference } from './payout-reference.ts';

/**
 * Takes the word that something has become of a payout. It comes late, twice and in any order, so it is only a hint:
 * how the payout stands is asked, and that is written down.
 * @throws ServiceError `payment_error.gateway_away` when the company does not answer and is to send it again
 */
export async function handlePayoutReport(dependencies: Dependencies, reference: string): Promise<void> {
  const { adapters, areas, log } = dependencies;
  const key = keyOfReference(reference);
  const tried = key === null ? null : parseRefundKey(key);
  if (key === null || tried === null) return log.warn('a payout was told of that is none of ours');
  const outcome = await adapters.payouts.find(key).catch((error: unknown) => {
    log.warn({ payout: tried.id, error: describeError(error) }, 'it is open how a payout stands');
    throw new ServiceError('payment_error.gateway_away');
  });
  if (outcome === null) return log.warn({ payout: tried.id }, 'a payout was told of that the company does not know');
  if (await bookOfRefund(dependencies, tried, outcome)) return;
  for (const { payoutHook } of areas) if ((await payoutHook?.(dependencies, key, outcome)) === true) return;
  log.warn({ key }, 'a payout was told of that no area has');
}

/** @returns whether the payout is a refund's */
function bookOfRefund(dependencies: Dependencies, tried: RefundTry, outcome: PayoutOutcome): Promise<boolean> {
  return inTransaction(dependencies.database, async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, tried.id)).for('update');
    if (refund === undefined) return false;
    // Of a try before this one only that its money has moved counts.
    if (tried.failures !== refund.failures && outcome.status !== 'processed') return true;
    if (refund.status === 'REFUND_COMPLETED' && outcome.status === 'failed')
      await raiseReversed(tx, dependencies, refund, outcome);
    else await bookRefund(tx, dependencies, refund, { ...outcome, gatewayRefundId: null });
    return true;
  });
}
