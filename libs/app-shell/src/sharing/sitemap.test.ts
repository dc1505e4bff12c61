import { describe, expect, it } from 'vitest';
import { alternates, entryAddress, languageOf } from './entry-address.ts';
import { sitemapCaching, sitemapXml } from './sitemap.ts';

const ORIGIN = 'https://haat.example';

describe('addresses of entry pages', () => {
  it.each([
    ['/product/urea?utm_source=sms&v=vendor-1&lang=mr', 'mr', '/product/urea?lang=mr'],
    ['/product/urea?utm_source=sms', null, '/product/urea'],
    ['/product/urea?lang=fr', null, '/product/urea'],
    ['/?lang=', null, '/'],
  ])('of %s', (path, language, canonical) => {
    const address = new URL(path, ORIGIN);
    expect(languageOf(address)).toBe(language);
    expect(entryAddress(address, languageOf(address))).toBe(ORIGIN + canonical);
  });

  it('stand for six languages, and for the reader who has chosen one', () => {
    expect(alternates(new URL('/mandi?x=1', ORIGIN))).toEqual([
      ...['hi', 'en', 'mr', 'bn', 'or', 'gu'].map((language) => ({
        language,
        address: `${ORIGIN}/mandi?lang=${language}`,
      })),
      { language: 'x-default', address: `${ORIGIN}/mandi` },
    ]);
  });
});

describe('the sitemap', () => {
  it.each([
    ['an hour by everybody when it is whole', true, true, 'public, max-age=3600'],
    ['by none when pages are missing', false, true, 'no-store'],
    ['by none when its origin is what the caller named', true, false, 'private, no-store'],
    ['by none when both hold', false, false, 'private, no-store'],
  ])('is kept %s', (_how, isWhole, hasOwnOrigin, caching) => {
    expect(sitemapCaching({ isWhole, hasOwnOrigin })).toBe(caching);
  });

  it('names each page once, with its languages', () => {
    const xml = sitemapXml(ORIGIN, ['/', '/product/urea', '/product/urea']);
    expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://haat.example/</loc>',
      '<loc>https://haat.example/product/urea</loc>',
    ]);
    expect(xml.match(/hreflang=/g)).toHaveLength(14);
  });

  it('is well formed whatever a slug says, and bounded', () => {
    const xml = sitemapXml(ORIGIN, [`/product/${encodeURIComponent('a&b<c>"\'')}`, "/product/a&b'c"]);
    expect(xml).not.toMatch(/&(?!#\d+;)/);
    expect(
      sitemapXml(
        ORIGIN,
        Array.from({ length: 50_010 }, (_, each) => `/product/${each}`),
      ).match(/<url>/g),
    ).toHaveLength(50_000);
  });
});
