import { errorTextKeys } from '@haat/api-contract';
import type { KeepResult } from '@haat/cart-store';

/** What the cart's page answers to a change that a screen of the catalogue sent it. */
export type CartAnswer =
  | { readonly kind: 'changed' }
  /** The cart holds another shop's goods; nothing was changed. Domain rules, cart-core. */
  | { readonly kind: 'vendor-changed'; readonly cartVendorName: string }
  /** The cart is of the other order type; nothing was changed. */
  | { readonly kind: 'order-type-changed'; readonly to: 'normal' | 'prebook' }
  | { readonly kind: 'refused'; readonly code: string; readonly details?: Readonly<Record<string, unknown>> };

/** A line as the cart's page takes it: fields of a form. */
export interface CartLineFields {
  readonly variantId: string;
  readonly vendorId: string;
  readonly isPrebook: boolean;
  /** Where to come back to without JavaScript: a path on this site. */
  readonly redirectTo: string;
}

/** What can be asked of the cart's page. */
export type CartIntent = 'add' | 'set' | 'remove' | 'reset';

/** The text that says why a change was refused. */
export function refusalTextKey(code: string): string[] {
  return errorTextKeys(code);
}

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
export function answerOffline(kept: KeepResult, cartVendorName: string | null, isPrebook: boolean): CartAnswer {
  switch (kept) {
    case 'kept':
      return { kind: 'changed' };
    case 'vendor-changed':
      return { kind: 'vendor-changed', cartVendorName: cartVendorName ?? '' };
    case 'order-type-changed':
      return { kind: 'order-type-changed', to: isPrebook ? 'prebook' : 'normal' };
    case 'invalid-quantity':
      return { kind: 'refused', code: 'cart_error.invalid_quantity' };
  }
}
