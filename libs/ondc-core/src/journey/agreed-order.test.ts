import { expect, test } from 'vitest';
import { AGREED, FULFILMENT, ITEM, line, ORDER_ID, PAYMENT, quoteOf, SELECTED } from '../testing/agreed-order.ts';
import { changeOfOrder } from './agreed-order.ts';
import { judgeConfirmation } from './judge-confirmation.ts';

const address = { name: 'Sunita Pawar', building: 'Gat 114', locality: 'Ozar', area_code: '422206' };

test.for<[string, Parameters<typeof changeOfOrder>[0], string | null]>([
  ['nothing told again', {}, null],
  ['all as it was', { items: [{ id: ITEM }], fulfillments: [FULFILMENT], payment: PAYMENT }, null],
  ['another seller', { provider: { id: 'P2' } }, '20003'],
  ['the seller alone', { provider: { id: 'P1' } }, null],
  ['another shop', { provider: { id: 'P1', locations: [{ id: 'L2' }] } }, '20004'],
  ['other goods', { items: [{ id: 'I-OTHER' }] }, '20005'],
  ['goods beside those', { items: [{ id: ITEM }, { id: 'I-OTHER' }] }, '20005'],
  ['none of the goods', { items: [] }, '20005'],
  ['the bill of another', { billing: { name: 'Ram' } }, '20006'],
  ['another number on the bill', { billing: { phone: '9800000003' } }, '20006'],
  ['another e-mail address on the bill', { billing: { email: 'o2@bap.localhost' } }, '20006'],
  ['another address on the bill', { billing: { address: { ...address, area_code: '422001' } } }, '20006'],
  ['the bill with more on it', { billing: { name: 'Sunita Pawar', tax_number: 'X', address } }, null],
  ['another place', { fulfillments: [{ ...FULFILMENT, end: { location: { gps: '20.148221,73.834500' } } }] }, '20006'],
  ['handed over at the counter', { fulfillments: [{ ...FULFILMENT, type: 'Self-Pickup' }] }, '20006'],
  ['fetched by a driver of ours', { fulfillments: [{ ...FULFILMENT, type: 'Buyer-Delivery' }] }, '20006'],
  ['brought, without saying so', { fulfillments: [{ ...FULFILMENT, type: undefined }] }, null],
  ['goods on their way back, elsewhere', { fulfillments: [{ type: 'RTO', end: { location: { gps: '1,1' } } }] }, null],
  ['a later time', { fulfillments: [{ ...FULFILMENT, '@ondc/org/TAT': 'P3D' }] }, '22504'],
  ['the same time in hours', { fulfillments: [{ ...FULFILMENT, '@ondc/org/TAT': 'PT48H' }] }, null],
  ['a time that is none', { fulfillments: [{ ...FULFILMENT, '@ondc/org/TAT': 'soon' }] }, '22504'],
  ['a fee for cancelling', { cancellation_terms: [{ fee: '10' }] }, '22505'],
  ['no terms of cancelling, again', { cancellation_terms: [] }, null],
  ['another finder fee', { payment: { ...PAYMENT, '@ondc/org/buyer_app_finder_fee_amount': '1' } }, '22506'],
  ['the fee in other digits', { payment: { ...PAYMENT, '@ondc/org/buyer_app_finder_fee_amount': '3.0' } }, null],
  ['more held back', { payment: { ...PAYMENT, '@ondc/org/withholding_amount': '10.00' } }, '22506'],
  ['settled later', { payment: { ...PAYMENT, '@ondc/org/settlement_window': 'P30D' } }, '22506'],
  ['settled at another time', { payment: { ...PAYMENT, '@ondc/org/settlement_basis': 'shipment' } }, '22506'],
  ['paid first', { payment: { ...PAYMENT, type: 'ON-ORDER' } }, '22506'],
  ['paid to us', { payment: { ...PAYMENT, collected_by: 'BAP' } }, '22506'],
  ['paid at the door by now', { payment: { ...PAYMENT, status: 'PAID' } }, null],
])('%s: %s', ([, order, code]) => {
  expect(changeOfOrder(order, AGREED, true)).toBe(code);
});

test.for<[string, object, string | null]>([
  ['fetched', {}, null],
  ['where the shop is, in place of the farmer’s own place', { end: { location: { gps: '20.0,73.8' } } }, null],
  ['brought', { type: 'Delivery' }, '20006'],
])('of what is to be fetched, %s: %s', ([, change, code]) => {
  const told = { fulfillments: [{ ...FULFILMENT, type: 'Self-Pickup', ...change }] };
  expect(changeOfOrder(told, { ...AGREED, fulfilment: { type: 'Self-Pickup' } }, true)).toBe(code);
});

/** The same amounts, with another name on what is paid beside the goods. */
function asPacking(quote: typeof AGREED.quote) {
  const breakup = quote.breakup?.map((one) =>
    one['@ondc/org/title_type'] === 'delivery' ? { ...one, '@ondc/org/title_type': 'packing' } : one,
  );
  return { ...quote, breakup };
}

test('goods that are cancelled may be left out later', () => {
  expect(changeOfOrder({ items: [] }, AGREED, false)).toBeNull();
});

test('terms of cancelling are the same in another order of their names', () => {
  const agreed = { ...AGREED, cancellationTerms: [{ fee: '10', when: { state: 'Packed', by: 'BAP' } }] };
  const told = [{ when: { by: 'BAP', state: 'Packed' }, fee: '10' }];
  expect(changeOfOrder({ cancellation_terms: told }, agreed, true)).toBeNull();
  expect(changeOfOrder({ cancellation_terms: [] }, agreed, true)).toBe('22505');
});

test.for<[string, object, string | null]>([
  ['as it was sent', { quote: AGREED.quote }, null],
  ['without its price', {}, null],
  ['another order', { id: 'O2' }, '20006'],
  ['no order', { id: undefined }, '20006'],
  ['dearer', { quote: quoteOf(line(2, 651)) }, '21003'],
  ['more packs', { quote: quoteOf(line(3)) }, '21002'],
  ['fewer packs', { quote: quoteOf(line(1)) }, '22507'],
  ['more packs for the same money', { quote: AGREED.quote, items: [{ id: ITEM, quantity: { count: 3 } }] }, '21002'],
  ['fewer packs, and no price', { items: [{ id: ITEM, quantity: { count: 1 } }] }, '20005'],
  ['a total that is off by a rupee', { quote: quoteOf(line(2), 1) }, '22507'],
  ['the delivery as something else', { quote: asPacking(AGREED.quote) }, '22507'],
])('confirmed %s: %s', ([, change, code]) => {
  const expected = { orderId: ORDER_ID, agreed: AGREED, selected: SELECTED, quote: AGREED.quote };
  expect(judgeConfirmation({ id: ORDER_ID, ...change }, expected)).toBe(code);
});

test.for(['20.148220,73.834501', '20.148221,73.834500', '20.14822,73.8345', '20.148220, 73.834500', ''])(
  'goods that go to "%s" go to another place',
  (gps) => {
    const fulfillments = [{ ...FULFILMENT, end: { location: { gps } } }];
    expect(changeOfOrder({ fulfillments }, AGREED, true)).toBe('20006');
  },
);
