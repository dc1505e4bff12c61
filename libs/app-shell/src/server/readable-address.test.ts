import { describe, expect, it } from 'vitest';
import { addressOn, readableAddress } from './readable-address.ts';

describe('a requested URL', () => {
  it.each([
    ['/orders?page=2', '/orders?page=2'],
    ['/product/%E0%A4%AF', '/product/%E0%A4%AF'],
    ['/product/%E0%A4%A?v=%E0%A4', '/product/%25E0%25A4%25A?v=%E0%A4'],
    ['/%', '/%25'],
    ['//evil.example/orders', '/evil.example/orders'],
    ['/\\evil.example', '/evil.example'],
    ['//', '/'],
    ['http://evil.example/orders?page=2', '/orders?page=2'],
    ['http://evil.example//other.example', '/other.example'],
    ['*', '/'],
  ])('%s is taken for %s', (asked, expected) => expect(readableAddress(asked)).toBe(expected));

  it.each([
    ['http://haat.example', 'http://haat.example/orders'],
    ['http://HAAT.example:80', 'http://haat.example/orders'],
    ['http://[::1]:4200', 'http://[::1]:4200/orders'],
  ])('is on %s', (origin, expected) => expect(addressOn(origin, '/orders')?.href).toBe(expected));

  it.each([
    'http://',
    'http://[::1',
    'http://a b',
    'http://evil.example/..',
    'http://evil.example?x',
    'http://name@evil.example',
    'http://evil.example, other',
  ])('is nowhere under %s', (origin) => expect(addressOn(origin, '/orders')).toBeNull());
});
