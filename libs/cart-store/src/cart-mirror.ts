import { createStore } from 'zustand/vanilla';
import type { CartInShort } from '@haat/api-contract';
import type { Marketplace } from '@haat/api-contract/vocabulary';
import {
  CART_STORAGE_KEYS,
  emptyCart,
  quantityOf,
  removeLine,
  setItemQuantity,
  type Cart,
  type VariantId,
} from '@haat/cart-core';
import { openCartStorage, type CartStorage } from './cart-storage.ts';
import {
  revivePending,
  withChange,
  withoutChange,
  type PendingChange,
  type PendingChanges,
} from './pending-changes.ts';
import { readJson, readStoredCart, writeStoredCart } from './stored-cart.ts';

/** The phone's copy of a cart. */
interface MirrorState {
  /** As the server last told it. */
  readonly known: Cart;
  /** Changes that are not sent to the server yet. */
  readonly pending: PendingChanges;
  /** Whether the server or this phone has said what is in it; before that, nothing is known. */
  readonly isStarted: boolean;
}

/** Result of a change made offline. */
export type KeepResult = 'kept' | 'vendor-changed' | 'order-type-changed' | 'invalid-quantity';

/** Sends a change; true once the server has answered, whatever it said, false when it could not be reached. */
export type SendChange = (change: PendingChange) => Promise<boolean>;

/** Name under which the changes that wait are kept, by channel. */
export function pendingKey(marketplace: Marketplace): string {
  return `haat.cart.${marketplace}.pending`;
}

/**
 * The mirror of a channel's cart on this phone. The server keeps the cart; this answers at once, and offline. See
 * docs/domain/cart.md#where-the-cart-is-kept.
 */
export function createCartMirror(marketplace: Marketplace, storage: CartStorage = openCartStorage()) {
  const store = createStore<MirrorState>(() => ({ known: emptyCart(marketplace, ''), pending: [], isStarted: false }));
  const key = pendingKey(marketplace);
  let sending: Promise<number> | null = null;

  function read(): void {
    store.setState({
      known: readStoredCart(storage, marketplace),
      pending: revivePending(readJson(storage, key)),
      isStarted: true,
    });
  }

  function setPending(pending: PendingChanges): void {
    store.setState({ pending });
    storage.write(key, pending.length === 0 ? null : JSON.stringify(pending));
  }

  async function sendAll(send: SendChange): Promise<number> {
    let sent = 0;
    for (let change = store.getState().pending[0]; change; change = store.getState().pending[0]) {
      if (!(await send(change).catch(() => false))) break;
      setPending(withoutChange(store.getState().pending, change));
      sent += 1;
    }
    return sent;
  }

  return {
    store,
    /** Takes up what this phone kept: for a start without a network, and when another tab has changed it. */
    read,
    /** Adopts the server's state. Null, when it could not be loaded, leaves the copy unchanged. */
    startFrom(view: CartInShort | null): void {
      if (!view || view.marketplace !== marketplace) return;
      const known = cartOf(view);
      const { isStarted } = store.getState();
      store.setState({
        known,
        isStarted: true,
        ...(isStarted ? {} : { pending: revivePending(readJson(storage, key)) }),
      });
      writeStoredCart(storage, known);
      const name = view.vendor?.vendor_details.name ?? null;
      storage.write(CART_STORAGE_KEYS[marketplace].currentVendorId, view.vendor && JSON.stringify(view.vendor.id));
      storage.write(CART_STORAGE_KEYS[marketplace].currentVendor, name && JSON.stringify(name));
    },
    /** Keeps a change for when the network is back. The cart's rules hold here too: what they refuse is not kept. */
    keep(change: PendingChange): KeepResult {
      const { pending } = store.getState();
      const result = applied(mirroredCart(store.getState()), change);
      if (result.kind !== 'added') return result.kind;
      setPending(withChange(pending, change));
      return 'kept';
    },
    /**
     * Sends what waits, one after the other, each once: a change leaves when the server has answered. Stops at the
     * first that finds no network. Pressed twice, it runs once.
     * @returns how many were answered
     */
    flush(send: SendChange): Promise<number> {
      sending ??= sendAll(send).finally(() => {
        sending = null;
      });
      return sending;
    },
    /** Signing out: nothing of this cart stays on the phone. */
    clear(): void {
      for (const stored of [...Object.values(CART_STORAGE_KEYS[marketplace]), key]) storage.write(stored, null);
      store.setState({ known: emptyCart(marketplace, ''), pending: [], isStarted: false });
    },
  };
}

/** A mirror of a cart. */
export type CartMirror = ReturnType<typeof createCartMirror>;

/** The cart with the changes that wait; one that the cart's rules refuse by now is left out. */
export function mirroredCart({ known, pending }: Pick<MirrorState, 'known' | 'pending'>): Cart {
  return pending.reduce((cart, change) => applied(cart, change).cart, known);
}

/** Packs of a variant with the changes that wait; null while nothing is known. */
export function mirroredQuantity(state: MirrorState, variantId: VariantId): number | null {
  return state.isStarted ? quantityOf(mirroredCart(state), variantId) : null;
}

function applied(cart: Cart, { variantId, vendorId, isPrebook, quantity }: PendingChange) {
  if (quantity === 0) return { kind: 'added' as const, cart: removeLine(cart, variantId) };
  // Catalogue data comes from the server; its answer replaces this.
  return setItemQuantity(cart, { variantId, catalogueId: variantId, vendorId, isPrebook }, quantity);
}

function cartOf({ marketplace, cart_id, is_prebook, vendor, lines }: CartInShort): Cart {
  return lines.reduce<Cart>(
    (cart, { variant_id, catalogue_id, quantity }) =>
      setItemQuantity(
        cart,
        { variantId: variant_id, catalogueId: catalogue_id, vendorId: vendor?.id ?? '', isPrebook: is_prebook },
        quantity,
      ).cart,
    { ...emptyCart(marketplace, cart_id), isPrebook: is_prebook },
  );
}
