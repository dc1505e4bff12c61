import { invoicePart } from '@haat/backend-aftercare';
import { campaignPart, couponPart } from '@haat/backend-checkout';
import { insurancePart } from '@haat/backend-insurance';
import { prebookPart } from '@haat/backend-orders';
import type { OrderPart } from '@haat/backend-orders';
import { creditPart, paymentPart } from '@haat/backend-payments';

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
