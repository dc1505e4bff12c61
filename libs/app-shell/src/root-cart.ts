import { createContext, type RouterContextProvider } from 'react-router';
import { cart } from '@haat/api-client';
import type { CartView } from '@haat/api-contract';
import { apiContext } from '@haat/app-context';

/** The cart as this page asked for it; null before. */
const askedCartContext = createContext<Promise<CartView | null> | null>(null);

/** The cart that every page shows, asked for once a page; null when it could not be loaded. */
export function rootCart(context: Readonly<RouterContextProvider>): Promise<CartView | null> {
  const asked = context.get(askedCartContext) ?? cart(context.get(apiContext)).catch(() => null);
  context.set(askedCartContext, asked);
  return asked;
}
