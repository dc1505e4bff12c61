/** Every table, for the migration generator. A module adds its own `tables.ts` here. */
export { identityEntries, identityKeys, identitySecrets, otpRequests } from '../modules/identity/tables.ts';
export { sandboxMessages } from '../adapters/sms/tables.ts';
export { installation } from './tables.ts';
export { users } from '../modules/users/tables.ts';
export {
  bannedSubstances,
  brands,
  categories,
  crops,
  offers,
  productCrops,
  products,
  variants,
} from '../modules/catalogue/tables.ts';
export { districts, places, states } from '../modules/location/tables.ts';
export { vendors } from '../modules/vendors/tables.ts';
export { addresses } from '../modules/addresses/tables.ts';
export { campaignCarts, campaigns } from '../modules/campaigns/tables.ts';
export { carts } from '../modules/carts/tables.ts';
export { orderHistory, orderLines, orderNumbers, orders } from '../modules/orders/tables.ts';
export { outbox, sweeps } from '../modules/outbox/tables.ts';
export { creditEntries, creditLines, creditTransactions } from '../modules/credit/tables.ts';
export { coupons, couponUses } from '../modules/coupons/tables.ts';
export {
  groupInsuranceProducts,
  insurancePolicies,
  insurancePremiumOptions,
  policyNumbers,
} from '../modules/insurance/tables.ts';
export { identityPapers } from '../modules/kyc/tables.ts';
export { prebookOffers, prebookPlaces, prebookSeasons } from '../modules/prebook/tables.ts';
export { pickupCodeTries, vendorStaff } from '../modules/vendor-orders/tables.ts';
export {
  issueNumbers,
  orderIssues,
  orderReturnLines,
  orderReturns,
  photos,
  returnNumbers,
} from '../modules/after-order/tables.ts';
export { invoiceCounters, invoices } from '../modules/invoices/tables.ts';
export { paymentCaptures, paymentEvents, payments } from '../modules/payments/tables.ts';
export { refundNumbers, refunds } from '../modules/refunds/tables.ts';
export {
  sandboxGatewayOrders,
  sandboxGatewayPayments,
  sandboxGatewayRefunds,
  sandboxGatewayWebhooks,
} from '../modules/sandbox-gateway/tables.ts';
