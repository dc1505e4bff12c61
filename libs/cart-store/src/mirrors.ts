import { createCartMirror } from './cart-mirror.ts';

/** The cart of the hyperlocal marketplace on this phone. One a page; it is filled only in the browser. */
export const cartMirror = createCartMirror('dehaat');
