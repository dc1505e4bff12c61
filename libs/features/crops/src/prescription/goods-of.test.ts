import type { Prescription } from '@haat/api-contract/questions';
import { describe, expect, it } from 'vitest';
import { goodsOf, packsOf, type ShopOffer } from './goods-of.ts';

type Item = Prescription['items'][number];

const item = (change: Partial<Item>): Item => ({
  ...{ product_id: null, active: null, dose_per_acre: 100, unit: 'ml', water: null, interval_days: null, times: 1 },
  ...{ waiting_days: null, products: [], ...change },
});
const offer = (change: Partial<ShopOffer> = {}): ShopOffer => ({
  ...{ variant_id: 'neem-100', product_id: 'neem', active: 'Azadirachtin 0.15 % EC', size: 100, unit: 'ml' },
  ...{ pricePaise: 9_000, name: 'Neem', packName: '100 ml', stock: 50, ...change },
});
const told = ({ lines, missing }: ReturnType<typeof goodsOf>) => ({
  packs: lines.map(({ item: of, variantId, count }) => `${String(of)}: ${String(count)} ${variantId}`),
  missing,
});
const NEEM = item({ product_id: 'neem' });

// From docs/domain/advice.md#prescription and docs/design/screens.md.
describe('what a prescription brings into the cart', () => {
  it.each<[string, Item[], number, ShopOffer[], { packs: string[]; missing: number[] }]>([
    ['the dose for the acres', [NEEM], 2.5, [offer()], { packs: ['0: 3 neem-100'], missing: [] }],
    ['as often as it is used', [item({ ...NEEM, times: 3 })], 1, [offer()], { packs: ['0: 3 neem-100'], missing: [] }],
    [
      'nothing else that the shop has',
      [NEEM],
      1,
      [offer(), offer({ variant_id: 'x', product_id: 'other' })],
      {
        ...{ packs: ['0: 1 neem-100'], missing: [] },
      },
    ],
    [
      'any with the active ingredient',
      [item({ active: 'azadirachtin 0.15 % ec' })],
      1,
      [offer()],
      {
        ...{ packs: ['0: 1 neem-100'], missing: [] },
      },
    ],
    [
      'what the shop does not have, as missing',
      [NEEM, item({ active: 'Sulphur 80 % WDG' })],
      1,
      [offer()],
      {
        ...{ packs: ['0: 1 neem-100'], missing: [1] },
      },
    ],
    ['no part of an item of which there is not enough', [NEEM], 3, [offer({ stock: 2 })], { packs: [], missing: [0] }],
    [
      'all that there is, where it is just enough',
      [NEEM],
      3,
      [offer({ stock: 3 })],
      {
        ...{ packs: ['0: 3 neem-100'], missing: [] },
      },
    ],
    ['nothing without a shop', [NEEM], 1, [], { packs: [], missing: [0] }],
  ])('is %s', (_what, items, acres, offers, expected) => {
    expect(told(goodsOf(items, acres, offers))).toEqual(expected);
  });

  it('is the sum of two items that need the same packs', () => {
    const { lines } = goodsOf([NEEM, item({ ...NEEM, times: 2 })], 1, [offer()]);
    expect([...packsOf(lines)]).toEqual([['neem-100', 3]]);
  });
});
