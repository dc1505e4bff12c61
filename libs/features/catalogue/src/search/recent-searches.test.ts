import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSearches, keepSearch, MOST_RECENT, onRecentSearches, recentSearches } from './recent-searches.ts';

function storageOf(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('recent searches', () => {
  beforeEach(() => vi.stubGlobal('localStorage', storageOf()));
  afterEach(() => vi.unstubAllGlobals());

  it('has the last search first, each once, and not too many', () => {
    for (const search of [
      'यूरिया',
      'dap',
      'यूरिया',
      ...Array.from({ length: MOST_RECENT }, (_, index) => `beej ${index}`),
      'dap',
    ])
      keepSearch(search);
    expect(recentSearches()).toHaveLength(MOST_RECENT);
    expect(recentSearches()[0]).toBe('dap');
    expect(recentSearches().filter((search) => search === 'dap')).toHaveLength(1);
  });

  it('clears them, and notifies listeners', () => {
    keepSearch('dap');
    const listener = vi.fn();
    const stop = onRecentSearches(listener);
    forgetSearches();
    stop();
    keepSearch('urea');
    expect(listener).toHaveBeenCalledOnce();
    expect(recentSearches()).toEqual(['urea']);
  });

  it('is the same list as long as nothing changed, so that nothing is drawn again', () => {
    keepSearch('dap');
    expect(recentSearches()).toBe(recentSearches());
  });

  it.each(['{', '"dap"', '[1, null]'])('takes %s for nothing', (stored) => {
    vi.stubGlobal('localStorage', storageOf({ 'recent-searches': stored }));
    expect(recentSearches()).toEqual([]);
  });

  it('does without where storage is blocked', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('blocked');
      },
      setItem() {
        throw new Error('blocked');
      },
    });
    keepSearch('dap');
    expect(recentSearches()).toEqual([]);
  });
});
