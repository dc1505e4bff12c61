import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { CartView } from '@haat/api-contract';
import { CART_STORAGE_KEYS } from '@haat/cart-core';
import { mirroredQuantity, pendingKey, type KeepResult } from './cart-mirror.ts';
import { cartMirror } from './mirrors.ts';
import { sendCartChange } from './send-cart-change.ts';

const OWN_KEYS: readonly (string | null)[] = [...Object.values(CART_STORAGE_KEYS.dehaat), pendingKey('dehaat'), null];

/**
 * Keeps the mirror in step with the page, other tabs and the network; used once, in the frame.
 * @param cart - from the root loader; null when it could not be loaded
 * @param onSent - called when changes made offline have reached the server: load the page's data anew
 */
export function useCartMirror(cart: CartView | null, onSent: () => void): void {
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
 * @param fromPage - what the page's data says: what stands in the first HTML, and where nothing waits
 */
export function useCartQuantity(variantId: string, fromPage: number): number {
  return useStore(cartMirror.store, (state) => (state.pending.length === 0 ? fromPage : (mirroredQuantity(state, variantId) ?? fromPage)));
}

/**
 * Keeps a change of a line for later when there is no network; to be called before a cart's form is sent, with its fields.
 * @returns null when there is a network and the form shall go its way; else what became of the change: do not send the form
 */
export function keepForLater(form: FormData, inCart: number): KeepResult | null {
  if (navigator.onLine) return null;
  const intent = form.get('intent');
  if (intent !== 'add' && intent !== 'set' && intent !== 'remove') return null;
  const asked = Number(form.get('quantity') ?? 1);
  const quantity = { add: inCart + asked, set: asked, remove: 0 }[intent];
  return cartMirror.keep({ variantId: textOf(form, 'variantId'), vendorId: textOf(form, 'vendorId'), isPrebook: form.get('isPrebook') === 'true', quantity });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
