import { describe, expect, it } from 'vitest';
import { pathTo } from './paths.ts';

describe('pathTo', () => {
  it('fills parameters and leaves empty query values out', () => {
    expect(pathTo('home')).toBe('/');
    expect(pathTo('product', { slug: 'neem coated/urea' })).toBe('/product/neem%20coated%2Furea');
    expect(
      pathTo('products', {}, { category: 'seed', search: '', page: 2, crop: null, in_stock: false, brand: undefined }),
    ).toBe('/products?category=seed&page=2');
    expect(pathTo('order', { orderId: 'o-1' }, { v: 'a&b' })).toBe('/order/o-1?v=a%26b');
  });
});
