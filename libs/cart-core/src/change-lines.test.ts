import { describe, expect, it } from 'vitest';
import { addItem } from './add-item.ts';
import type { Cart } from './cart.ts';
import { cartCount, isCartEmpty, quantityOf } from './cart-contents.ts';
import { emptyCart } from './empty-cart.ts';
import { removeItem } from './remove-item.ts';
import { removeLine } from './remove-line.ts';
import { resetCart } from './reset-cart.ts';
import { setItemQuantity } from './set-item-quantity.ts';

const urea = { variantId: 'urea', catalogueId: 'c-urea', vendorId: 'shop-1', isPrebook: false };
const dap = { ...urea, variantId: 'dap', catalogueId: 'c-dap' };

function cartWith(ureaPacks: number, dapPacks = 0): Cart {
  const { cart } = addItem(emptyCart('dehaat', 'cart-1'), { ...urea, quantity: ureaPacks });
  return dapPacks ? addItem(cart, { ...dap, quantity: dapPacks }).cart : cart;
}

describe('removeItem and removeLine', () => {
  it.each([
    { name: 'one of two packs', cart: cartWith(2), change: removeItem, left: { urea: 1 }, vendor: 'shop-1' },
    { name: 'the last pack of a line', cart: cartWith(1, 1), change: removeItem, left: { dap: 1 }, vendor: 'shop-1' },
    { name: 'the last line, and lets the vendor go', cart: cartWith(1), change: removeItem, left: {}, vendor: null },
    { name: 'a whole line', cart: cartWith(5, 2), change: removeLine, left: { dap: 2 }, vendor: 'shop-1' },
    { name: 'the last line whole', cart: cartWith(5), change: removeLine, left: {}, vendor: null },
  ])('takes out $name', ({ cart, change, left, vendor }) => {
    const rest = change(cart, 'urea');
    expect(rest.items).toEqual(left);
    expect(Object.keys(rest.catalogueIds)).toEqual(Object.keys(left));
    expect(rest.vendorId).toBe(vendor);
  });

  it.each(['other', '__proto__', 'constructor'])('leaves the cart as it is for %s, which is not in it', (variantId) => {
    const cart = cartWith(2);
    expect(removeItem(cart, variantId)).toBe(cart);
    expect(removeLine(cart, variantId)).toBe(cart);
  });

  it('keeps the order type, so that the line can be put back on /cart', () => {
    const { cart } = addItem(emptyCart('dehaat', 'cart-1'), { ...urea, isPrebook: true });
    const undone = addItem(removeItem(cart, 'urea'), urea, { path: '/cart' });
    expect(undone.cart).toEqual(cart);
  });

  it('lets the next item choose vendor and order type anew elsewhere', () => {
    const result = addItem(removeLine(cartWith(2), 'urea'), { ...dap, vendorId: 'shop-2', isPrebook: true });
    expect(result.cart).toMatchObject({ vendorId: 'shop-2', isPrebook: true });
  });
});

describe('setItemQuantity', () => {
  it.each([
    { name: 'raises', from: 1, to: 4 },
    { name: 'lowers', from: 4, to: 1 },
    { name: 'repeats', from: 4, to: 4 },
    { name: 'goes up to the most', from: 1, to: 999 },
  ])('$name a line to the quantity', ({ from, to }) => {
    const result = setItemQuantity(cartWith(from), urea, to);
    expect(result.kind).toBe('added');
    expect(quantityOf(result.cart, 'urea')).toBe(to);
  });

  it('adds a line that was not there', () => {
    expect(setItemQuantity(cartWith(1), dap, 2).cart.items).toEqual({ urea: 1, dap: 2 });
  });

  it.each([0, -1, 1.5, 1e9, Number.NaN])('refuses %s', (quantity) => {
    const cart = cartWith(1);
    expect(setItemQuantity(cart, urea, quantity)).toEqual({ kind: 'invalid-quantity', cart });
  });

  it.each([
    { name: 'another vendor', line: { ...dap, vendorId: 'shop-2' }, where: {}, kind: 'vendor-changed' },
    { name: 'another order type', line: { ...dap, isPrebook: true }, where: {}, kind: 'order-type-changed' },
    { name: 'another order type on /cart', line: { ...dap, isPrebook: true }, where: { path: '/cart' }, kind: 'added' },
  ])('treats $name as adding does', ({ line, where, kind }) => {
    expect(setItemQuantity(cartWith(1), line, 2, where).kind).toBe(kind);
  });
});

describe('resetCart', () => {
  it.each([
    { name: 'one pack unless told', offered: { ...dap, vendorId: 'shop-2' }, quantity: 1 },
    {
      name: 'the quantity offered',
      offered: { ...dap, vendorId: 'shop-2', quantity: 3, isPrebook: true },
      quantity: 3,
    },
  ])('keeps only the offered item, $name, under a new id', ({ offered, quantity }) => {
    const cart = resetCart(cartWith(2), 'cart-2', offered);
    expect(cart).toEqual({
      marketplace: 'dehaat',
      cartId: 'cart-2',
      items: { dap: quantity },
      catalogueIds: { dap: 'c-dap' },
      vendorId: 'shop-2',
      isPrebook: offered.isPrebook,
    });
  });

  it('keeps nothing when nothing is offered', () => {
    expect(resetCart(cartWith(2), 'cart-2')).toEqual(emptyCart('dehaat', 'cart-2'));
  });

  it('is refused for an offer of no sound quantity', () => {
    const cart = cartWith(2);
    expect(resetCart(cart, 'cart-2', { ...dap, quantity: 0 })).toBe(cart);
  });
});

describe('what a cart holds', () => {
  it.each([
    { cart: emptyCart('ondc', 'x'), count: 0, empty: true },
    { cart: cartWith(3, 2), count: 5, empty: false },
  ])('counts $count packs', ({ cart, count, empty }) => {
    expect(cartCount(cart)).toBe(count);
    expect(isCartEmpty(cart)).toBe(empty);
  });
});
