import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '@haat/api-contract/vocabulary';
import { timelineFor } from './timeline-for.ts';

const MARKS = { done: '+', now: '>', later: '-', failed: 'x' } as const;
const written = (...option: Parameters<typeof timelineFor>) =>
  timelineFor(...option)
    .map(({ step, state }) => MARKS[state] + step)
    .join(' ');

const home = 'home_delivery';
const pickup = 'pickup_from_store';

describe('timelineFor', () => {
  it.each([
    { status: 'PENDING', delivery: home, option: '+placed >confirmed -ready -out-for-delivery -delivered' },
    {
      status: 'PRE_ORDER',
      delivery: home,
      option: '+prebooked >placed -confirmed -ready -out-for-delivery -delivered',
    },
    { status: 'SUCCESS', delivery: home, option: '+placed +paid >confirmed -ready -out-for-delivery -delivered' },
    { status: 'VENDOR_CONFIRMED', delivery: home, option: '+placed +confirmed >ready -out-for-delivery -delivered' },
    { status: 'READY_FOR_DELIVERY', delivery: pickup, option: '+placed +confirmed +ready >collected' },
    { status: 'SHIPPED', delivery: home, option: '+placed +confirmed +ready +shipped >out-for-delivery -delivered' },
    { status: 'OUT_FOR_DELIVERY', delivery: home, option: '+placed +confirmed +ready +out-for-delivery >delivered' },
    { status: 'DELIVERED', delivery: home, option: '+placed +confirmed +ready +out-for-delivery +delivered' },
    { status: 'DELIVERED', delivery: pickup, option: '+placed +confirmed +ready +collected' },
    { status: 'PAYMENT_FAILED', delivery: home, option: '+placed xpayment-failed' },
    { status: 'USER_CANCELLED', delivery: pickup, option: '+placed xcancelled-by-farmer' },
    { status: 'VENDOR_CANCELLED', delivery: home, option: '+placed xcancelled-by-shop' },
    { status: 'DEHAAT_CANCELLED', delivery: home, option: '+placed xcancelled-by-support' },
    { status: 'ORDER_FAILED', delivery: home, option: '+placed xorder-failed' },
    { status: 'FAILED', delivery: home, option: '+placed xorder-failed' },
    {
      status: 'FAILED_DELIVERY',
      delivery: home,
      option: '+placed +confirmed +ready +out-for-delivery xdelivery-failed',
    },
    {
      status: 'RETURN_TO_ORIGIN',
      delivery: home,
      option: '+placed +confirmed +ready +out-for-delivery xreturned-to-shop',
    },
  ] as const)('$status, $delivery: $way', ({ status, delivery, option }) => {
    expect(written(status, delivery)).toBe(option);
  });

  it.each([
    {
      name: 'cancelled by the shop when it was ready',
      status: 'VENDOR_CANCELLED',
      delivery: pickup,
      history: ['PENDING', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'VENDOR_CANCELLED'],
      option: '+placed +confirmed +ready xcancelled-by-shop',
    },
    {
      name: 'a prebooking cancelled before its day',
      status: 'USER_CANCELLED',
      delivery: home,
      history: ['PRE_ORDER', 'USER_CANCELLED'],
      option: '+prebooked xcancelled-by-farmer',
    },
    {
      name: 'paid after a failed attempt',
      status: 'VENDOR_CONFIRMED',
      delivery: home,
      history: ['PENDING', 'PAYMENT_FAILED', 'PENDING', 'SUCCESS', 'VENDOR_CONFIRMED'],
      option: '+placed +paid +confirmed >ready -out-for-delivery -delivered',
    },
    {
      name: 'out again after a failed delivery',
      status: 'OUT_FOR_DELIVERY',
      delivery: home,
      history: ['PENDING', 'FAILED_DELIVERY', 'OUT_FOR_DELIVERY'],
      option: '+placed +confirmed +ready +out-for-delivery >delivered',
    },
    {
      name: 'shipped before it went out',
      status: 'DELIVERED',
      delivery: home,
      history: ['SHIPPED'],
      option: '+placed +confirmed +ready +shipped +out-for-delivery +delivered',
    },
  ] as const)('uses the history: $name', ({ status, delivery, history, option }) => {
    expect(written(status, delivery, [...history])).toBe(option);
  });

  it.each(ORDER_STATUSES)(
    '%s: completed steps, then one current or failed step, then the remaining ones',
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
