import { createContext, type RouterContextProvider } from 'react-router';
import { cart } from '@haat/api-client';
import type { CartInShort, CartView } from '@haat/api-contract';
import { apiContext, shellContext } from '@haat/app-context';

/** The cart as this page asked for it; null before. */
const askedCartContext = createContext<Promise<CartView | null> | null>(null);

/** The cart that every page shows, asked for once a page; null when it could not be loaded, or nobody buys here. */
export function rootCart(context: Readonly<RouterContextProvider>): Promise<CartView | null> {
  if (!context.get(shellContext).isForBuying) return Promise.resolve(null);
  const asked = context.get(askedCartContext) ?? cart(context.get(apiContext)).catch(() => null);
  context.set(askedCartContext, asked);
  return asked;
}

/**
 * What a page's data carries of a cart. The whole one, with its shop's licences and terms, would make the data of each
 * page and of each answer to a tap a third larger; the cart's own screen asks for it.
 */
export function cartInShort({ marketplace, cart_id, is_prebook, count, vendor, lines }: CartView): CartInShort {
  return {
    marketplace,
    cart_id,
    is_prebook,
    count,
    vendor: vendor && { id: vendor.id, vendor_details: { name: vendor.vendor_details.name } },
    lines: lines.map(({ variant_id, catalogue_id, quantity, quote: { price, discount } }) => ({
      variant_id,
      catalogue_id,
      quantity,
      quote: { price, discount },
    })),
  };
}
