import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { CartInShort } from '@haat/api-contract';
import { CART_STORAGE_KEYS } from '@haat/cart-core';
import { mirroredQuantity, pendingKey, type KeepResult } from './cart-mirror.ts';
import { cartMirror } from './mirrors.ts';
import type { PendingChange } from './pending-changes.ts';
import { sendCartChange } from './send-cart-change.ts';

const OWN_KEYS: readonly (string | null)[] = [...Object.values(CART_STORAGE_KEYS.dehaat), pendingKey('dehaat'), null];

/**
 * Keeps the mirror in step with the page, other tabs and the network; used once, in the frame.
 * @param cart - from the root loader; null when it could not be loaded
 * @param onSent - called when changes made offline have reached the server: reload the page's data
 */
export function useCartMirror(cart: CartInShort | null, onSent: () => void): void {
  const sent = useEffectEvent(onSent);
  useEffect(() => {
    if (cart) cartMirror.startFrom(cart);
    else cartMirror.read();
  }, [cart]);
  useEffect(() => {
    async function send(): Promise<void> {
      if (navigator.onLine && (await cartMirror.flush(sendCartChange)) > 0) sent();
    }
    function take({ key }: StorageEvent): void {
      if (OWN_KEYS.includes(key)) cartMirror.read();
    }
    void send();
    const goOnline = () => void send();
    addEventListener('online', goOnline);
    addEventListener('storage', take);
    return () => {
      removeEventListener('online', goOnline);
      removeEventListener('storage', take);
    };
  }, []);
}

/**
 * Packs of a variant in the cart, with what was changed offline.
 * @param fromPage - the page's data: used for the first HTML, and when no change is pending
 */
export function useCartQuantity(variantId: string, fromPage: number): number {
  return useStore(cartMirror.store, (state) =>
    state.pending.length === 0 ? fromPage : (mirroredQuantity(state, variantId) ?? fromPage),
  );
}

/**
 * Keeps a change of a line for later when there is no network; to be called before a cart's form is sent, with its
 * fields.
 *
 * @param inCart - packs of the line as they are shown now
 * @returns null when the form shall be submitted: there is a network, or only the server can do the change; else the
 *   result: `kept` is shown at once and sent later, anything else is a refusal by the cart's rules
 */
export function queueChange(form: FormData, inCart: number): KeepResult | null {
  if (navigator.onLine) return null;
  const change = changeOf(form, inCart);
  return change && cartMirror.keep(change);
}

/** The change that a form requests; null for what needs the server, such as a new cart. */
export function changeOf(form: FormData, inCart: number): PendingChange | null {
  const intent = textOf(form, 'intent');
  if (intent !== 'add' && intent !== 'set' && intent !== 'remove') return null;
  const asked = Number(textOf(form, 'quantity') || NaN);
  const quantity = { add: inCart + asked, set: asked, remove: 0 }[intent];
  return {
    variantId: textOf(form, 'variantId'),
    vendorId: textOf(form, 'vendorId'),
    isPrebook: textOf(form, 'isPrebook') === 'true',
    quantity,
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
