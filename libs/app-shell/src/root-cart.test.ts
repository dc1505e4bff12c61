import { describe, expect, it } from 'vitest';
import { emptyCartView } from '@haat/api-client';
import type { CartView } from '@haat/api-contract';
import { cartSummary } from '@haat/app-context';
import { cartInShort } from './root-cart.ts';

const line = (variant_id: string, quantity: number, quote: { price: number; discount: number }) => ({
  variant_id,
  catalogue_id: `c-${variant_id}`,
  quantity,
  product: { id: 'urea', slug: 'urea', name: 'Urea', image_url: '/urea.svg', brand_name: 'IFFCO', collect_only: true },
  quote: { ...quote, stock: 41 },
  price_when_added: 266.5,
  problem: null,
});

const CART = {
  ...emptyCartView('dehaat'),
  cart_id: 'cart-1',
  is_prebook: true,
  count: 5,
  vendor: {
    id: 'shop-1',
    vendor_details: { name: 'Ganesh', phone_number: '9000000101', licences: [{ number: 'L1' }] },
  },
  lines: [line('urea', 2, { price: 266.5, discount: 0.1 }), line('dap', 3, { price: 1350, discount: 0 })],
  pickup_person: { name: 'Sunita', phone_number: '9000000102' },
} as unknown as CartView;

describe('the cart in the data of every page', () => {
  it.each([
    { what: 'a cart with goods', cart: CART },
    { what: 'an empty cart', cart: emptyCartView('dehaat') },
  ])('says of $what all that its bar, its steppers and the phone’s copy say', ({ cart }) => {
    const short = cartInShort(cart);
    expect(cartSummary(short)).toEqual(cartSummary(cart));
    expect(short).toMatchObject({ marketplace: 'dehaat', cart_id: cart.cart_id });
    expect(short.lines.map((each) => each.catalogue_id)).toEqual(cart.lines.map((each) => each.catalogue_id));
  });

  it('leaves out telephone numbers, licences, goods’ names and who collects them', () => {
    expect(JSON.stringify(cartInShort(CART))).not.toMatch(/90000001|licences|Urea|Sunita/);
  });
});
