import type { GatewayPayment } from '../gateways/payment-gateway.ts';

/** The gateway's word about one of its orders. */
export interface GatewayReport {
  gatewayOrderId: string;
  gatewayPayments: readonly GatewayPayment[];
  /** Whether `said` is all there is: only then can it be told that every try has failed. */
  isComplete: boolean;
}
