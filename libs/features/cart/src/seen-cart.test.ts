import { describe, expect, it } from 'vitest';
import type { CartView } from '@haat/api-contract';
import { readSeenCart, seenCart } from './seen-cart.ts';

const view = {
  marketplace: 'dehaat', cart_id: 'cart-1', is_prebook: false, vendor: { id: 'shop-1' }, delivery_type: 'home_delivery',
  bill: { price: 3100, discount: 160, premium: 0, delivery_fee: 30, coupon_discount: 0, total: 2970 },
  lines: [{ variant_id: 'npk', catalogue_id: 'c-npk', quantity: 2, quote: { price: 1550, discount: 80 } }],
} as unknown as CartView;

describe('the cart as it was seen', () => {
  it('comes back from the form as it went in', () => {
    expect(readSeenCart(JSON.stringify(seenCart(view)))).toEqual({
      cartId: 'cart-1', vendorId: 'shop-1', isPrebook: false, deliveryType: 'home_delivery', deliveryFee: 30, total: 2970,
      lines: [{ variantId: 'npk', catalogueId: 'c-npk', quantity: 2, price: 1550, discount: 80 }],
    });
  });

  it.each([
    null, '', 'nonsense', '[]', 'null', '{}',
    JSON.stringify({ ...seenCart(view), lines: [] }),
    JSON.stringify({ ...seenCart(view), lines: [{}] }),
    JSON.stringify({ ...seenCart(view), total: '2970' }),
    JSON.stringify({ ...seenCart(view), cartId: 'x'.repeat(65) }),
    JSON.stringify({ ...seenCart(view), deliveryType: 'drone' }),
    JSON.stringify({ ...seenCart(view), lines: Array.from({ length: 101 }, () => seenCart(view).lines[0]) }),
  ])('is nothing when it is %s', (text) => {
    expect(readSeenCart(text)).toBeNull();
  });
});
