/** Where something is kept under a name: the phone's local storage, or memory in its place. */
export interface CartStorage {
  read(key: string): string | null;
  /** Null takes it away. */
  write(key: string, value: string | null): void;
}

/** As much of the browser's storage as is used. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Storage that always works. Where local storage is missing or blocked, memory takes its place; where it is full, the
 * key that found no room lives in memory, and the older value is taken away so that it cannot come back.
 *
 * See docs/domain/cart.md#where-the-cart-is-kept.
 *
 * @param find - gives the browser's storage; in a private window, reading the property itself may throw
 */
export function openCartStorage(
  find: () => BrowserStorage | null | undefined = () => globalThis.localStorage,
): CartStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(work: (storage: BrowserStorage) => Result): Result | null => {
    try {
      const storage = find();
      return storage ? work(storage) : null;
    } catch {
      return null;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    write(key, value) {
      memory.delete(key);
      if (value !== null && attempt((storage) => (storage.setItem(key, value), true)) === true) return;
      attempt((storage) => storage.removeItem(key));
      if (value !== null) memory.set(key, value);
    },
  };
}
