import { expect, test } from 'vitest';
import { quoteProblems } from './quote-problems.ts';

const line = (id: string, kind: string, value: unknown, count?: unknown) => ({
  '@ondc/org/item_id': id,
  '@ondc/org/title_type': kind,
  ...(count === undefined ? {} : { '@ondc/org/item_quantity': { count: count as number } }),
  price: { currency: 'INR', value: value as string },
});
const quote = (total: unknown, ...breakup: ReturnType<typeof line>[]) => ({
  price: { currency: 'INR', value: total as string },
  breakup,
});
const UREA = line('UREA', 'item', '533.00', 2);
const DELIVERY = line('F1', 'delivery', '60.00');
const ASKED = [{ id: 'UREA', count: 2, price: 266.5 }];

test.for([
  { what: 'as asked', quote: quote('593.00', UREA, DELIVERY), said: [] },
  { what: 'amounts as numbers', quote: quote(593, line('UREA', 'item', 533, '2'), DELIVERY), said: [] },
  { what: 'a rupee too much', quote: quote('594.00', UREA, DELIVERY), said: ['sum null'] },
  { what: 'a paisa too much', quote: quote('593.01', UREA, DELIVERY), said: ['sum null'] },
  { what: 'no total', quote: { breakup: [UREA] }, said: ['sum null'] },
  { what: 'nothing', quote: {}, said: ['sum null', 'item-changed UREA'] },
  {
    what: 'dollars',
    quote: { ...quote('533.00', UREA), price: { currency: 'USD', value: '533.00' } },
    said: ['sum null'],
  },
  {
    what: 'a line that is no amount',
    quote: quote('593.00', UREA, line('F1', 'delivery', 'sixty')),
    said: ['sum null'],
  },
  { what: 'a discount', quote: quote('503.00', UREA, line('UREA', 'discount', '-30.00')), said: [] },
  { what: 'an offer', quote: quote('503.00', UREA, line('O1', 'offer', '-30.00')), said: [] },
  { what: 'delivery below zero', quote: quote('473.00', UREA, line('F1', 'delivery', '-60')), said: ['negative F1'] },
  {
    what: 'goods that were not asked for',
    quote: quote('633.00', UREA, line('DAP', 'item', '100.00', 1)),
    said: ['unknown-line DAP'],
  },
  {
    what: 'a kind of line that is none',
    quote: quote('543.00', UREA, line('F1', 'tip', '10.00')),
    said: ['unknown-line F1'],
  },
  { what: 'another count', quote: quote('533.00', line('UREA', 'item', '533.00', 1)), said: ['item-changed UREA'] },
  { what: 'another price', quote: quote('534.00', line('UREA', 'item', '534.00', 2)), said: ['item-changed UREA'] },
  { what: 'no count', quote: quote('533.00', line('UREA', 'item', '533.00')), said: ['item-changed UREA'] },
  {
    what: 'an item on two lines',
    quote: quote('533.00', line('UREA', 'item', '266.50', 1), line('UREA', 'item', '266.50', 1)),
    said: [],
  },
  {
    what: 'all at once, in the order of kinds',
    quote: quote('1.00', line('DAP', 'item', '-5.00', 1)),
    said: ['sum null', 'unknown-line DAP', 'negative DAP', 'item-changed UREA'],
  },
])('$what', ({ quote: given, said }) => {
  expect(quoteProblems(given, ASKED).map(({ kind, id }) => `${kind} ${id}`)).toEqual(said);
});

test('a price with paise that binary numbers cannot hold', () => {
  const asked = [{ id: 'A', count: 3, price: 1.1 }];
  expect(quoteProblems(quote('3.30', line('A', 'item', '3.30', 3)), asked)).toEqual([]);
});
