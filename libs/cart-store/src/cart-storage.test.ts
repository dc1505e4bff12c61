import { describe, expect, it } from 'vitest';
import { openCartStorage, type BrowserStorage } from './cart-storage.ts';

function browserStorage(): BrowserStorage & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('openCartStorage', () => {
  it('keeps in the browser what it can', () => {
    const browser = browserStorage();
    openCartStorage(() => browser).write('items', '{}');
    expect(openCartStorage(() => browser).read('items')).toBe('{}');
  });

  it.each([
    { name: 'missing', find: () => undefined },
    {
      name: 'blocked',
      find: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ])('falls back to memory where storage is $name', ({ find }) => {
    const storage = openCartStorage(find);
    storage.write('items', '1');
    expect(storage.read('items')).toBe('1');
    storage.write('items', null);
    expect(storage.read('items')).toBeNull();
  });

  it('keeps in memory what finds no room, and lets no older value come back', () => {
    const browser = browserStorage();
    let isFull = false;
    const setItem: BrowserStorage['setItem'] = (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      browser.setItem(key, value);
    };
    const storage = openCartStorage(() => ({ ...browser, setItem }));
    storage.write('items', 'old');
    isFull = true;
    storage.write('items', 'new');
    expect(storage.read('items')).toBe('new');
    expect(browser.kept.has('items')).toBe(false);
    isFull = false;
    storage.write('items', 'newer');
    expect(openCartStorage(() => browser).read('items')).toBe('newer');
  });
});
