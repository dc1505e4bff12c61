import { campaignPart } from '../campaigns/campaign-part.ts';
import { couponPart } from '../coupons/coupon-part.ts';
import { creditPart } from '../credit/credit-part.ts';
import { insurancePart } from '../insurance/insurance-part.ts';
import { invoicePart } from '../invoices/issue-invoice.ts';
import { paymentPart } from '../payments/payment-part.ts';
import { prebookPart } from '../prebook/prebook-part.ts';
import type { OrderPart } from './order-part.ts';

/** Every part, in the order in which they are asked. */
export const ORDER_PARTS: readonly OrderPart[] = [
  creditPart,
  couponPart,
  campaignPart,
  prebookPart,
  insurancePart,
  invoicePart,
  paymentPart,
];
