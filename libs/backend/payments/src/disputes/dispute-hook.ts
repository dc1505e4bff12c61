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
  /** Something is new of a dispute or of what was withheld for it; the order is locked. */
  told(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<void>;
}

/** Tells other areas what is new of an order's disputes; said again it changes nothing. */
export async function tellDisputed(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<void> {
  for (const hook of dependencies.areas.flatMap(({ disputeHooks = [] }) => disputeHooks))
    await hook.told(tx, dependencies, order);
}
