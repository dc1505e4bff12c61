/** What tests of the whole backend reach for past the door. */
export { expirePayments } from './attempts/expire-payments.ts';
export { queryDuePayments } from './attempts/query-gateway.ts';
export { expireUnpaidOrders } from './attempts/unpaid-orders.ts';
export { accrueInterest } from './credit/accrue-interest.ts';
export { reduceDues } from './credit/credit-hook.ts';
export { createCscWallet } from './csc-wallet/csc-wallet.ts';
export { joinFields, splitFields } from './csc-wallet/csc-wire.ts';
export { compareDays } from './settlements/compare-days.ts';
export { createRazorpayGateway } from './gateways/razorpay-gateway.ts';
export { GatewayError } from './gateways/payment-gateway.ts';
export type { GatewayPayment } from './gateways/payment-gateway.ts';
export { directWaitingRefunds } from './refunds/direct-to-account.ts';
export { transitionDueRefunds, transitionRefund } from './refunds/transition-refund.ts';
export { createRazorpayXPayouts } from './payouts/razorpay-x-payouts.ts';
