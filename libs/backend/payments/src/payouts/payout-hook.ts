import type { Dependencies } from '@haat/backend-platform';
import type { PayoutOutcome } from './payout-adapter.ts';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** Takes how the area's payouts stand; refunds are the payments area's own. */
    readonly payoutHook?: PayoutHook;
  }
}

/**
 * Takes how a payout stands, asked after the company told that something has become of it; told late, twice and in any
 * order it changes nothing more.
 * @param key under which it was asked for
 * @returns whether it is one of the area's
 */
export type PayoutHook = (dependencies: Dependencies, key: string, outcome: PayoutOutcome) => Promise<boolean>;
