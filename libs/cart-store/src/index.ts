/** Carts on the phone: they answer at once, and hold what was changed offline until it has been sent. */
export { openCartStorage } from './cart-storage.ts';
export type { BrowserStorage, CartStorage } from './cart-storage.ts';
export { createCartMirror, mirroredCart } from './cart-mirror.ts';
export type { CartMirror, KeepResult, SendChange } from './cart-mirror.ts';
export type { PendingChange } from './pending-changes.ts';
export { createServiceCartMirror } from './service-cart.ts';
export type { ServiceCart } from './service-cart.ts';
export { cartMirror } from './mirrors.ts';
export { queueChange, useCartMirror, useCartQuantity } from './use-cart-mirror.ts';
