import { expect, it } from 'vitest';
import { lineProblem, type OfferedLine } from './line-problem.ts';

const line: OfferedLine = {
  quote: { price: 250.5, discount: 50, stock: 3 },
  quantity: 3,
  maxPacks: 50,
  seenUnitPaise: 20_050,
};

it.each<[string, Partial<OfferedLine>, string | null]>([
  ['nothing', {}, null],
  ['the shop no longer sells the pack', { quote: null }, 'product_gone'],
  ['none is left', { quote: { price: 1, discount: 0, stock: 0 } }, 'out_of_stock'],
  ['fewer are left than asked, before the price is compared', { quantity: 4, seenUnitPaise: 1 }, 'not_enough_stock'],
  ['as many as one order can have', { quantity: 50, quote: { price: 250.5, discount: 50, stock: 60 } }, null],
  [
    'more than one order can have, before the price is compared',
    { quantity: 51, quote: { price: 1, discount: 0, stock: 60 } },
    'too_many_packs',
  ],
  [
    'more than one order can have, and still fewer are left',
    { quantity: 51, quote: { price: 250.5, discount: 50, stock: 50 } },
    'not_enough_stock',
  ],
  ['a shop with a limit of its own', { maxPacks: 2 }, 'too_many_packs'],
  ['a pack costs a paisa more', { seenUnitPaise: 20_049 }, 'price_changed'],
  ['a pack costs a paisa less', { seenUnitPaise: 20_051 }, 'price_changed'],
])('what keeps a line from being ordered: %s', (_what, change, problem) => {
  expect(lineProblem({ ...line, ...change })).toBe(problem);
});
