import { AFTER_ORDER_SWEEPS, VENDOR_SWEEPS } from '@haat/backend-aftercare';
import { CAMPAIGN_SWEEPS, PREBOOK_SWEEPS } from '@haat/backend-checkout';
import { CREDIT_SWEEPS, PAYMENT_SWEEPS } from '@haat/backend-payments';
import type { Configuration, Sweep } from '@haat/backend-platform';
import { SANDBOX_SHOPKEEPER_SWEEPS } from '@haat/backend-sandbox';

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
