/** What is chosen at checkout: one file that comes to the phone with the first touch. */
export { CouponPart } from './coupon-part.tsx';
export { FulfilmentSection } from './fulfilment-section.tsx';
export { InsurancePart } from './insurance-part.tsx';
export { PaymentPart } from './payment-part.tsx';
export { PrebookPart } from './prebook-part.tsx';
