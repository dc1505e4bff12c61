import type { PayoutHook } from '@haat/backend-payments';
import { inTransaction } from '@haat/backend-platform';
import { lockPayout, parsePayoutKey, settleTry, takeBack } from './pay-claims.ts';

/**
 * Takes how a claim's payment stands. One that was paid and has come back since takes the claim back to approved. See
 * docs/domain/insurance.md#payment-of-a-claim.
 */
export const takeClaimPayout: PayoutHook = (dependencies, key, outcome) =>
  inTransaction(dependencies.database, async (tx) => {
    const tried = parsePayoutKey(key);
    const payout = tried === null ? null : await lockPayout(tx, tried.claimId);
    if (tried === null || payout === null) return false;
    const isOfNow = tried.failures === payout.failures;
    if (!isOfNow && outcome.status === 'processed')
      dependencies.log.error({ claim: tried.claimId }, 'money of a claim went out that had been sent back');
    if (isOfNow && payout.state === 'paid' && outcome.status === 'failed') await takeBack(tx, dependencies, payout);
    else await settleTry(tx, dependencies, tried, outcome);
    return true;
  });
