import { describe, expect, it } from 'vitest';
import { pruneInsurance, type InsuranceCart } from './prune-insurance.ts';

const item = (qty: number, freeQty: number) => ({ id: 'seed-cover', qty, freeQty, type: '1' });
const cart = (items: InsuranceCart['items']): InsuranceCart => ({ items, farmer_id: 'farmer-1' });

interface Case {
  name: string;
  before: InsuranceCart['items'];
  packs: Record<string, number>;
  after: InsuranceCart['items'];
}

describe('pruneInsurance', () => {
  it.each<Case>([
    {
      name: 'leaves what still fits',
      before: { paddy: item(3, 2) },
      packs: { paddy: 5 },
      after: { paddy: item(3, 2) },
    },
    {
      name: 'drops what left the cart',
      before: { paddy: item(3, 2), maize: item(1, 1) },
      packs: { maize: 1 },
      after: { maize: item(1, 1) },
    },
    { name: 'drops a line of no packs', before: { paddy: item(3, 2) }, packs: { paddy: 0 }, after: {} },
    {
      name: 'caps the units by the packs, and the free ones by the units',
      before: { paddy: item(5, 2) },
      packs: { paddy: 1 },
      after: { paddy: item(1, 1) },
    },
    {
      name: 'caps free units that were too many',
      before: { paddy: item(1, 4) },
      packs: { paddy: 9 },
      after: { paddy: item(1, 1) },
    },
    { name: 'adds nothing for packs that are not insured', before: {}, packs: { paddy: 2 }, after: {} },
    { name: 'is not fooled by what every object has', before: { constructor: item(1, 0) }, packs: {}, after: {} },
  ])('$name', ({ before, packs, after }) => {
    expect(pruneInsurance(cart(before), packs, 'home_delivery')).toEqual(cart(after));
  });

  it('clears everything for a pickup', () => {
    expect(pruneInsurance(cart({ paddy: item(3, 2) }), { paddy: 5 }, 'pickup_from_store')).toEqual(cart({}));
  });
});
