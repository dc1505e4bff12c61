import type { OrderType } from '@haat/api-contract/vocabulary';
import type { KeepResult } from '@haat/cart-store';

/** What the cart's page answers to a change that a screen of the catalogue sent it. */
export type CartAnswer =
  | { readonly kind: 'changed' }
  /** The cart holds another shop's goods; nothing was changed. See docs/domain/cart.md#adding. */
  | { readonly kind: 'vendor-changed'; readonly cartVendorName: string; readonly offered: OfferedPacks }
  /** The cart is of the other order type; nothing was changed. */
  | { readonly kind: 'order-type-changed'; readonly to: OrderType; readonly offered: OfferedPacks }
  | { readonly kind: 'refused'; readonly code: string; readonly details?: Readonly<Record<string, unknown>> };

/** Packs that the cart could not take; a new cart starts with them. */
export interface OfferedPacks {
  readonly quantity: number;
}

/** A line as the cart's page takes it: fields of a form. */
export interface CartLineFields {
  readonly variantId: string;
  readonly vendorId: string;
  readonly isPrebook: boolean;
  /** Where to come back to without JavaScript: a path on this site. */
  readonly redirectTo: string;
}

/** Intents of the cart's page. */
export type CartIntent = 'add' | 'set' | 'remove' | 'reset';

/**
 * Packs in the cart as a tap leaves them, before the server has answered.
 * @param form what is being sent, or undefined when nothing is
 */
export function quantityAfter(form: FormData | undefined, inCart: number): number {
  if (!form) return inCart;
  const sent = Number(form.get('quantity'));
  switch (form.get('intent')) {
    case 'add':
      return inCart + sent;
    case 'remove':
      return 0;
    default:
      return sent;
  }
}

/** What a change made without a network is answered with. */
export function answerOffline(kept: KeepResult, form: FormData, cartVendorName: string | null): CartAnswer {
  const offered = { quantity: Number(form.get('quantity') ?? 1) };
  switch (kept) {
    case 'kept':
      return { kind: 'changed' };
    case 'vendor-changed':
      return { kind: 'vendor-changed', cartVendorName: cartVendorName ?? '', offered };
    case 'order-type-changed':
      return { kind: 'order-type-changed', to: form.get('isPrebook') === 'true' ? 'prebook' : 'normal', offered };
    case 'invalid-quantity':
      return { kind: 'refused', code: 'cart_error.invalid_quantity' };
  }
}
