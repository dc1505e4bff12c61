import type { RouterContextProvider } from 'react-router';
import { networkCart } from '@haat/api-client';
import { apiContext } from '@haat/app-context';

/** Packs in the network's cart; 0 too where that could not be loaded, since a list shows its goods without it. */
export async function packsInNetworkCart(context: Readonly<RouterContextProvider>): Promise<number> {
  return networkCart(context.get(apiContext)).then(
    ({ count }) => count,
    () => 0,
  );
}
