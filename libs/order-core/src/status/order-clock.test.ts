import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '@haat/api-contract/vocabulary';
import { orderClock } from './order-clock.ts';

const DAY_MS = 86_400_000;
const began = new Date('2026-11-01T10:00:00+05:30');
const after = (milliseconds: number) => new Date(began.getTime() + milliseconds);
const TEN_DAYS = ['SHIPPED', 'OUT_FOR_DELIVERY', 'FAILED_DELIVERY'];

describe('orderClock', () => {
  it.each(ORDER_STATUSES)('runs 10 days on the road, 3 days packed, and not otherwise: %s', (status) => {
    const clock = orderClock({ status, delivery: 'home_delivery', history: [{ status, at: began }] }, began);
    const days = TEN_DAYS.includes(status) ? 10 : status === 'READY_FOR_DELIVERY' ? 3 : null;
    expect(clock).toEqual(days === null ? null : { since: began, runsOutAt: after(days * DAY_MS), isOver: false });
  });

  it('does not run for what waits to be collected', () => {
    const history = [{ status: 'READY_FOR_DELIVERY' as const, at: began }];
    expect(orderClock({ status: 'READY_FOR_DELIVERY', delivery: 'pickup_from_store', history }, began)).toBeNull();
  });

  it.each([
    { status: 'SHIPPED', waited: 10 * DAY_MS, isOver: false },
    { status: 'SHIPPED', waited: 10 * DAY_MS + 1, isOver: true },
    { status: 'READY_FOR_DELIVERY', waited: 3 * DAY_MS, isOver: false },
    { status: 'READY_FOR_DELIVERY', waited: 3 * DAY_MS + 1, isOver: true },
  ] as const)('has run out when it took longer: $status after $waited ms $isOver', ({ status, waited, isOver }) => {
    const history = [{ status, at: began }];
    expect(orderClock({ status, delivery: 'home_delivery', history }, after(waited))?.isOver).toBe(isOver);
  });

  it('goes on over failed tries: a shop that sends the goods out again gets no new ten days', () => {
    const history: { status: OrderStatus; at: Date }[] = [
      { status: 'READY_FOR_DELIVERY', at: after(-DAY_MS) },
      { status: 'SHIPPED', at: began },
      { status: 'OUT_FOR_DELIVERY', at: after(4 * DAY_MS) },
      { status: 'FAILED_DELIVERY', at: after(5 * DAY_MS) },
      { status: 'OUT_FOR_DELIVERY', at: after(9 * DAY_MS) },
    ];
    expect(
      orderClock({ status: 'OUT_FOR_DELIVERY', delivery: 'home_delivery', history }, after(11 * DAY_MS)),
    ).toMatchObject({ since: began, isOver: true });
  });

  it('does not run without a beginning', () => {
    expect(orderClock({ status: 'SHIPPED', delivery: 'home_delivery', history: [] }, began)).toBeNull();
  });
});
