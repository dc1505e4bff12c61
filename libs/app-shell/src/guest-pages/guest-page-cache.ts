import { LRUCache } from 'lru-cache';
import type { SharedPage } from '../server/shared-page.ts';

/** A rendered page as it is kept: without the cookies of whom it was rendered for. */
export interface GuestPage extends SharedPage {
  readonly headers: [name: string, value: string][];
  /** Of the data from which it was rendered; see `digestOfData`. */
  readonly dataDigest: string;
}

/**
 * For how long a page is kept, milliseconds, from when its data was asked for: no price and no stock on a page is
 * older. See docs/domain/application.md#pages-of-guests.
 */
export const GUEST_PAGE_MS = 3_000;

/** Of about 80 KB each; addresses with made-up queries push out only one another's pages. */
const MOST_CHARACTERS = 30_000_000;

/** Rendered pages by all that they depend on, in this process. */
export interface GuestPageCache {
  get(key: string): GuestPage | undefined;
  /** A page whose data may have changed since. */
  outdated(key: string): GuestPage | undefined;
  /**
   * Keeps a page.
   * @param askedAt when its data was asked for, by `now`
   */
  set(key: string, page: GuestPage, askedAt: number): void;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
}

/** Makes an empty cache. */
export function createGuestPageCache(now = () => performance.now()): GuestPageCache {
  const pages = new LRUCache<string, { readonly page: GuestPage; readonly until: number }>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ page }) => page.html.length,
  });
  return {
    now,
    get(key) {
      const kept = pages.get(key);
      return kept !== undefined && now() < kept.until ? kept.page : undefined;
    },
    outdated: (key) => pages.get(key)?.page,
    set: (key, page, askedAt) => void pages.set(key, { page, until: askedAt + GUEST_PAGE_MS }),
  };
}
