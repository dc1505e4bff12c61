import type { Configuration } from '../../config.ts';
import { AFTER_ORDER_SWEEPS } from '../after-order/after-order-sweeps.ts';
import { CAMPAIGN_SWEEPS } from '../campaigns/campaign-sweeps.ts';
import { CREDIT_SWEEPS } from '../credit/accrue-interest.ts';
import { PAYMENT_SWEEPS } from '../payments/payment-sweeps.ts';
import { PREBOOK_SWEEPS } from '../prebook/sweep-prebookings.ts';
import { SANDBOX_SHOPKEEPER_SWEEPS } from '../sandbox-shopkeeper/sandbox-shopkeeper.ts';
import { VENDOR_SWEEPS } from '../vendor-orders/sweep-unclaimed.ts';
import type { Sweep } from './run-sweeps.ts';

/** Every sweep of the market. */
export function sweepsOf({ sandboxShopkeeper }: Pick<Configuration, 'sandboxShopkeeper'>): readonly Sweep[] {
  return [
    ...PAYMENT_SWEEPS,
    ...CREDIT_SWEEPS,
    ...PREBOOK_SWEEPS,
    ...VENDOR_SWEEPS,
    ...AFTER_ORDER_SWEEPS,
    ...CAMPAIGN_SWEEPS,
    ...(sandboxShopkeeper ? SANDBOX_SHOPKEEPER_SWEEPS : []),
  ];
}
