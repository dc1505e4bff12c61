import type { CreditLenderAdapter } from './credit/credit-lender.ts';
import type { CscWallet } from './csc-wallet/csc-wallet.ts';
import { createRazorpayGateway } from './gateways/razorpay-gateway.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';
import type { PayoutAdapter } from './payouts/payout-adapter.ts';
import type { AdapterProvider } from '@haat/backend-platform';

declare module '@haat/backend-platform/area' {
  interface Adapters {
    payments: PaymentGateway;
    cscWallet: CscWallet;
    payouts: PayoutAdapter;
    creditLender: CreditLenderAdapter;
  }
}

/** The payment gateway, once it is configured. */
export const razorpayProvider: AdapterProvider<PaymentGateway> = {
  isChosen: ({ payments }) => payments.gateway === 'razorpay',
  create: ({ configuration: { payments } }) =>
    createRazorpayGateway('razorpay', async () => {
      if (payments.gateway !== 'razorpay') throw new Error('the configuration has no keys of the payment gateway');
      return payments;
    }),
};
