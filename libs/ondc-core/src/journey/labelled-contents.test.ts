import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeNews } from '../after-order/judge-news.ts';
import { AGREED, FULFILMENT, ITEM, line, ORDER_ID, PAYMENT, quoteOf, SELECTED } from '../testing/agreed-order.ts';
import { judgeConfirmation } from './judge-confirmation.ts';
import { judgeInit } from './judge-init.ts';
import { judgeSelect } from './judge-select.ts';

/** What a message says, of the labelled journeys: see libs/ondc-core/cases/README.md. */
interface LabelledContent {
  readonly what: string;
  readonly input: { readonly act: string; readonly then?: { readonly they: string; readonly changed?: string } };
  readonly expected: { readonly code?: string | null };
}

const CASES = (
  JSON.parse(readFileSync(new URL('../../cases/journeys.json', import.meta.url), 'utf8')) as LabelledContent[]
).filter(({ input }) => input.act === 'receive' && input.then?.changed !== undefined);

const fulfilled = { fulfillments: [FULFILMENT] };
const DEARER = quoteOf(line(2, 700));
const MORE = quoteOf(line(3));

/** The message of a case, in the words of its label. */
const CHANGED: Readonly<Record<string, object>> = {
  'quote sum': { quote: quoteOf(line(2), 1) },
  'unknown item': { items: [{ id: 'OTHER' }], quote: quoteOf(line(2)) },
  'unknown provider': { provider: { id: 'OTHER' }, quote: quoteOf(line(2)) },
  'unknown location': {
    provider: { id: AGREED.basket.providerId, locations: [{ id: 'OTHER' }] },
    quote: quoteOf(line(2)),
  },
  'no quote': {},
  'item price against the catalogue': { quote: DEARER },
  'item price': { quote: DEARER, payment: PAYMENT },
  'item quantity raised': { quote: MORE, payment: PAYMENT },
  TAT: { fulfillments: [{ ...FULFILMENT, '@ondc/org/TAT': 'P5D' }] },
  'cancellation terms': { cancellation_terms: [{ cancellation_fee: { percentage: '10' } }] },
  'payment terms': { payment: { ...PAYMENT, '@ondc/org/settlement_window': 'P30D' } },
};

const cancelOf = (count: number) => ({
  ...{ id: 'C1', type: 'Cancel', state: { descriptor: { code: 'Cancelled' } } },
  tags: [
    {
      code: 'quote_trail',
      list: Object.entries({ type: 'item', id: ITEM, currency: 'INR', value: `-${650 * count}.00` }).map(
        ([code, value]) => ({ code, value }),
      ),
    },
  ],
});
const cancelled = (count: number, quote: object) => ({
  ...{ id: ORDER_ID, state: 'Accepted', quote },
  fulfillments: [{ ...FULFILMENT, state: { descriptor: { code: 'Pending' } } }, cancelOf(count)],
  items: [{ id: ITEM, fulfillment_id: 'C1', quantity: { count } }],
});
const NEWS: Readonly<Record<string, object>> = {
  'quote not reduced': cancelled(1, AGREED.quote),
  'quantity above the ordered': cancelled(3, quoteOf(line(0))),
};

test('all are there', () => {
  expect(CASES).toHaveLength(16);
});

test.for(CASES)('$what', ({ input: { then }, expected }) => {
  const { they = '', changed = '' } = then ?? {};
  // Who reads a message without an order refuses it before anything of it is judged.
  if (changed === 'no order') return expect(judgeInit({}, expectedInit)).toBe(expected.code);
  expect(judgeOf(they, changed)).toBe(expected.code ?? null);
});

const expectedInit = {
  sent: { ...AGREED, fulfilment: { id: 'F1', type: 'Delivery' }, paymentType: 'ON-FULFILLMENT' as const },
  ...{ timeToDeliver: 'P2D', selected: SELECTED, known: { earlier: AGREED.quote }, finderFeePercent: '3' },
};

function judgeOf(they: string, changed: string): string | null {
  const order = { ...fulfilled, ...CHANGED[changed] };
  switch (they) {
    case 'on_select':
      return judgeSelect(order, { basket: AGREED.basket, selected: SELECTED, maximumRetailPrices: {} });
    case 'on_init':
      return judgeInit(order, expectedInit);
    case 'on_confirm':
      return judgeConfirmation(
        { id: ORDER_ID, ...order },
        { orderId: ORDER_ID, agreed: AGREED, selected: SELECTED, quote: AGREED.quote },
      );
    default:
      return judgeNews({ order: NEWS[changed] }, AGREED);
  }
}
