import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNextPath } from './safe-next-path.ts';

describe('safeNextPath', () => {
  it.each([
    ['/orders', '/orders'],
    ['/product/urea?v=v-1&x=2#top', '/product/urea?v=v-1&x=2#top'],
    [
      '/products?search=%E0%A4%AF%E0%A5%82%E0%A4%B0%E0%A4%BF%E0%A4%AF%E0%A4%BE',
      '/products?search=%E0%A4%AF%E0%A5%82%E0%A4%B0%E0%A4%BF%E0%A4%AF%E0%A4%BE',
    ],
    ['/login?next=%2F%2Fevil', '/login?next=%2F%2Fevil'],
    ['/', '/'],
  ])('keeps %s', (next, kept) => expect(safeNextPath(next)).toBe(kept));

  it.each([
    '//evil',
    '///evil',
    '/\\evil',
    '\\\\evil',
    '\\/evil',
    '/\\/evil',
    '/\t/evil',
    '/\n/evil',
    ' //evil',
    '/ /evil',
    '/%2Fevil',
    '/%2fevil',
    '/%5Cevil',
    '/%5cevil',
    '/%252Fevil',
    '/%09/evil',
    '/%0d%0aSet-Cookie:x=1',
    '%2F%2Fevil',
    'http://evil',
    'https:evil',
    'https:/evil',
    'javascript:alert(1)',
    'data:text/html,x',
    '//user@evil',
    '/..//evil',
    '/./ /evil',
    '/x/..//evil',
    '/%2e%2e//evil',
    'orders',
    '',
    '/%',
    '/%E0%A4%A',
    null,
    undefined,
    42,
    {},
    `/${'a'.repeat(2001)}`,
  ])('answers home to %j', (next) => expect(safeNextPath(next)).toBe('/'));

  it('never leads to another site, whatever is given', () => {
    const parts = fc.array(
      fc.constantFrom('/', '\\', '%2F', '%5C', '%252F', '..', '.', 'evil', '@', ':', '?', '#', '\t', ' ', 'http:'),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(parts, (texts) => {
        const path = safeNextPath(texts.join(''));
        expect(path.startsWith('/')).toBe(true);
        expect(new URL(path, 'https://here.example').origin).toBe('https://here.example');
      }),
    );
  });
});
