import { describe, expect, it } from 'vitest';
import { billFor } from './bill-for.ts';
import { shelfAmounts } from './shelf-amounts.ts';

const ceiling = { quantity: 1, mrp: 225, price: 224, discount: 14 };

/** Each row from docs/domain/orders.md#what-a-bill-shows: the amounts of the product's page, times the packs. */
describe('what goods come to on a bill', () => {
  it.each([
    { name: 'the price on the pack and what is saved', lines: [ceiling], goods: 225, saving: 15 },
    { name: 'both times the packs', lines: [{ ...ceiling, quantity: 3 }], goods: 675, saving: 45 },
    { name: 'a shop’s lower price is a saving too', lines: [{ ...ceiling, discount: 0 }], goods: 225, saving: 1 },
    {
      name: 'a fixed price saves nothing',
      lines: [{ quantity: 2, mrp: 266.5, price: 266.5, discount: 0 }],
      goods: 533,
      saving: 0,
    },
    {
      name: 'lines are added up',
      lines: [ceiling, { quantity: 2, mrp: 1550, price: 1550, discount: 80 }],
      goods: 3325,
      saving: 175,
    },
    { name: 'an unknown price on the pack: the shop’s', lines: [{ ...ceiling, mrp: 0 }], goods: 224, saving: 14 },
    {
      name: 'fractions of a rupee',
      lines: [{ quantity: 3, mrp: 8.4, price: 8.2, discount: 0.1 }],
      goods: 25.2,
      saving: 0.9,
    },
    { name: 'no goods', lines: [], goods: 0, saving: 0 },
  ])('$name', ({ lines, goods, saving }) => {
    expect(shelfAmounts(lines)).toEqual({ goods, saving });
    expect(goods - saving).toBeCloseTo(billFor(lines).total, 2);
  });
});
