import { describe, expect, it } from 'vitest';
import { unitPrice } from './unit-price.ts';

describe('unitPrice', () => {
  it.each([
    { name: 'a bag of urea by the kilogram', paise: 26_650, amount: 45, unit: 'kg', price: { paise: 592, per: 'kg' } },
    { name: 'half a kilogram', paise: 45_000, amount: 500, unit: 'g', price: { paise: 90_000, per: 'kg' } },
    {
      name: 'a small bottle by the litre',
      paise: 85_000,
      amount: 60,
      unit: 'ml',
      price: { paise: 1_416_667, per: 'l' },
    },
    { name: 'litres, whatever the case', paise: 60_000, amount: 2, unit: ' L ', price: { paise: 30_000, per: 'l' } },
    { name: 'a quintal of setts', paise: 38_000, amount: 1, unit: 'quintal', price: { paise: 380, per: 'kg' } },
  ])('$name', ({ paise, amount, unit, price }) => {
    expect(unitPrice(paise, amount, unit)).toEqual(price);
  });

  it.each([
    { name: 'a tool', paise: 26_650, amount: 1, unit: 'piece' },
    { name: 'an empty pack', paise: 26_650, amount: 0, unit: 'kg' },
    { name: 'a pack of less than nothing', paise: 26_650, amount: -1, unit: 'kg' },
    { name: 'a pack without size', paise: 26_650, amount: Number.NaN, unit: 'kg' },
    { name: 'a unit that is a word of the language', paise: 26_650, amount: 1, unit: 'constructor' },
  ])('is null for $name', ({ paise, amount, unit }) => {
    expect(unitPrice(paise, amount, unit)).toBeNull();
  });
});
