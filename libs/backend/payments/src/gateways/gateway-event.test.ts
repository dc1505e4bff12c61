import { expect, it } from 'vitest';
import { readEvent } from './gateway-event.ts';

const event = (type: string, paymentId = 'pay_1') =>
  Buffer.from(
    JSON.stringify({
      event: type,
      payload: { payment: { entity: { id: paymentId, order_id: 'order_1', amount: 100, status: 'captured' } } },
    }),
  );

it('reads a payment event of the gateway', () => {
  expect(readEvent(event('payment.captured'))).toEqual({
    type: 'payment.captured',
    payment: { id: 'pay_1', orderId: 'order_1', amountPaise: 100, status: 'captured' },
    refund: null,
  });
});

it.each([
  ['no JSON', Buffer.from('payment.captured')],
  ['no event', Buffer.from('{}')],
  ['a NUL in its type', event('payment.\u0000captured')],
  ['a NUL in an id', event('payment.captured', 'pay_\u0000')],
  ['half of a surrogate pair in its type', event('payment.\ud800captured')],
])('takes nothing with %s', (_what, body) => {
  expect(readEvent(body)).toBeNull();
});
