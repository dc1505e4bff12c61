import type { OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What is booked when the money of an order is disputed. */
    readonly disputeHooks?: readonly DisputeHook[];
  }
}

/** What another area books when a payer's bank wants the money of an order back, in the same transaction. */
export interface DisputeHook {
  /** The gateway has told something new of a dispute; the order is locked. */
  told(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<void>;
}
