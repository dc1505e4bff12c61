import { describe, expect, it } from 'vitest';
import { trailAfter } from './use-back-address.ts';

describe('the trail', () => {
  it.each([
    [[], '/', 'POP', ['/']],
    [['/'], '/products?category=seed', 'PUSH', ['/', '/products?category=seed']],
    [['/', '/products'], '/products', 'PUSH', ['/', '/products']],
    [['/', '/products', '/product/urea'], '/products', 'PUSH', ['/', '/products']],
    [['/', '/products', '/product/urea'], '/', 'POP', ['/']],
    [['/', '/products', '/cart'], '/', 'PUSH', ['/', '/products', '/cart', '/']],
    [['/', '/login'], '/orders', 'REPLACE', ['/', '/orders']],
    [['/', '/products'], '/cart', 'POP', ['/', '/products', '/cart']],
  ] as const)('%j then %s by %s', (before, here, kind, after) => expect(trailAfter(before, here, kind)).toEqual(after));
});
