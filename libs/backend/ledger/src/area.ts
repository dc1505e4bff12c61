import type { Area } from '@haat/backend-platform/area';
import { bookRepayment } from './credit-repayments.ts';
import { creditRepaymentsModule } from './credit-repayments.module.ts';
import { shopTermsModule } from './shop-terms.module.ts';
import { payShop, receiveFromShop, releaseRefund } from './ledger-acts.ts';
import { ledgerCaptureHook, ledgerDisputeHook, ledgerOrderHook, ledgerRefundHook } from './ledger-hooks.ts';
import { ledgerModule } from './ledger.module.ts';
import { raiseShopLimit } from './change-shop-terms.ts';
import { SECOND_PAYMENT_ACTS } from './second-payment-acts.ts';
import { secondPaymentsModule } from './second-payments.module.ts';
import { actsResource, REFUND_ACTIONS } from './operator/acts-resource.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** What market and shops owe each other, and support's acts with money. */
export const ledgerArea: Area = {
  name: 'ledger',
  routes: [ledgerModule, shopTermsModule, creditRepaymentsModule, secondPaymentsModule],
  orderHooks: [ledgerOrderHook],
  captureHooks: [ledgerCaptureHook],
  refundHooks: [ledgerRefundHook],
  disputeHooks: [ledgerDisputeHook],
  moneyActs: {
    'shop-payout': payShop,
    'shop-receipt': receiveFromShop,
    'release-refund': releaseRefund,
    'shop-limit': raiseShopLimit,
    'credit-repayment': bookRepayment,
    ...SECOND_PAYMENT_ACTS,
  },
  operator: [actsResource],
  operatorActions: { refunds: REFUND_ACTIONS },
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
