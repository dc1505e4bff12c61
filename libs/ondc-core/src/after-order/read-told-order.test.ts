import { expect, test } from 'vitest';
import { readToldOrder, type ToldEvent } from './read-told-order.ts';

/* Worked cases, made from the network's own examples of on_status, on_cancel and on_update. */
const tag = (code: string, values: Readonly<Record<string, string>>) => ({
  code,
  list: Object.entries(values).map(([name, value]) => ({ code: name, value })),
});
const trail = (value: string, id = 'I-UREA-45', type = 'item', currency = 'INR') =>
  tag('quote_trail', { type, id, currency, value });
const fulfilment = (id: string, type: string, code: string, tags: readonly object[] = []) => ({
  ...{ id, type, tags },
  state: { descriptor: { code } },
});
const item = (id: string, fulfillment_id: string, count: number | string) => ({
  ...{ id, fulfillment_id, quantity: { count } },
});
const order = (given: object) => ({
  ...{ id: 'KH-2026-1011', state: 'In-progress', fulfillments: [fulfilment('F1', 'Delivery', 'Packed')] },
  ...given,
});
const read = (given: object) => readToldOrder({ order: order(given) });

test('an order on its way', () => {
  expect(read({ items: [item('I-UREA-45', 'F1', 2)], updated_at: '2026-06-15T04:30:06.500Z' })).toEqual({
    id: 'KH-2026-1011',
    state: 'In-progress',
    fulfilment: 'Packed',
    isPaid: false,
    cancelReason: null,
    packs: { 'I-UREA-45': 2 },
    events: [],
    invoiceUrl: null,
    deliveredAt: null,
    refundedPaise: [],
  });
});

test.for<[string, object, string | null]>([
  ['goods on their way', {}, 'Packed'],
  [
    'goods of a type that is not told',
    { fulfillments: [{ id: 'F1', state: { descriptor: { code: 'Packed' } } }] },
    'Packed',
  ],
  [
    'goods on their way back',
    { fulfillments: [fulfilment('F1', 'Delivery', 'Cancelled'), fulfilment('R1', 'RTO', 'RTO-Initiated')] },
    'RTO-Initiated',
  ],
  [
    'a part that was cancelled is not the order',
    { fulfillments: [fulfilment('C1', 'Cancel', 'Cancelled'), fulfilment('F1', 'Delivery', 'Pending')] },
    'Pending',
  ],
  [
    'a return is not the order',
    { fulfillments: [fulfilment('F1', 'Delivery', 'Order-delivered'), fulfilment('RT1', 'Return', 'Liquidated')] },
    'Order-delivered',
  ],
  ['nothing of the goods', { fulfillments: [] }, null],
])('the goods: %s', ([, given, fulfilled]) => {
  expect(read(given)?.fulfilment).toBe(fulfilled);
});

/** Rupees given back are minus the sum of the trail. */
test.for<[string, readonly object[], number | null]>([
  ['one line', [trail('-533.00')], 53_300],
  ['goods and delivery', [trail('-533.00'), trail('-60.00', 'F1', 'delivery')], 59_300],
  ['a discount that is taken back', [trail('-533.00'), trail('33.50', 'F1', 'discount')], 49_950],
  ['no trail', [], null],
  ['nothing given back', [trail('0.00')], 0],
  ['no amount', [trail('-533,00')], null],
  ['one of them no amount', [trail('-533.00'), trail('lots')], null],
  ['another currency', [trail('-533.00', 'I-UREA-45', 'item', 'USD')], null],
  ['more to pay', [trail('533.00')], null],
])('money of a cancelled part: %s', ([, tags, paise]) => {
  const [event] = read({ fulfillments: [fulfilment('C1', 'Cancel', 'Cancelled', tags)] })?.events ?? [];
  expect(event?.paise).toBe(paise);
});

test('a part cancelled by the seller', () => {
  const told = read({
    items: [item('I-UREA-45', 'F1', 1), item('I-UREA-45', 'C1', '1')],
    fulfillments: [
      fulfilment('F1', 'Delivery', 'Pending'),
      fulfilment('C1', 'Cancel', 'Cancelled', [tag('cancel_request', { reason_id: '002' }), trail('-266.50')]),
    ],
  });
  expect(told?.packs).toEqual({ 'I-UREA-45': 1 });
  expect(told?.events).toEqual<ToldEvent[]>([
    { id: 'C1', type: 'Cancel', code: 'Cancelled', reason: '002', packs: { 'I-UREA-45': 1 }, paise: 26_650 },
  ]);
});

test.for<[string, object, Partial<NonNullable<ReturnType<typeof readToldOrder>>>]>([
  ['why it was cancelled', { cancellation: { cancelled_by: 'bpp', reason: { id: '002' } } }, { cancelReason: '002' }],
  ['a reason of another kind', { cancellation: { reason: 2 } }, { cancelReason: null }],
  ['that it is paid', { payment: { status: 'PAID' } }, { isPaid: true }],
  ['that it is paid in other letters', { payment: { status: 'paid' } }, { isPaid: false }],
  [
    'a bill',
    { documents: [{ label: 'Invoice', url: 'https://cdn.example/1.pdf' }] },
    { invoiceUrl: 'https://cdn.example/1.pdf' },
  ],
  ['a bill in the clear', { documents: [{ label: 'Invoice', url: 'http://cdn.example/1.pdf' }] }, { invoiceUrl: null }],
  ['a bill that is a script', { documents: [{ label: 'Invoice', url: 'javascript:alert(1)' }] }, { invoiceUrl: null }],
  [
    'a bill with a password',
    { documents: [{ label: 'Invoice', url: 'https://a:b@cdn.example/' }] },
    { invoiceUrl: null },
  ],
  ['another document', { documents: [{ label: 'Offer', url: 'https://cdn.example/1.pdf' }] }, { invoiceUrl: null }],
  [
    'when it was delivered',
    {
      fulfillments: [
        {
          ...fulfilment('F1', 'Delivery', 'Order-delivered'),
          end: { time: { timestamp: '2026-06-17T10:00:00+05:30' } },
        },
      ],
    },
    { deliveredAt: '2026-06-17T04:30:00.000Z' },
  ],
  [
    'what it heard was given back',
    {
      payment: {
        '@ondc/org/settlement_details': [
          { settlement_counterparty: 'seller-app', settlement_phase: 'sale-amount', settlement_amount: '1.00' },
          { settlement_counterparty: 'buyer', settlement_phase: 'refund', settlement_amount: '650.00' },
        ],
      },
    },
    { refundedPaise: [65_000] },
  ],
])('%s', ([, given, told]) => {
  expect(read(given)).toMatchObject(told);
});

test.for([['two'], [-1], [1.5], [null]])('%j packs are none', ([count]) => {
  expect(read({ items: [{ ...item('I-UREA-45', 'F1', 1), quantity: { count } }] })?.packs).toEqual({});
});

test.for([null, 'order', [], {}, { order: null }, { order: {} }, { order: { id: 7 } }])('%j is no order', (message) => {
  expect(readToldOrder(message)).toBeNull();
});

test('what is of another kind counts as not told', () => {
  expect(
    readToldOrder({
      order: { id: 'O1', state: 7, items: 'two', fulfillments: [7, { state: 1 }], payment: [], documents: {} },
    }),
  ).toEqual({
    ...{ id: 'O1', state: null, fulfilment: null, isPaid: false, cancelReason: null, packs: {}, events: [] },
    ...{ invoiceUrl: null, deliveredAt: null, refundedPaise: [] },
  });
});
