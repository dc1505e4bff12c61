import type { OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import type { RefundRow } from './tables.ts';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What is done with a refund when it is requested, before it is paid out, and when its money has arrived. */
    readonly refundHooks?: readonly RefundHook[];
  }
}

/** Whether money that no gateway had is paid out now. `until`: when to ask again; null waits for a person. */
export type PayoutDecision =
  { readonly kind: 'pay' } | { readonly kind: 'wait'; readonly until: Date | null; readonly isRaised: boolean };

/** A refund that was requested. */
export interface RequestedRefund extends RefundRow {
  /** What of it is premium that an insurer gives back, whole paise. */
  premiumPaise: number;
}

/** Premium that came back with a return and goes to no farmer. */
export interface PremiumLeft {
  readonly order: OrderRow;
  readonly returnId: string;
  /** Whole paise. */
  readonly amountPaise: number;
}

/** What another area books with a refund, in the same transaction. */
export interface RefundHook {
  requested?(tx: Transaction, dependencies: Dependencies, refund: RequestedRefund): Promise<void>;
  /**
   * An insurer has given premium back that the farmer has in hand already, because support gave the order's money back
   * before: it is the shop's.
   */
  premiumLeft?(tx: Transaction, dependencies: Dependencies, left: PremiumLeft): Promise<void>;
  /** Asked before the market pays a refund out of its own pocket, each time anew. */
  beforePayout?(tx: Transaction, dependencies: Dependencies, refund: RefundRow): Promise<PayoutDecision>;
  completed?(tx: Transaction, dependencies: Dependencies, refund: RefundRow): Promise<void>;
}

/** Whether every area lets a refund be paid out; the first that does not decides. Only asked of what no gateway had. */
export async function payoutDecision(
  tx: Transaction,
  dependencies: Dependencies,
  refund: RefundRow,
): Promise<PayoutDecision> {
  if (refund.gatewayPaymentId !== null) return { kind: 'pay' };
  for (const hook of dependencies.areas.flatMap(({ refundHooks = [] }) => refundHooks)) {
    const decision = await hook.beforePayout?.(tx, dependencies, refund);
    if (decision?.kind === 'wait') return decision;
  }
  return { kind: 'pay' };
}
