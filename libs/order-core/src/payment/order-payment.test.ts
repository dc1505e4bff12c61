import { describe, expect, it } from 'vitest';
import { orderPayment, type OrderMoney } from './order-payment.ts';

const now = new Date('2026-11-22T06:00:00Z');
const later = new Date('2026-11-22T06:10:00Z');
const fresh: OrderMoney = { kind: 'cash', status: 'PENDING', bookingDate: null, lastAttempt: null, captured: null };
const open = { state: 'open', payBy: later, attempt: 1 } as const;

describe('orderPayment: the state of an order’s payment', () => {
  it.each<[string, Partial<OrderMoney>, string, boolean]>([
    ['cash is due until the goods are received', {}, 'due', false],
    ['cash is paid with the goods', { status: 'DELIVERED' }, 'paid', false],
    ['credit is in the ledger', { kind: 'credit', status: 'DELIVERED' }, 'on-credit', false],
    ['an online payment waits to be made', { kind: 'pay-now', lastAttempt: open }, 'open', true],
    ['without a last moment it stays open', { kind: 'csc', lastAttempt: { ...open, payBy: null } }, 'open', true],
    ['its last moment has come', { kind: 'pay-now', lastAttempt: { ...open, payBy: now } }, 'open', false],
    ['the gateway decides', { kind: 'pay-now', lastAttempt: { ...open, state: 'pending' } }, 'pending', false],
    ['an attempt failed', { kind: 'pay-now', lastAttempt: { ...open, state: 'failed' } }, 'failed', false],
    ['it was never begun', { kind: 'pay-now' }, 'failed', false],
    ['it can be paid again', { kind: 'pay-now', status: 'PAYMENT_FAILED', lastAttempt: open }, 'failed', true],
    [
      'it cannot be paid a third time',
      { kind: 'pay-now', status: 'PAYMENT_FAILED', lastAttempt: { ...open, attempt: 2 } },
      'failed',
      false,
    ],
    [
      'nor can a prebooking',
      {
        kind: 'pay-now',
        status: 'PRE_ORDER',
        bookingDate: '2026-11-23',
        lastAttempt: { ...open, state: 'failed', attempt: 2 },
      },
      'failed',
      false,
    ],
    [
      'a prebooking can be paid before its day',
      { kind: 'pay-now', status: 'PRE_ORDER', bookingDate: '2026-11-23' },
      'failed',
      true,
    ],
    [
      'a prebooking cannot be paid on its day',
      { kind: 'pay-now', status: 'PRE_ORDER', bookingDate: '2026-11-22' },
      'failed',
      false,
    ],
    [
      'a cancelled order is not paid any more',
      { kind: 'pay-now', status: 'USER_CANCELLED', lastAttempt: open },
      'failed',
      false,
    ],
  ])('%s', (_what, change, state, canPay) => {
    expect(orderPayment({ ...fresh, ...change }, now)).toMatchObject({ state, can_pay: canPay, paid: 0 });
  });

  it.each([
    { returningPaise: 0, returnedPaise: 0, state: 'paid', paid: 100.5 },
    { returningPaise: 5_000, returnedPaise: 0, state: 'refunding', paid: 100.5 },
    { returningPaise: 0, returnedPaise: 5_000, state: 'paid', paid: 50.5 },
    { returningPaise: 0, returnedPaise: 10_050, state: 'refunded', paid: 0 },
  ])('₹100.50 captured, $returningPaise going back, $returnedPaise back: $state', ({ state, paid, ...back }) => {
    const money: OrderMoney = { ...fresh, kind: 'pay-now', captured: { amountPaise: 10_050, ...back } };
    expect(orderPayment(money, now)).toEqual({ kind: 'pay-now', state, paid, pay_by: null, can_pay: false });
  });

  it('says until when it can be paid only while it is awaited', () => {
    const money: OrderMoney = { ...fresh, kind: 'pay-now', lastAttempt: open };
    expect(orderPayment(money, now).pay_by).toBe('2026-11-22T06:10:00.000Z');
    expect(orderPayment({ ...money, status: 'PAYMENT_FAILED' }, now).pay_by).toBeNull();
  });
});
