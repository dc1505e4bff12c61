import { expect, test } from 'vitest';
import { ITEM, line, quoteOf, SELECTED } from '../testing/agreed-order.ts';
import { judgeQuote } from './judge-quote.ts';

test.for<[string, number, string | null]>([
  ['maximum at the price asked', 650, null],
  ['maximum a rupee lower', 649, '22507'],
  ['maximum a paisa lower', 649.99, '22507'],
])('two packs at ₹650.00 each, %s', ([, maximum, nack]) => {
  const maximumRetailPrices = { [ITEM]: maximum };
  expect(judgeQuote(quoteOf(line(2)), SELECTED, { maximumRetailPrices })).toEqual({ isAccepted: nack === null, nack });
});

test('one paisa above the maximum retail price of all packs is refused as that, and not as another price', () => {
  const paisaMore = { ...line(2), price: { currency: 'INR', value: '1300.01' } };
  const known = { maximumRetailPrices: { [ITEM]: 650 } };
  expect(judgeQuote(quoteOf(paisaMore), SELECTED, known).nack).toBe('22507');
});

test('a maximum retail price that is not known refuses nothing', () => {
  expect(judgeQuote(quoteOf(line(2)), SELECTED, { maximumRetailPrices: {} }).isAccepted).toBe(true);
});
