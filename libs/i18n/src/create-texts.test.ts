import { describe, expect, it } from 'vitest';
import { createTexts } from './create-texts.ts';
import { createTextLibrary } from './text-library.ts';

const files = {
  '/libs/i18n/src/texts/main/hi.json': { okay: 'ठीक है', items_one: '{{count}} सामान', items_other: '{{count}} सामान' },
  '/libs/i18n/src/texts/main/en.json': {
    okay: 'OK',
    items_one: '{{count}} item',
    items_other: '{{count}} items',
    errors: { cart_error_empty: 'Your cart is empty' },
  },
  '/libs/features/cart/src/texts/cart/en.json': { title: 'Cart of {{name}}' },
};

describe('texts', () => {
  const library = createTextLibrary(files, { customerCare: null });

  it('says a text in the language, with plurals and values as they are', () => {
    const english = library.textsIn('en');
    expect(english.t('main:items', { count: 1 })).toBe('1 item');
    expect(english.t('main:items', { count: 2 })).toBe('2 items');
    expect(english.t('cart:title', { name: '<b>Ganesh & sons</b>' })).toBe('Cart of <b>Ganesh & sons</b>');
    expect(english.t('main:errors.cart_error_empty')).toBe('Your cart is empty');
    expect(library.textsIn('hi').t('main:okay')).toBe('ठीक है');
  });

  it('falls back to the key itself, never to another language', () => {
    expect(library.textsIn('hi').t('cart:title')).toBe('title');
    expect(library.textsIn('gu').t('main:okay')).toBe('okay');
  });

  it('is shared by requests: none can change its language', async () => {
    const mine = library.textsIn('hi');
    await expect(mine.changeLanguage('en')).rejects.toThrow('shared');
    expect(library.textsIn('hi').language).toBe('hi');
    expect(library.textsIn('hi').t('main:okay')).toBe('ठीक है');
  });

  it('says the same the second time, alone or within a namespace, with values or without', () => {
    const texts = library.textsIn('en');
    const inMain = texts.getFixedT('en', 'main');
    for (let time = 0; time < 2; time += 1) {
      expect(texts.t('main:okay')).toBe('OK');
      expect(inMain('okay')).toBe('OK');
      expect(texts.getFixedT('en', 'cart')('okay')).toBe('okay');
      expect(inMain('items', { count: 1 })).toBe('1 item');
      expect(inMain('items', { count: 2 })).toBe('2 items');
      expect(library.textsIn('hi').t('main:okay')).toBe('ठीक है');
    }
  });

  it('gives a document only the asked namespaces of its language', () => {
    expect(Object.keys(library.excerpt('en', ['main']))).toEqual(['main']);
    expect(Object.keys(library.excerpt('en', ['main', 'cart', 'cart', 'gone']))).toEqual(['main', 'cart']);
    expect(library.excerpt('en', ['constructor', '__proto__'])).toEqual({});
  });

  it('loads a namespace that was not there from the start', async () => {
    const asked: string[] = [];
    const texts = createTexts({
      language: 'en',
      namespaces: { main: files['/libs/i18n/src/texts/main/en.json'] },
      load: async (language, namespace) => {
        asked.push(`${language}/${namespace}`);
        return { title: 'Your cart' };
      },
    });
    expect(texts.t('main:okay')).toBe('OK');
    await texts.loadNamespaces('cart');
    expect(texts.t('cart:title')).toBe('Your cart');
    expect(asked).toEqual(['en/cart']);
  });
});
