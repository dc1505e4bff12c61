import { createStore, type StoreApi } from 'zustand/vanilla';
import { openCartStorage, type CartStorage } from './cart-storage.ts';
import { readJson } from './stored-cart.ts';

/** A mirror that is kept whole under one name. */
export interface StoredMirror<Value> {
  readonly store: StoreApi<{ readonly value: Value }>;
  set(value: Value): void;
  /** Takes up what this phone kept. */
  read(): void;
  /** Signing out: nothing of it stays on the phone. */
  clear(): void;
}

/**
 * A mirror of something that is kept on the phone under one name.
 * @param revive - makes a value of what was stored, which may be anything
 */
export function createStoredMirror<Value>(
  key: string,
  empty: Value,
  revive: (stored: unknown) => Value,
  storage: CartStorage = openCartStorage(),
): StoredMirror<Value> {
  const store = createStore<{ readonly value: Value }>(() => ({ value: empty }));
  return {
    store,
    set(value) {
      store.setState({ value });
      storage.write(key, JSON.stringify(value));
    },
    read: () => store.setState({ value: revive(readJson(storage, key)) }),
    clear() {
      store.setState({ value: empty });
      storage.write(key, null);
    },
  };
}
