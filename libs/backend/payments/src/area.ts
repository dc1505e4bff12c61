import type { Area } from '@haat/backend-platform/area';
import { paymentAccountHook } from './account-hook.ts';
import { razorpayProvider } from './adapters.ts';
import { cscWalletModule } from './attempts/csc-wallet.module.ts';
import { paymentHook } from './attempts/payment-hook.ts';
import { OPEN_PAYMENT_GAUGES } from './attempts/open-payments.ts';
import { PAYMENT_JOBS } from './attempts/payment-jobs.ts';
import { paymentsModule } from './attempts/payments.module.ts';
import { CREDIT_JOBS } from './credit/accrue-interest.ts';
import { creditHook } from './credit/credit-hook.ts';
import { creditLenderProvider } from './credit/credit-lender.ts';
import { creditModule } from './credit/credit.module.ts';
import { cscWalletProvider } from './csc-wallet/create-csc-wallet.ts';
import { disputesModule } from './disputes/disputes.module.ts';
import { payoutsByHand } from './payouts/payout-adapter.ts';
import { createRazorpayXPayouts } from './payouts/razorpay-x-payouts.ts';
import { REFUND_EVENT_HANDLERS } from './refunds/transition-refund.ts';
import { SETTLEMENT_JOBS } from './settlements/compare-days.ts';
import { settlementsModule } from './settlements/settlements.module.ts';
import { raisedRefundsModule } from './refunds/raised-refunds.module.ts';
import { creditLinesResource } from './operator/credit-lines-resource.ts';
import { paymentsResource } from './operator/payments-resource.ts';
import { refundsResource } from './operator/refunds-resource.ts';
import { ENCRYPTED_COLUMNS } from './encrypted-columns.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA, PERSONAL_PARTS } from './personal-data.ts';

/** Money: attempts to pay, what the gateway reports, refunds, credit. */
export const paymentsArea: Area = {
  name: 'payments',
  routes: [creditModule, paymentsModule, cscWalletModule, raisedRefundsModule, disputesModule, settlementsModule],
  jobs: [...PAYMENT_JOBS, ...CREDIT_JOBS, ...SETTLEMENT_JOBS],
  eventHandlers: REFUND_EVENT_HANDLERS,
  gauges: OPEN_PAYMENT_GAUGES,
  orderHooks: [creditHook, paymentHook],
  adapters: {
    payments: razorpayProvider,
    cscWallet: cscWalletProvider,
    creditLender: creditLenderProvider,
    payouts: {
      isChosen: ({ razorpayX, payments }) => razorpayX !== null || payments.gateway !== 'sandbox',
      create: ({ configuration: { razorpayX } }) =>
        razorpayX === null ? payoutsByHand : createRazorpayXPayouts(razorpayX),
    },
  },
  operator: [paymentsResource, refundsResource, creditLinesResource],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  personalParts: PERSONAL_PARTS,
  accountHook: paymentAccountHook,
  encryptedColumns: ENCRYPTED_COLUMNS,
};
