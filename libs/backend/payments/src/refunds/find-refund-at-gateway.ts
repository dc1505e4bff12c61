import type { GatewayRefund } from '../gateways/payment-gateway.ts';
import { refundKey, parseRefundKey } from './refund-key.ts';
import type { RefundTry } from './refund-key.ts';

/** Every key under which a refund has been requested so far, the present try's included. */
export function keysOf({ id, failures }: RefundTry): string[] {
  return Array.from({ length: failures + 1 }, (_, before) => refundKey({ id, failures: before }));
}

/**
 * Which of a payment's refunds at the gateway answers a request whose answer never came: one of any try that was
 * made, since money that moved once must not move again; else the present try's failure; null when the gateway knows
 * of none, so that the same request can be sent again. See docs/domain/payments.md#refunds.
 */
export function findRefundAtGateway(wanted: RefundTry, atGateway: readonly GatewayRefund[]): GatewayRefund | null {
  const own = atGateway.filter(({ key }) => key !== null && parseRefundKey(key)?.id === wanted.id);
  return (
    own.find(({ status }) => status === 'processed') ??
    own.find(({ status }) => status === 'pending') ??
    own.find(({ key }) => key === refundKey(wanted)) ??
    null
  );
}
