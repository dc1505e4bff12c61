import type { Configuration } from '../../config.ts';
import { AFTER_ORDER_SWEEPS } from '../after-order/after-order-sweeps.ts';
import { CREDIT_SWEEPS } from '../credit/accrue-interest.ts';
import { PAYMENT_SWEEPS } from '../payments/payment-sweeps.ts';
import { PREBOOK_SWEEPS } from '../prebook/sweep-prebookings.ts';
import type { Sweep } from './run-sweeps.ts';

/** Every sweep of the market. */
export function sweepsOf(_configuration: Configuration): readonly Sweep[] {
  return [...PAYMENT_SWEEPS, ...CREDIT_SWEEPS, ...PREBOOK_SWEEPS, ...AFTER_ORDER_SWEEPS];
}
