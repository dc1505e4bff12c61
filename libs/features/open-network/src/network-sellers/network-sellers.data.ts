import type { RouterContextProvider, useLoaderData } from 'react-router';
import { networkSellers } from '@haat/api-client';
import { apiContext, placeContext, textContext, unavailable } from '@haat/app-context';
import { packsInNetworkCart } from '../packs-in-cart.data.ts';
import { placeOfNetwork } from '../place-of-network.ts';
import { sellerView } from '../seller.presenter.ts';

/** Every shop of the network that serves the place, nearest first, at most 50; none is told apart from not loaded. */
export async function loadNetworkSellers(context: Readonly<RouterContextProvider>) {
  const t = context.get(textContext);
  const place = context.get(placeContext);
  const title = t('open-network:start.title');
  if (!place) return { view: 'no-place' as const, title };
  const [found, packsInCart] = await Promise.all([
    networkSellers(context.get(apiContext), placeOfNetwork(place)),
    packsInNetworkCart(context),
  ]);
  if (found === null) throw unavailable();
  const sellers = found.vendor_details.map((seller) => sellerView(t, seller));
  return sellers.length === 0
    ? { view: 'no-seller' as const, title, place: place.label }
    : { view: 'sellers' as const, title, place: place.label, sellers, packsInCart };
}

/** What the screen is drawn from; `view` says in which state it is. */
export type NetworkSellersData = ReturnType<typeof useLoaderData<typeof loadNetworkSellers>>;
