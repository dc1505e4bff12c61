// What a cart is
export { MAX_QUANTITY } from './cart.ts';
export type { Cart, CartItem, CartLine, CatalogueId, VariantId } from './cart.ts';
export { cartCount, isCartEmpty, quantityOf } from './cart-contents.ts';
export { emptyCart } from './empty-cart.ts';
export { isQuantity } from './is-quantity.ts';

// Filling and emptying it
export { addItem } from './add-item.ts';
export { CART_PATH } from './put-line.ts';
export type { AddResult, OfferedItem, Where } from './put-line.ts';
export { removeItem } from './remove-item.ts';
export { removeLine } from './remove-line.ts';
export { resetCart } from './reset-cart.ts';
export { setItemQuantity } from './set-item-quantity.ts';

// Parking, signing in, keeping
export { mergeGuestCart } from './merge-guest-cart.ts';
export { isParkedCartAlive, PARKED_CART_LIFETIME_MS, parkCart, swapParkedCart } from './parked-cart.ts';
export type { CartAndParked, ParkedCart } from './parked-cart.ts';
export { reviveCart } from './revive-cart.ts';
export { CART_STORAGE_KEYS } from './storage-keys.ts';
export type { CartStorageKeys } from './storage-keys.ts';

// Delivery and prebooking
export { deliveryType } from './delivery-type.ts';
export { keepsPrebook } from './keeps-prebook.ts';
