import { describe, expect, it } from 'vitest';
import { deliveryType } from './delivery-type.ts';

const home = 'home_delivery';
const pickup = 'pickup_from_store';

describe('deliveryType', () => {
  it.each([
    { vendor: 'pickup_from_store', chosen: undefined, collectOnly: false, type: pickup },
    { vendor: 'pickup_from_store', chosen: home, collectOnly: false, type: pickup },
    { vendor: 'SELF_PICKUP', chosen: home, collectOnly: false, type: pickup },
    { vendor: 'doorstep_delivery', chosen: undefined, collectOnly: false, type: home },
    { vendor: 'doorstep_delivery', chosen: pickup, collectOnly: false, type: home },
    { vendor: 'both', chosen: undefined, collectOnly: false, type: home },
    { vendor: 'both', chosen: null, collectOnly: false, type: home },
    { vendor: 'both', chosen: home, collectOnly: false, type: home },
    { vendor: 'both', chosen: pickup, collectOnly: false, type: pickup },
    { vendor: 'both', chosen: home, collectOnly: true, type: pickup },
    { vendor: 'doorstep_delivery', chosen: home, collectOnly: true, type: pickup },
    { vendor: 'by drone', chosen: undefined, collectOnly: false, type: home },
    { vendor: 'by drone', chosen: pickup, collectOnly: false, type: pickup },
  ] as const)('$vendor, chosen $chosen, collect only $collectOnly: $type', ({ vendor, chosen, collectOnly, type }) => {
    expect(deliveryType({ fulfillment_type: vendor }, chosen, collectOnly)).toBe(type);
  });
});
