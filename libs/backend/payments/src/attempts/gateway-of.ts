import type { PaymentGateway } from '../gateways/payment-gateway.ts';
import type { Dependencies } from '@haat/backend-platform';
import type { PaymentRow } from './tables.ts';

/** Who takes the money of an attempt. */
export type PaymentProvider = Pick<
  PaymentGateway,
  'createOrder' | 'paymentsOf' | 'refund' | 'refundOf' | 'refundsUnder' | 'pageFor'
> & {
  readonly kind: string;
};

/** Who takes the money of an attempt of this kind. */
export function gatewayOf({ adapters }: Pick<Dependencies, 'adapters'>, kind: PaymentRow['kind']): PaymentProvider {
  return kind === 'csc' ? adapters.cscWallet : adapters.payments;
}
