/** What tests of the whole backend reach for past the door. */
export { linkSecret, writeCode } from './campaigns/campaign-code.ts';
export { removeUnorderedCarts } from './campaigns/campaign-rows.ts';
export { checkoutView } from './carts/checkout-view.ts';
export { removeExpiredCarts } from './carts/remove-expired-carts.ts';
export { advancePrebookings } from './prebooking/advance-prebookings.ts';
export { prebookQuotes } from './prebooking/prebook-quotes.ts';
