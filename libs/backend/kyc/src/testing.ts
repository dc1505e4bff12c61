/** What tests of the whole backend reach for past the door. */
export { encryptAccount } from './bank-accounts/encrypted-account.ts';
export { decryptDocument, decryptPhoto } from './encrypted-document.ts';
export { RazorpayXError } from './razorpay-x/razorpay-x-client.ts';
export { createRazorpayXChecks } from './razorpay-x/razorpay-x-checks.ts';
