import type { GatewayPayment } from '../gateways/payment-gateway.ts';

/** The gateway's report about one of its orders. */
export interface GatewayReport {
  gatewayOrderId: string;
  gatewayPayments: readonly GatewayPayment[];
  /** Whether `said` is complete: only then is it certain that every try has failed. */
  isComplete: boolean;
}
