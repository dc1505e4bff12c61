import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from './format-amount.ts';
import { parseAmount } from './parse-amount.ts';

describe('formatAmount', () => {
  it.each([
    { name: 'groups lakhs and keeps one digit', n: 1_234_567.5, text: '12,34,567.5' },
    { name: 'adds no zeros', n: 100_000, text: '1,00,000' },
    { name: 'writes a negative number', n: -1500, text: '-1,500' },
    { name: 'leaves small numbers ungrouped', n: 999, text: '999' },
    { name: 'groups crores', n: 12_34_56_789, text: '12,34,56,789' },
    { name: 'rounds half up as written', n: 1.005, text: '1.01' },
    { name: 'rounds a negative number as its mirror image', n: -1.005, text: '-1.01' },
    { name: 'never writes minus zero', n: -0.001, text: '0' },
    { name: 'drops dust', n: 1e-9, text: '0' },
    { name: 'writes what is no number as 0', n: Number.NaN, text: '0' },
    { name: 'writes infinity as 0', n: Number.POSITIVE_INFINITY, text: '0' },
  ])('$name', ({ n, text }) => {
    expect(formatAmount(n)).toBe(text);
  });

  it.each([
    { maxFractionDigits: 0, text: '1,235' },
    { maxFractionDigits: 1, text: '1,234.6' },
    { maxFractionDigits: 3, text: '1,234.568' },
  ])('keeps at most $maxFractionDigits digits after the point', ({ maxFractionDigits, text }) => {
    expect(formatAmount(1234.5678, { maxFractionDigits })).toBe(text);
  });

  it('is read back by parseAmount to the same paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (paise) => {
        expect(parseAmount(formatAmount(paise / 100))).toBe(paise / 100 + 0);
      }),
    );
  });
});
