import type { Dependencies, Transaction } from '@haat/backend-platform';
import type { RefundRow } from './tables.ts';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What is done when the money of a refund has arrived. */
    readonly refundHooks?: readonly RefundHook[];
  }
}

/** What another area books with a refund, in the same transaction. */
export interface RefundHook {
  completed(tx: Transaction, dependencies: Dependencies, refund: RefundRow): Promise<void>;
}
