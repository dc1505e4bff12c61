import { describe, expect, it } from 'vitest';
import { addItem } from './add-item.ts';
import type { Cart, CartItem } from './cart.ts';
import { quantityOf } from './cart-contents.ts';
import { emptyCart } from './empty-cart.ts';

const urea: CartItem = { variantId: 'urea', catalogueId: 'c-urea', vendorId: 'shop-1', isPrebook: false };

function cartOf(...items: CartItem[]): Cart {
  return items.reduce((cart, item) => addItem(cart, item).cart, emptyCart('dehaat', 'cart-1'));
}

describe('addItem', () => {
  it.each([
    { name: 'one unless told', items: [urea], quantity: 1 },
    { name: 'as many as told', items: [{ ...urea, quantity: 3 }], quantity: 3 },
    { name: 'on top of what is there', items: [urea, { ...urea, quantity: 2 }], quantity: 3 },
    { name: 'up to the most a line holds', items: [{ ...urea, quantity: 998 }, urea], quantity: 999 },
  ])('adds $name', ({ items, quantity }) => {
    const cart = cartOf(...items);
    expect(cart).toEqual({
      ...emptyCart('dehaat', 'cart-1'),
      items: { urea: quantity },
      catalogueIds: { urea: 'c-urea' },
      vendorId: 'shop-1',
    });
  });

  it.each([
    { name: 'another vendor', change: { vendorId: 'shop-2' }, kind: 'vendor-changed' },
    {
      name: 'another vendor and order type: the vendor is named first',
      change: { vendorId: 'shop-2', isPrebook: true },
      kind: 'vendor-changed',
    },
    {
      name: 'another order type',
      change: { isPrebook: true },
      kind: 'order-type-changed',
      from: 'normal',
      to: 'prebook',
    },
  ])('changes nothing for $name', ({ change, name: _, ...told }) => {
    const cart = cartOf(urea);
    const item = { ...urea, ...change };
    const result = addItem(cart, item);
    expect(result).toEqual({ ...told, cart, offered: { ...item, quantity: 1 } });
    expect(result.cart).toBe(cart);
  });

  it('names both order types of a prebooked cart', () => {
    const result = addItem(cartOf({ ...urea, isPrebook: true }), urea);
    expect(result).toMatchObject({ kind: 'order-type-changed', from: 'prebook', to: 'normal' });
  });

  it.each(['/cart', '/cart/'])(
    'rests the order-type check on %s, where the item takes the type of the cart',
    (path) => {
      const result = addItem(cartOf({ ...urea, isPrebook: true }), { ...urea, variantId: 'dap' }, { path });
      expect(result.kind).toBe('added');
      expect(result.cart.isPrebook).toBe(true);
      expect(quantityOf(result.cart, 'dap')).toBe(1);
    },
  );

  it.each(['/', '/products', '/cart/kyc/id', '/ondc/cart', '/cartoon'])('does not rest it on %s', (path) => {
    expect(addItem(cartOf(urea), { ...urea, isPrebook: true }, { path }).kind).toBe('order-type-changed');
  });

  it('does not rest the vendor check on /cart', () => {
    expect(addItem(cartOf(urea), { ...urea, vendorId: 'shop-2' }, { path: '/cart' }).kind).toBe('vendor-changed');
  });

  it.each([0, -1, 1.5, 1e9, 1000, Number.NaN, Number.POSITIVE_INFINITY, '2', null])(
    'refuses a quantity of %s',
    (quantity) => {
      const cart = cartOf(urea);
      const result = addItem(cart, { ...urea, quantity: quantity as number });
      expect(result).toEqual({ kind: 'invalid-quantity', cart });
      expect(result.cart).toBe(cart);
    },
  );

  it('refuses what would make a line too long', () => {
    expect(addItem(cartOf({ ...urea, quantity: 999 }), urea).kind).toBe('invalid-quantity');
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])(
    'takes %j as an id like any other',
    (variantId) => {
      const cart = cartOf({ ...urea, variantId });
      expect(quantityOf(cart, variantId)).toBe(1);
      expect(Object.keys(cart.items)).toEqual([variantId]);
      expect(quantityOf(emptyCart('dehaat', 'x'), variantId)).toBe(0);
    },
  );
});
