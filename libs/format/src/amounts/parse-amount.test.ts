import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';
import { parseAmount } from './parse-amount.ts';

describe('parseAmount', () => {
  it.each([
    { name: 'removes ₹ and commas', text: '₹1,23,456.70', amount: 123_456.7 },
    { name: 'removes white space, also in between', text: ' ₹ 1 200 ', amount: 1200 },
    { name: 'removes a no-break space', text: '₹\u00A01,200', amount: 1200 },
    { name: 'reads a negative amount', text: '-1,500', amount: -1500 },
    { name: 'reads ₹ behind a minus sign', text: '-₹5.00', amount: -5 },
    { name: 'reads a number that starts with a point', text: '.5', amount: 0.5 },
    { name: 'reads a number that ends with a point', text: '5.', amount: 5 },
  ])('$name', ({ text, amount }) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '₹',
    '.',
    '-',
    '12a',
    'a12',
    '1.2.3',
    '--5',
    '5₹',
    '₹₹5',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '9'.repeat(400),
  ])('is undefined for %j', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });

  it('reads what formatMoney writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (paise) => {
        expect(parseAmount(formatMoney(paise / 100))).toBe(paise / 100 + 0);
      }),
    );
  });

  it('never gives anything but a finite number or undefined', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = parseAmount(text);
        expect(amount === undefined || Number.isFinite(amount)).toBe(true);
      }),
    );
  });
});
