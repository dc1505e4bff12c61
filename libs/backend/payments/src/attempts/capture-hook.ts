import type { OrderRow } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What is booked with the money that pays an order. */
    readonly captureHooks?: readonly CaptureHook[];
  }
}

/** Money that pays an order. */
export interface OrderCapture {
  order: OrderRow;
  gatewayPaymentId: string;
  /** Whole paise. */
  amountPaise: number;
}

/** What another area books with money that was captured for an order, in the same transaction. */
export interface CaptureHook {
  captured(tx: Transaction, dependencies: Dependencies, capture: OrderCapture): Promise<void>;
}
