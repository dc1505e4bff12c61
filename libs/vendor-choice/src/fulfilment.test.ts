import { describe, expect, it } from 'vitest';
import { fulfilmentLabels } from './fulfilment-labels.ts';
import { normaliseFulfilment } from './normalise-fulfilment.ts';

describe('normaliseFulfilment and fulfilmentLabels', () => {
  it.each([
    { spelling: 'DOORSTEP', fulfilment: 'home_delivery', labels: ['Delivery'] },
    { spelling: 'DOORSTEP_DELIVERY', fulfilment: 'home_delivery', labels: ['Delivery'] },
    { spelling: 'doorstep_delivery', fulfilment: 'home_delivery', labels: ['Delivery'] },
    { spelling: 'home_delivery', fulfilment: 'home_delivery', labels: ['Delivery'] },
    { spelling: 'OFFLINE_PICKUP', fulfilment: 'pickup_from_store', labels: ['Self-Pickup'] },
    { spelling: 'SELF_PICKUP', fulfilment: 'pickup_from_store', labels: ['Self-Pickup'] },
    { spelling: 'PICKUP_FROM_STORE', fulfilment: 'pickup_from_store', labels: ['Self-Pickup'] },
    { spelling: 'pickup_from_store', fulfilment: 'pickup_from_store', labels: ['Self-Pickup'] },
    { spelling: 'BOTH', fulfilment: 'both', labels: ['Delivery', 'Self-Pickup'] },
    { spelling: 'both', fulfilment: 'both', labels: ['Delivery', 'Self-Pickup'] },
    { spelling: 'by drone', fulfilment: null, labels: [] },
    { spelling: '', fulfilment: null, labels: [] },
    { spelling: '__proto__', fulfilment: null, labels: [] },
  ])('reads $spelling', ({ spelling, fulfilment, labels }) => {
    expect(normaliseFulfilment(spelling)).toBe(fulfilment);
    expect(fulfilmentLabels({ fulfillment_type: spelling })).toEqual(labels);
  });

  it('reads a missing one as unknown', () => {
    expect(normaliseFulfilment(undefined)).toBeNull();
  });
});
