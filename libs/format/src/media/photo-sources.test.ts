import { describe, expect, it } from 'vitest';
import { PHOTO_WIDTHS, isPhoto, photoAddress, photoSources } from './photo-sources.ts';

const URL_OF_PHOTO = 'https://cdn.example/खेत 1.jpg?v=2&w=9';
const widthsIn = (srcSet: string) =>
  [...srcSet.matchAll(/&w=(\d+) (\S+?)(?:,|$)/g)].map(([, width, descriptor]) => `${width} ${descriptor}`);

describe('isPhoto', () => {
  it.each(['https://cdn.example/a.jpg', '/media/a', '/media/a.png?file=x.svg', '/a.svg.jpg'])('%s is one', (url) =>
    expect(isPhoto(url)).toBe(true),
  );
  it.each([
    '/pictures/sack.svg',
    '/pictures/SACK.SVG?x=1#y',
    'data:image/svg+xml,%3Csvg',
    'blob:https://haat.example/1',
    '',
  ])('%j is none', (url) => expect(isPhoto(url)).toBe(false));
});

describe('photoAddress', () => {
  it('carries the whole address of the photograph, and its own width', () => {
    const asked = new URL(photoAddress(URL_OF_PHOTO, 384), 'https://haat.example');
    expect([asked.pathname, asked.searchParams.get('url'), asked.searchParams.getAll('w')]).toEqual([
      '/image',
      URL_OF_PHOTO,
      ['384'],
    ]);
  });
});

describe('photoSources', () => {
  it('offers a small photograph plain and for sharp screens', () => {
    const { src, srcSet, sizes } = photoSources('/media/a.jpg', 56);
    expect([src, srcSet, sizes]).toEqual([
      '/image?url=%2Fmedia%2Fa.jpg&w=64',
      '/image?url=%2Fmedia%2Fa.jpg&w=64 1x, /image?url=%2Fmedia%2Fa.jpg&w=128 2x',
      undefined,
    ]);
  });

  it('offers one that is wider than a narrow phone in the widths between that phone and a sharp wide screen', () => {
    const { src, srcSet, sizes } = photoSources('/media/a.jpg', 600);
    expect(widthsIn(srcSet)).toEqual(['384 384w', '640 640w', '750 750w', '828 828w', '1080 1080w', '1200 1200w']);
    expect([src.endsWith('&w=640'), sizes]).toEqual([true, '(min-width: 600px) 600px, 100vw']);
  });

  it('takes the sizes that a screen gives', () => {
    const { srcSet, sizes } = photoSources('/media/a.jpg', 180, '50vw');
    expect([widthsIn(srcSet), sizes]).toEqual([['256 256w', '384 384w'], '50vw']);
  });

  it.each([1, 16, 17, 320, 321, 3840, 9000])('offers only widths that the service makes, none twice: %i', (width) => {
    const offered = widthsIn(photoSources('/a.jpg', width, '100vw').srcSet).map((one) => Number.parseInt(one, 10));
    expect(offered.length).toBeGreaterThan(0);
    expect(new Set(offered).size).toBe(offered.length);
    expect(PHOTO_WIDTHS).toEqual(expect.arrayContaining(offered));
  });
});
