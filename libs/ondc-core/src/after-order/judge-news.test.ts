import { expect, test } from 'vitest';
import { AGREED, FULFILMENT, ITEM, line, quoteOf } from '../testing/agreed-order.ts';
import { judgeNews } from './judge-news.ts';

const tag = (values: Readonly<Record<string, string>>) => ({
  code: 'quote_trail',
  list: Object.entries(values).map(([code, value]) => ({ code, value })),
});
const trail = (value: string, type = 'item') => tag({ type, id: ITEM, currency: 'INR', value });
const goods = { ...FULFILMENT, state: { descriptor: { code: 'Pending' } } };
const event = (id: string, tags: readonly object[], type = 'Cancel', code = 'Cancelled') => ({
  ...{ id, type, tags },
  state: { descriptor: { code } },
});
const packs = (fulfillment_id: string, count: unknown, id = ITEM) => ({ id, fulfillment_id, quantity: { count } });
const part = (count: number, value: string, quote?: object) => ({
  ...{ items: [packs('F1', 2 - count), packs('C1', count)], quote },
  fulfillments: [goods, event('C1', [trail(value)])],
});
const NOTHING = { price: { currency: 'INR', value: '0.00' }, breakup: [] };
const all = (told: object) => ({ state: 'Cancelled', ...told });

test.for<[string, object, string | null]>([
  ['as agreed', { fulfillments: [goods], quote: AGREED.quote, payment: AGREED.payment }, null],
  ['nothing but a state', {}, null],
  ['of another seller', { provider: { id: 'P2' } }, '20003'],
  ['another bill', { billing: { name: 'Ram' } }, '20006'],
  ['another time', { fulfillments: [{ ...goods, '@ondc/org/TAT': 'P9D' }] }, '22504'],
  ['other terms', { payment: { ...AGREED.payment, '@ondc/org/settlement_window': 'P9D' } }, '22506'],
  ['a total off by a rupee', { quote: quoteOf(line(2), 1) }, '22507'],
  ['dearer goods', { quote: quoteOf(line(2, 700)) }, '22507'],
  ['other goods in the quote', { quote: quoteOf({ ...line(2), '@ondc/org/item_id': 'OTHER' }) }, '22507'],
  ['a quote of another kind', { quote: 'all' }, null],
  ['one pack cancelled', part(1, '-650.00', quoteOf(line(1))), null],
  ['one pack cancelled, the new quote not told', part(1, '-650.00'), null],
  ['one pack cancelled, rounded to the rupee', part(1, '-650.49', quoteOf(line(1))), null],
  ['one pack cancelled, and paid all the same', part(1, '-650.00', AGREED.quote), '22503'],
  ['one pack cancelled, given back by half', part(1, '-325.00', quoteOf(line(1))), '22503'],
  ['one pack cancelled, the quote with both', part(1, '-650.00', quoteOf(line(2, 325))), '22503'],
  ['one pack cancelled, for nothing readable', part(1, 'lots', quoteOf(line(1))), '22503'],
  ['one pack cancelled, more to pay', part(1, '650.00', quoteOf(line(1))), '22503'],
  ['more given back than was agreed', part(1, '-9999.00'), '22503'],
  ['three of two packs', { ...part(2, '-1340.00'), items: [packs('C1', 3)] }, '22508'],
  ['packs of other goods', { ...part(1, '-650.00'), items: [packs('C1', 1, ITEM), packs('C1', 1, 'I-2')] }, '20005'],
  ['no packs', { ...part(1, '-650.00'), items: [packs('F1', 1)] }, '22508'],
  ['all cancelled', all({ fulfillments: [goods, event('C1', [trail('-1340.00')])], quote: NOTHING }), null],
  ['all cancelled, nothing said of money', all({ fulfillments: [goods, event('C1', [])] }), null],
  ['all cancelled, some kept and said so', all({ fulfillments: [event('R', [trail('-1300.00')], 'RTO')] }), null],
  [
    'all cancelled, and paid all the same',
    all({ fulfillments: [event('C1', [trail('-100.00')])], quote: NOTHING }),
    '22503',
  ],
  [
    'a return that is looked at',
    { fulfillments: [goods, event('T1', [], 'Return', 'Return_Initiated')], quote: AGREED.quote },
    null,
  ],
  [
    'a return that gives back',
    { fulfillments: [goods, event('T1', [trail('-650.00')], 'Return', 'Liquidated')], quote: quoteOf(line(1)) },
    null,
  ],
])('%s: %s', ([, told, code]) => {
  expect(judgeNews({ order: { id: 'O1', state: 'Accepted', ...told } }, AGREED)).toBe(code);
});

test.for([null, {}, { order: 'none' }])('%j is no order', (message) => {
  expect(judgeNews(message, AGREED)).toBeNull();
});
