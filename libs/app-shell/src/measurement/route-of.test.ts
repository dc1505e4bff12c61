import { describe, expect, it } from 'vitest';
import { readEvent } from '@haat/analytics';
import { paths } from '@haat/routing';
import { routeOf } from './route-of.ts';

describe('the route of an address', () => {
  it.each([
    ['/', '/'],
    ['/product/urea-45', '/product/:slug'],
    ['/products/categories', '/products/categories'],
    ['/products/9822012345', '/products/:id'],
    ['/nothing/here/9822012345', '/:unknown'],
    ['', '/:unknown'],
  ])('%s → %s', (pathname, route) => expect(routeOf(pathname)).toBe(route));

  it('is one that an event may hold, for every page', () => {
    for (const path of [...Object.values(paths), '/:unknown'])
      expect(
        readEvent({ name: 'page_view', properties: { route: path, language: 'hi', lite: true } }),
        path,
      ).not.toBeNull();
  });
});
