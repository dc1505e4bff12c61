import { ALL_CART_STORAGE_KEYS } from '@haat/cart-core';
import { createCartMirror, pendingKey } from './cart-mirror.ts';
import { INSURANCE_CART_KEY } from './insurance-cart.ts';
import { SERVICE_CART_KEY } from './service-cart.ts';

/** The cart of the hyperlocal marketplace on this phone. One a page; it is filled only in the browser. */
export const cartMirror = createCartMirror('dehaat');

/** Every name under which something of a cart is kept on the phone: what signing out clears. Specification, section 4 (logout). */
export const CART_STORE_KEYS: readonly string[] = [...ALL_CART_STORAGE_KEYS, pendingKey('dehaat'), pendingKey('ondc'), INSURANCE_CART_KEY, SERVICE_CART_KEY];
