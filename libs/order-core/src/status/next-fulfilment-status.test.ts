import { ORDER_STATUSES, PAYMENT_KINDS, type OrderStatus } from '@haat/api-contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { nextStatuses } from './can-transition.ts';
import { nextFulfilmentStatus } from './next-fulfilment-status.ts';
import { IN_PROGRESS_STATUSES } from './order-status.ts';

describe('nextFulfilmentStatus', () => {
  it.each<[OrderStatus, 'home_delivery' | 'pickup_from_store', OrderStatus]>([
    ['PENDING', 'home_delivery', 'VENDOR_CONFIRMED'],
    ['SUCCESS', 'pickup_from_store', 'VENDOR_CONFIRMED'],
    ['VENDOR_CONFIRMED', 'home_delivery', 'READY_FOR_DELIVERY'],
    ['READY_FOR_DELIVERY', 'home_delivery', 'OUT_FOR_DELIVERY'],
    ['READY_FOR_DELIVERY', 'pickup_from_store', 'DELIVERED'],
    ['SHIPPED', 'home_delivery', 'OUT_FOR_DELIVERY'],
    ['OUT_FOR_DELIVERY', 'home_delivery', 'DELIVERED'],
    ['FAILED_DELIVERY', 'home_delivery', 'OUT_FOR_DELIVERY'],
  ])('%s, %s: %s', (status, delivery, next) => {
    expect(nextFulfilmentStatus(status, delivery)).toBe(next);
  });

  it.each(ORDER_STATUSES.filter((status) => !IN_PROGRESS_STATUSES.some((one) => one === status)))(
    '%s has no next step of a shop',
    (status) => {
      expect(nextFulfilmentStatus(status, 'home_delivery')).toBeNull();
    },
  );

  it('is always a transition that the shop may make', () => {
    for (const status of IN_PROGRESS_STATUSES)
      for (const delivery of ['home_delivery', 'pickup_from_store'] as const)
        for (const payment of PAYMENT_KINDS) {
          const allowed = nextStatuses(status, 'vendor', { payment, delivery });
          const next = nextFulfilmentStatus(status, delivery);
          if (allowed.length > 0) expect(allowed, `${status} ${delivery} ${payment}`).toContain(next);
        }
  });
});
