import { describe, expect, it } from 'vitest';
import type { Order } from '@haat/api-contract';
import { expiredStatusView, paymentView } from './payment.presenter.ts';
import { cancelLines, prebookLines } from './prebook.presenter.ts';

const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const presenterContext = { t, language: 'en', now: new Date('2026-11-21T06:00:00Z') };
const payNow: Order['payment'] = {
  kind: 'pay-now',
  state: 'open',
  paid: 0,
  pay_by: '2026-11-21T06:15:00Z',
  can_pay: true,
};
const order = {
  id: 'o-1',
  status: 'PENDING',
  type: 'home_delivery',
  total_price: 2970,
  payment: payNow,
  is_prebook: false,
  booking_date: null,
  queue_place: null,
  cancel_free_until: null,
  policies: [],
} as unknown as Order;
const prebooked = {
  ...order,
  status: 'PRE_ORDER',
  is_prebook: true,
  booking_date: '2026-11-30',
  queue_place: 4,
  cancel_free_until: '2026-11-27',
  payment: { ...payNow, state: 'paid', paid: 594, can_pay: false, pay_by: null },
} as Order;

describe('the money of an order in words', () => {
  it.each<[string, Partial<Order>, object]>([
    ['to be paid', {}, { notice: { title: 'order:pay.open' }, payLabel: 'order:pay.now', isPending: false }],
    [
      'pending: the farmer is not asked to pay twice',
      { payment: { ...payNow, state: 'pending', can_pay: false } },
      { notice: { title: 'order:pay.pending' }, payLabel: null, isPending: true },
    ],
    [
      'failed',
      { status: 'PAYMENT_FAILED', payment: { ...payNow, state: 'failed' } },
      { notice: { tone: 'danger' }, payLabel: 'order:pay.again' },
    ],
    [
      'failed of a prebooking: late money books it, or comes back',
      { status: 'PRE_ORDER', payment: { ...payNow, state: 'failed' } },
      { notice: { tone: 'danger', text: 'order:pay.bookedOrBack' }, payLabel: 'order:pay.again' },
    ],
    [
      'cancelled before it was paid',
      { status: 'USER_CANCELLED', payment: { ...payNow, state: 'failed', can_pay: false } },
      { notice: null, line: null, payLabel: null },
    ],
    [
      'paid',
      { payment: { ...payNow, state: 'paid', paid: 2970, can_pay: false } },
      { notice: null, line: 'order:pay.paid ₹2,970.00' },
    ],
    [
      'on credit',
      { payment: { ...payNow, kind: 'credit', state: 'on-credit', can_pay: false } },
      { notice: null, line: 'order:pay.onCredit ₹2,970.00' },
    ],
    [
      'on its way back',
      { status: 'USER_CANCELLED', payment: { ...payNow, state: 'refunding', paid: 2970, can_pay: false } },
      { notice: { title: 'order:pay.refunding', text: '₹2,970.00' } },
    ],
    [
      'back',
      { status: 'USER_CANCELLED', payment: { ...payNow, state: 'refunded', can_pay: false } },
      { notice: null, line: 'order:pay.refunded' },
    ],
  ])('%s', (_, change, words) => {
    expect(paymentView(presenterContext, { ...order, ...change })).toMatchObject(words);
  });

  it('says of a prebooking what is paid and what is left', () => {
    expect(paymentView(presenterContext, prebooked).line).toBe('order:pay.advancePaid ₹594.00 ₹2,376.00');
  });
});

describe('cancelling in words, before it is confirmed', () => {
  it.each<[string, Order, string[]]>([
    ['nothing was paid', order, ['order:cancel.nothingDue', 'order:cancel.final']],
    ['the advance comes back in time', prebooked, ['order:cancel.moneyBack ₹594.00', 'order:cancel.final']],
    [
      'the advance stays when it is late',
      { ...prebooked, cancel_free_until: '2026-11-20' },
      ['order:cancel.advanceKept ₹594.00', 'order:cancel.final'],
    ],
    [
      'credit is given back, and insurance ends',
      {
        ...order,
        payment: { ...payNow, kind: 'credit', state: 'on-credit' },
        policies: [{ status: 'PROMISED' }] as Order['policies'],
      },
      ['order:cancel.creditBack ₹2,970.00', 'order:cancel.insurance', 'order:cancel.final'],
    ],
  ])('%s', (_, one, words) => {
    expect(cancelLines(presenterContext, one)).toEqual(words);
  });

  it('says day, place in the queue and until when it is free', () => {
    expect(prebookLines(presenterContext, prebooked)).toEqual([
      'order:prebook.day 30 Nov',
      'order:prebook.queue 4',
      'order:prebook.locked',
      'order:prebook.freeUntil 27 Nov',
    ]);
    expect(prebookLines(presenterContext, { ...prebooked, cancel_free_until: '2026-11-20' }).at(-1)).toBe(
      'order:prebook.late',
    );
  });

  it('keeps no place in the queue, and no advance, where the money of a prebooking did not arrive', () => {
    const expired: Order = {
      ...prebooked,
      queue_place: null,
      cancel_free_until: '2026-11-20',
      payment: { ...payNow, state: 'failed' },
    };
    expect(prebookLines(presenterContext, expired)).toEqual(['order:prebook.day 30 Nov', 'order:prebook.locked']);
    expect(expiredStatusView(t, expired)).toEqual({
      title: 'order:pay.failed',
      next: 'order:next.notKept order:next.keptAnew',
      tone: 'danger',
    });
    expect(expiredStatusView(t, { ...expired, payment: { ...expired.payment, can_pay: false } })?.next).toBe(
      'order:next.notKept',
    );
    expect(expiredStatusView(t, prebooked)).toBeNull();
  });
});
