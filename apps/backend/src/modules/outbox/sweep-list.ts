import type { Configuration } from '../../config.ts';
import { CREDIT_SWEEPS } from '../credit/accrue-interest.ts';
import { PAYMENT_SWEEPS } from '../payments/payment-sweeps.ts';
import type { Sweep } from './run-sweeps.ts';

/** Every sweep of the market. */
export function sweepsOf(_configuration: Configuration): readonly Sweep[] {
  return [...PAYMENT_SWEEPS, ...CREDIT_SWEEPS];
}
