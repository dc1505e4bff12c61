import { describe, expect, it } from 'vitest';
import { keepsPrebook } from './keeps-prebook.ts';

describe('keepsPrebook', () => {
  it.each([
    { name: 'starts with the query', path: '/products', query: '?prebook=true', before: false, after: true },
    { name: 'starts on any page', path: '/', query: '?prebook=true', before: false, after: true },
    {
      name: 'reads a query that is already read',
      path: '/',
      query: new URLSearchParams({ prebook: 'true' }),
      before: false,
      after: true,
    },
    {
      name: 'ends with another value of the query',
      path: '/products',
      query: '?prebook=false',
      before: true,
      after: false,
    },
    { name: 'does not start by itself', path: '/products', query: '', before: false, after: false },
    { name: 'ends at home', path: '/', query: '', before: true, after: false },
    { name: 'ends at the orders', path: '/orders', query: '', before: true, after: false },
    { name: 'ends at an order', path: '/order/7', query: '', before: true, after: false },
    { name: 'ends at the place', path: '/location', query: '', before: true, after: false },
    { name: 'is not kept by a page that only begins alike', path: '/cartoons', query: '', before: true, after: false },
  ])('$name', ({ path, query, before, after }) => {
    expect(keepsPrebook(path, query, before)).toBe(after);
  });

  it.each([
    '/products',
    '/products/7',
    '/products/categories',
    '/productsV2/brands',
    '/product/urea',
    '/productV2/urea',
    '/categories',
    '/all-categories',
    '/brands',
    '/all-brands',
    '/cart',
    '/cart/kyc/id',
    '/login',
    '/addresses',
    '/address/new',
    '/address/7/edit',
    '/ondc/products/7',
    '/ondc/cart',
  ])('is kept on %s', (path) => {
    expect(keepsPrebook(path, '?q=1', true)).toBe(true);
  });
});
