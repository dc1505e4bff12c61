import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths, pathTo } from './paths.ts';

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

describe('paths', () => {
  it('holds each page of every area once, by a name and a path of its own', async () => {
    const folder = join(import.meta.dirname, 'areas');
    const load = async (file: string) =>
      (await import(/* @vite-ignore */ join(folder, file))) as Record<string, Record<string, string>>;
    const modules = await Promise.all(globSync('**/*.ts', { cwd: folder }).map(load));
    const pages = modules.flatMap((module) => Object.values(module)).flatMap((area) => Object.entries(area));
    expect(pages.sort()).toEqual(Object.entries(paths).sort());
    expect(new Set(Object.values(paths)).size).toBe(pages.length);
  });
});
