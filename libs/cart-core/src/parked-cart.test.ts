import { describe, expect, it } from 'vitest';
import { addItem } from './add-item.ts';
import type { Marketplace } from '@haat/api-contract/vocabulary';
import type { Cart } from './cart.ts';
import { emptyCart } from './empty-cart.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';
import { isParkedCartAlive, PARKED_CART_LIFETIME_MS, parkCart, swapParkedCart } from './parked-cart.ts';

const now = Date.UTC(2026, 10, 21);
const full = (cartId: string, marketplace: Marketplace = 'dehaat'): Cart =>
  addItem(emptyCart(marketplace, cartId), {
    variantId: 'urea',
    catalogueId: 'c',
    vendorId: `shop of ${cartId}`,
    isPrebook: false,
  }).cart;
const empty = emptyCart('dehaat', 'empty');
const parkedBefore = (age: number) => ({ cart: full('old'), parkedAt: now - age });

describe('a parked cart', () => {
  it('lives 24 hours', () => {
    expect(PARKED_CART_LIFETIME_MS).toBe(24 * 60 * 60 * 1000);
  });

  it.each([
    { name: 'just parked', parked: parkedBefore(0), alive: true },
    { name: 'a moment before its day is over', parked: parkedBefore(PARKED_CART_LIFETIME_MS - 1), alive: true },
    { name: 'after its day', parked: parkedBefore(PARKED_CART_LIFETIME_MS), alive: false },
    { name: 'parked by a clock a little ahead', parked: parkedBefore(-60_000), alive: true },
    { name: 'parked by a clock far ahead', parked: parkedBefore(-PARKED_CART_LIFETIME_MS), alive: false },
    { name: 'none', parked: null, alive: false },
  ])('$name: alive $alive', ({ parked, alive }) => {
    expect(isParkedCartAlive(parked, now)).toBe(alive);
  });

  it('is not made of an empty cart', () => {
    expect(parkCart(empty, now)).toBeNull();
  });

  it.each([
    {
      name: 'comes back whole, and the cart in use is parked',
      cart: full('new'),
      parked: parkedBefore(5),
      after: { cart: full('old'), parked: { cart: full('new'), parkedAt: now } },
    },
    {
      name: 'comes back in place of an empty cart',
      cart: empty,
      parked: parkedBefore(5),
      after: { cart: full('old'), parked: null },
    },
    {
      name: 'is dropped after its day',
      cart: full('new'),
      parked: parkedBefore(PARKED_CART_LIFETIME_MS),
      after: { cart: full('new'), parked: null },
    },
    {
      name: 'changes nothing when there is none',
      cart: full('new'),
      parked: null,
      after: { cart: full('new'), parked: null },
    },
  ])('$name', ({ cart, parked, after }) => {
    expect(swapParkedCart(cart, parked, now)).toEqual(after);
  });

  it('never crosses over to the other marketplace', () => {
    const cart = full('network', 'ondc');
    const parked = parkedBefore(5);
    expect(swapParkedCart(cart, parked, now)).toEqual({ cart, parked });
  });

  it('swapped twice is as before', () => {
    const start = { cart: full('new'), parked: parkedBefore(5) };
    const once = swapParkedCart(start.cart, start.parked, now);
    const twice = swapParkedCart(once.cart, once.parked, now);
    expect(twice.cart).toEqual(start.cart);
    expect(twice.parked?.cart).toEqual(start.parked.cart);
  });
});

describe('mergeGuestCart', () => {
  it.each([
    {
      name: 'the guest cart becomes the one of the farmer',
      guest: full('guest'),
      farmer: null,
      after: { cart: full('guest'), parked: null },
    },
    {
      name: 'an earlier cart of the farmer is parked',
      guest: full('guest'),
      farmer: full('own'),
      after: { cart: full('guest'), parked: { cart: full('own'), parkedAt: now } },
    },
    {
      name: 'an earlier empty cart is not worth parking',
      guest: full('guest'),
      farmer: empty,
      after: { cart: full('guest'), parked: null },
    },
    {
      name: 'an empty guest cart leaves the cart of the farmer',
      guest: empty,
      farmer: full('own'),
      after: { cart: full('own'), parked: null },
    },
    {
      name: 'an empty guest cart will do where there is no other',
      guest: empty,
      farmer: null,
      after: { cart: empty, parked: null },
    },
    {
      name: 'the same cart twice is not parked',
      guest: full('own'),
      farmer: full('own'),
      after: { cart: full('own'), parked: null },
    },
  ])('$name', ({ guest, farmer, after }) => {
    expect(mergeGuestCart(guest, farmer, now)).toEqual(after);
  });
});
