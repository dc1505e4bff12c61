/** The cart and ordering it. */
export const cartPaths = {
  cart: '/cart',
} as const;
