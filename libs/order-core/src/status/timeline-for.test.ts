import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '@haat/api-contract/vocabulary';
import { timelineFor } from './timeline-for.ts';

const MARKS = { done: '+', now: '>', later: '-', failed: 'x' } as const;
const written = (...way: Parameters<typeof timelineFor>) =>
  timelineFor(...way)
    .map(({ step, state }) => MARKS[state] + step)
    .join(' ');

const home = 'home_delivery';
const pickup = 'pickup_from_store';

describe('timelineFor', () => {
  it.each([
    { status: 'PENDING', delivery: home, way: '+placed >confirmed -ready -out-for-delivery -delivered' },
    { status: 'PRE_ORDER', delivery: home, way: '+prebooked >placed -confirmed -ready -out-for-delivery -delivered' },
    { status: 'SUCCESS', delivery: home, way: '+placed +paid >confirmed -ready -out-for-delivery -delivered' },
    { status: 'VENDOR_CONFIRMED', delivery: home, way: '+placed +confirmed >ready -out-for-delivery -delivered' },
    { status: 'READY_FOR_DELIVERY', delivery: pickup, way: '+placed +confirmed +ready >collected' },
    { status: 'SHIPPED', delivery: home, way: '+placed +confirmed +ready +shipped >out-for-delivery -delivered' },
    { status: 'OUT_FOR_DELIVERY', delivery: home, way: '+placed +confirmed +ready +out-for-delivery >delivered' },
    { status: 'DELIVERED', delivery: home, way: '+placed +confirmed +ready +out-for-delivery +delivered' },
    { status: 'DELIVERED', delivery: pickup, way: '+placed +confirmed +ready +collected' },
    { status: 'PAYMENT_FAILED', delivery: home, way: '+placed xpayment-failed' },
    { status: 'USER_CANCELLED', delivery: pickup, way: '+placed xcancelled-by-farmer' },
    { status: 'VENDOR_CANCELLED', delivery: home, way: '+placed xcancelled-by-shop' },
    { status: 'DEHAAT_CANCELLED', delivery: home, way: '+placed xcancelled-by-support' },
    { status: 'ORDER_FAILED', delivery: home, way: '+placed xorder-failed' },
    { status: 'FAILED', delivery: home, way: '+placed xorder-failed' },
    { status: 'FAILED_DELIVERY', delivery: home, way: '+placed +confirmed +ready +out-for-delivery xdelivery-failed' },
    {
      status: 'RETURN_TO_ORIGIN',
      delivery: home,
      way: '+placed +confirmed +ready +out-for-delivery xreturned-to-shop',
    },
  ] as const)('$status, $delivery: $way', ({ status, delivery, way }) => {
    expect(written(status, delivery)).toBe(way);
  });

  it.each([
    {
      name: 'cancelled by the shop when it was ready',
      status: 'VENDOR_CANCELLED',
      delivery: pickup,
      history: ['PENDING', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'VENDOR_CANCELLED'],
      way: '+placed +confirmed +ready xcancelled-by-shop',
    },
    {
      name: 'a prebooking cancelled before its day',
      status: 'USER_CANCELLED',
      delivery: home,
      history: ['PRE_ORDER', 'USER_CANCELLED'],
      way: '+prebooked xcancelled-by-farmer',
    },
    {
      name: 'paid after a failed attempt',
      status: 'VENDOR_CONFIRMED',
      delivery: home,
      history: ['PENDING', 'PAYMENT_FAILED', 'PENDING', 'SUCCESS', 'VENDOR_CONFIRMED'],
      way: '+placed +paid +confirmed >ready -out-for-delivery -delivered',
    },
    {
      name: 'out again after a failed delivery',
      status: 'OUT_FOR_DELIVERY',
      delivery: home,
      history: ['PENDING', 'FAILED_DELIVERY', 'OUT_FOR_DELIVERY'],
      way: '+placed +confirmed +ready +out-for-delivery >delivered',
    },
    {
      name: 'shipped before it went out',
      status: 'DELIVERED',
      delivery: home,
      history: ['SHIPPED'],
      way: '+placed +confirmed +ready +shipped +out-for-delivery +delivered',
    },
  ] as const)('knows the history: $name', ({ status, delivery, history, way }) => {
    expect(written(status, delivery, [...history])).toBe(way);
  });

  it.each(ORDER_STATUSES)(
    '%s: first what is done, then one step under way or failed, then what is to come',
    (status: OrderStatus) => {
      for (const delivery of [home, pickup] as const) {
        const marks = timelineFor(status, delivery)
          .map(({ state }) => MARKS[state])
          .join('');
        expect(marks).toMatch(/^(\+*>?-*|\+*x)$/);
      }
    },
  );
});
