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
  const library = createTextLibrary(files);

  it('says a text in the language, with plurals and values as they are', () => {
    const english = library.openTexts('en');
    expect(english.t('main:items', { count: 1 })).toBe('1 item');
    expect(english.t('main:items', { count: 2 })).toBe('2 items');
    expect(english.t('cart:title', { name: '<b>Ganesh & sons</b>' })).toBe('Cart of <b>Ganesh & sons</b>');
    expect(english.t('main:errors.cart_error_empty')).toBe('Your cart is empty');
    expect(library.openTexts('hi').t('main:okay')).toBe('ठीक है');
  });

  it('falls back to the key itself, never to another language', () => {
    expect(library.openTexts('hi').t('cart:title')).toBe('title');
    expect(library.openTexts('gu').t('main:okay')).toBe('okay');
  });

  it('keeps requests apart: one that changes its language changes no other', async () => {
    const mine = library.openTexts('hi');
    const yours = library.openTexts('hi');
    await mine.changeLanguage('en');
    expect(mine.language).toBe('en');
    expect(yours.language).toBe('hi');
    expect(yours.t('main:okay')).toBe('ठीक है');
    expect(library.openTexts('hi').t('main:okay')).toBe('ठीक है');
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
