import { describe, expect, it } from 'vitest';
import { emptyCart } from './empty-cart.ts';
import { reviveCart } from './revive-cart.ts';

const stored = {
  marketplace: 'dehaat',
  cartId: 'c',
  items: { urea: 2 },
  catalogueIds: { urea: 'c-1' },
  vendorId: 'shop-1',
  isPrebook: true,
};

describe('reviveCart', () => {
  it('takes a sound cart as it is', () => {
    expect(reviveCart(stored)).toEqual(stored);
  });

  it.each([
    { name: 'a quantity as text', change: { items: { urea: '2' } } },
    { name: 'a quantity of zero', change: { items: { urea: 0 } } },
    { name: 'no catalogue id', change: { catalogueIds: {} } },
    { name: 'no vendor', change: { vendorId: null } },
    { name: 'no items at all', change: { items: null } },
  ])('leaves out a line with $name', ({ change }) => {
    expect(reviveCart({ ...stored, ...change })).toEqual({ ...emptyCart('dehaat', 'c'), isPrebook: true });
  });

  it.each([null, undefined, 5, 'cart', [], {}, { ...stored, marketplace: 'other' }, { ...stored, cartId: 7 }])(
    'is null for %j',
    (value) => {
      expect(reviveCart(value)).toBeNull();
    },
  );
});
