import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';

describe('formatMoney', () => {
  it.each([
    { name: 'always writes two decimals', rupees: 1234.5, text: '₹1,234.50' },
    { name: 'puts the minus sign first', rupees: -5, text: '-₹5.00' },
    { name: 'writes nothing to pay', rupees: 0, text: '₹0.00' },
    { name: 'groups lakhs', rupees: 123_456.7, text: '₹1,23,456.70' },
    { name: 'rounds to the paisa as the bill does', rupees: 1.005, text: '₹1.01' },
    { name: 'never writes minus zero', rupees: -0.001, text: '₹0.00' },
    { name: 'writes what is no number as nothing', rupees: Number.NaN, text: '₹0.00' },
  ])('$name', ({ rupees, text }) => {
    expect(formatMoney(rupees)).toBe(text);
  });
});
