import { PAYMENT_RETURN_PATH } from '@haat/api-contract';

/** Paying an order, repaying credit, and coming back from the payment page. */
export const paymentsPaths = {
  payOrder: '/order/:orderId/pay',
  repayCredit: '/account/credit/pay',
  paymentReturn: PAYMENT_RETURN_PATH,
} as const;
