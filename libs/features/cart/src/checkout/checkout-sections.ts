/** What is chosen at checkout: one file that comes to the phone with the first touch. */
export { CouponSection } from './coupon-section.tsx';
export { FulfilmentSection } from './fulfilment-section.tsx';
export { InsuranceSection } from './insurance-section.tsx';
export { PaymentSection } from './payment-section.tsx';
export { PrebookSection } from './prebook-section.tsx';
