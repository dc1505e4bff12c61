import type { GoodRoutes } from './request-builder.ts';

/** What other participants of the open network send. */
export const NETWORK: GoodRoutes = {
  'POST /ondc/{action}': {
    'a catalogue': ({ networkSeller }) => {
      const body = networkSeller.catalogue();
      return {
        path: { action: 'on_search' },
        headers: { authorization: networkSeller.sign(JSON.stringify(body)) },
        body,
      };
    },
  },
  'POST /ondc/on_subscribe': { 'the registry’s challenge': ({ networkSeller }) => ({ body: networkSeller.challenge }) },
};
