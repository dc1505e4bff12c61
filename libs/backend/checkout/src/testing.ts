/** What tests of the whole backend reach for past the door. */
export { writeCode } from './campaigns/campaign-code.ts';
export { forgetUnordered } from './campaigns/campaign-rows.ts';
export { checkoutView } from './carts/checkout-view.ts';
export { sweepCarts } from './carts/sweep-carts.ts';
export { prebookQuotes } from './prebooking/prebook-quotes.ts';
export { sweepPrebookings } from './prebooking/sweep-prebookings.ts';
