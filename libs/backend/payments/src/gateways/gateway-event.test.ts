import { describe, expect, it } from 'vitest';
import { DISPUTE, ORDER, PAYMENT, REFUND } from '../testing/documented-answers.ts';
import { readEvent } from './gateway-event.ts';

describe('a webhook in the documented form', () => {
  const event = (name: string, payload: object) =>
    Buffer.from(
      JSON.stringify({
        entity: 'event',
        account_id: 'acc_BFQ7uQEaa7j2z7',
        event: name,
        contains: Object.keys(payload),
        payload,
        created_at: 1606985209,
      }),
    );

  it.each([
    [
      'payment.captured',
      { payment: { entity: PAYMENT } },
      { payment: { id: PAYMENT.id, status: 'captured' }, refund: null },
    ],
    [
      'order.paid',
      { payment: { entity: PAYMENT }, order: { entity: { ...ORDER, status: 'paid' } } },
      { payment: { orderId: ORDER.id }, refund: null },
    ],
    [
      'refund.processed',
      {
        refund: { entity: { ...REFUND, status: 'processed' } },
        payment: { entity: { ...PAYMENT, status: 'refunded' } },
      },
      { refund: { id: REFUND.id, status: 'processed' } },
    ],
    [
      'payment.dispute.created',
      { payment: { entity: PAYMENT }, dispute: { entity: DISPUTE } },
      {
        dispute: {
          id: DISPUTE.id,
          paymentId: PAYMENT.id,
          amountPaise: 297_000,
          deductedPaise: 0,
          status: 'open',
          phase: 'chargeback',
          respondBy: new Date('2020-05-26T18:40:00Z'),
        },
        at: new Date('2020-12-03T08:46:49Z'),
      },
    ],
    ['subscription.charged', {}, { payment: null, refund: null }],
  ])('is read: %s', (name, payload, read) => {
    expect(readEvent(event(name, payload))).toMatchObject({ type: name, ...read });
  });

  it('is null when it is none', () => {
    for (const body of ['', 'null', '{}', '{"event":"payment.captured","payload":{"payment":{"entity":{"id":1}}}}'])
      expect(readEvent(Buffer.from(body))).toBeNull();
  });
});

const paymentEvent = (type: string, paymentId = 'pay_1') =>
  Buffer.from(
    JSON.stringify({
      event: type,
      payload: { payment: { entity: { id: paymentId, order_id: 'order_1', amount: 100, status: 'captured' } } },
    }),
  );

it('reads a payment event of the gateway', () => {
  expect(readEvent(paymentEvent('payment.captured'))).toEqual({
    type: 'payment.captured',
    payment: { id: 'pay_1', orderId: 'order_1', amountPaise: 100, status: 'captured' },
    refund: null,
    dispute: null,
    payoutReference: null,
    at: new Date(0),
  });
});

it.each([
  ['no JSON', Buffer.from('payment.captured')],
  ['no event', Buffer.from('{}')],
  ['a NUL in its type', paymentEvent('payment.\u0000captured')],
  ['a NUL in an id', paymentEvent('payment.captured', 'pay_\u0000')],
  ['half of a surrogate pair in its type', paymentEvent('payment.\ud800captured')],
])('takes nothing with %s', (_what, body) => {
  expect(readEvent(body)).toBeNull();
});
