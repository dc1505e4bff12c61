import { expect, test } from 'vitest';
import { AGREED, FULFILMENT, ITEM, line, PAYMENT, quoteOf, SELECTED } from '../testing/agreed-order.ts';
import { judgeInit } from './judge-init.ts';

const OTHER = 'I-FEED-1KG';
const sent = { ...AGREED, fulfilment: { id: 'F1', type: 'Delivery' }, paymentType: 'ON-FULFILLMENT' as const };
const EXPECTED = {
  ...{ sent, timeToDeliver: 'P2D', selected: SELECTED },
  ...{ known: { earlier: AGREED.quote }, finderFeePercent: '3' },
};
const ANSWER = { fulfillments: [FULFILMENT], quote: quoteOf(line(2)), payment: PAYMENT };

test('the terms as they were asked for are taken', () => {
  expect(judgeInit(ANSWER, EXPECTED)).toBeNull();
});

test.for(['type', 'collected_by', '@ondc/org/buyer_app_finder_fee_type', '@ondc/org/buyer_app_finder_fee_amount'])(
  'terms that do not say %s are refused',
  (term) => {
    expect(judgeInit({ ...ANSWER, payment: { ...PAYMENT, [term]: undefined } }, EXPECTED)).toBe('22506');
  },
);

test('terms that leave out some of the goods are refused', () => {
  const items = [...AGREED.basket.items, { id: OTHER, count: 1 }];
  const asked = { ...EXPECTED, sent: { ...sent, basket: { ...AGREED.basket, items } } };
  expect(judgeInit({ ...ANSWER, items: [{ id: ITEM }] }, asked)).toBe('20005');
  expect(judgeInit({ ...ANSWER, items: [{ id: ITEM }, { id: OTHER }] }, asked)).toBeNull();
});

test.for<[string, readonly (number | string | undefined)[], string | null]>([
  ['as many packs as are paid for', [2], null],
  ['so many in words', ['2'], null],
  ['on two lines', [1, 1], null],
  ['no number', [undefined], null],
  ['more', [3], '21002'],
  ['fewer', [1], '20005'],
  ['none', [0], '20005'],
  ['what is no number', ['many'], '20005'],
])('terms that tell %s of goods', ([, counts, code]) => {
  const items = counts.map((count) => ({ id: ITEM, quantity: { count } }));
  expect(judgeInit({ ...ANSWER, items }, EXPECTED)).toBe(code);
});
