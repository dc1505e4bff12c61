export { kycArea } from './area.ts';
export type { AccountCheck, AccountCheckAdapter } from './bank-accounts/account-check-adapter.ts';
export { payoutAccountOf, peoplePaidOnAccounts } from './bank-accounts/payout-account.ts';
export { fundAccount } from './razorpay-x/fund-account.ts';
export type { FundDestination } from './razorpay-x/fund-account.ts';
export { callRazorpayX, objectOf, RazorpayXError, textOf } from './razorpay-x/razorpay-x-client.ts';
export type { RazorpayXAccess } from './razorpay-x/razorpay-x-client.ts';
export type { PayoutAccount } from './bank-accounts/payout-account.ts';
export {
  deleteDocument,
  documentConsentOf,
  lockDocumentConsent,
  markWithdrawn,
  peopleWithdrawn,
} from './document-consent.ts';
export type { DocumentConsent } from './document-consent.ts';
export { hasIdentityDocument } from './has-identity-document.ts';
