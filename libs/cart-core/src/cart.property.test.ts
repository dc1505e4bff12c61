import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem } from './add-item.ts';
import { MAX_QUANTITY, type Cart, type CartItem } from './cart.ts';
import { emptyCart } from './empty-cart.ts';
import { removeItem } from './remove-item.ts';
import { removeLine } from './remove-line.ts';
import { resetCart } from './reset-cart.ts';
import { reviveCart } from './revive-cart.ts';
import { setItemQuantity } from './set-item-quantity.ts';

type Call = (cart: Cart) => Cart;

const variantId = fc.constantFrom('urea', 'dap', '__proto__', 'constructor', '');
const quantity = fc.oneof(fc.integer({ min: -2, max: 1100 }), fc.double(), fc.constant(undefined));
const item: fc.Arbitrary<CartItem> = fc.record({
  variantId,
  catalogueId: fc.constantFrom('c-1', 'c-2', '__proto__'),
  vendorId: fc.constantFrom('shop-1', 'shop-2'),
  isPrebook: fc.boolean(),
  quantity,
});
const where = fc.constantFrom({}, { path: '/cart' }, { path: '/products' });
const call: fc.Arbitrary<Call> = fc.oneof(
  fc.tuple(item, where).map(
    ([one, place]): Call =>
      (cart) =>
        addItem(cart, one, place).cart,
  ),
  fc.tuple(item, where).map(
    ([one, place]): Call =>
      (cart) =>
        setItemQuantity(cart, one, one.quantity ?? 1, place).cart,
  ),
  variantId.map(
    (id): Call =>
      (cart) =>
        removeItem(cart, id),
  ),
  variantId.map(
    (id): Call =>
      (cart) =>
        removeLine(cart, id),
  ),
  fc.option(item).map(
    (one): Call =>
      (cart) =>
        resetCart(cart, `${cart.cartId}'`, one ?? undefined),
  ),
  fc.constant<Call>((cart) => reviveCart(JSON.parse(JSON.stringify(cart))) ?? cart),
  fc.constant<Call>((cart) => JSON.parse(JSON.stringify(cart)) as Cart),
);

function expectSound(cart: Cart) {
  const quantities = Object.values(cart.items);
  expect(quantities.every((n) => Number.isInteger(n) && n >= 1 && n <= MAX_QUANTITY)).toBe(true);
  expect(Object.keys(cart.catalogueIds).sort()).toEqual(Object.keys(cart.items).sort());
  expect(quantities.length === 0).toBe(cart.vendorId === null);
}

describe('a cart, whatever is done to it', () => {
  it('keeps whole quantities, one catalogue id a line, and a vendor exactly while it holds something', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 40 }), (calls) => {
        let cart = emptyCart('dehaat', 'cart');
        for (const next of calls) {
          cart = next(cart);
          expectSound(cart);
          expect(cart.marketplace).toBe('dehaat');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never mixes vendors or order types: they change only with an empty cart or a new cart id', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 40 }), (calls) => {
        let cart = emptyCart('dehaat', 'cart');
        for (const next of calls) {
          const before = cart;
          cart = next(cart);
          const goesOn = cart.cartId === before.cartId && before.vendorId !== null && cart.vendorId !== null;
          if (goesOn) {
            expect(cart.vendorId).toBe(before.vendorId);
            expect(cart.isPrebook).toBe(before.isPrebook);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is never changed in place', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 20 }), (calls) => {
        let cart = emptyCart('dehaat', 'cart');
        for (const next of calls) {
          const before = JSON.stringify(cart);
          const after = next(cart);
          expect(JSON.stringify(cart)).toBe(before);
          cart = after;
        }
      }),
    );
  });

  it('comes back from JSON as it was', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 20 }), (calls) => {
        const cart = calls.reduce((before, next) => next(before), emptyCart('ondc', 'cart'));
        const back = reviveCart(JSON.parse(JSON.stringify(cart)));
        expect(JSON.stringify(back)).toBe(JSON.stringify(cart));
      }),
    );
  });

  it('is sound or nothing, out of anything that was stored', () => {
    const lines = fc.dictionary(variantId, fc.anything());
    const stored = fc.record(
      {
        marketplace: fc.constantFrom('dehaat', 'other'),
        cartId: fc.string(),
        items: lines,
        catalogueIds: lines,
        vendorId: fc.anything(),
        isPrebook: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(stored, fc.anything()), (value) => {
        const cart = reviveCart(value);
        if (cart) {
          expectSound(cart);
        }
      }),
    );
  });
});
