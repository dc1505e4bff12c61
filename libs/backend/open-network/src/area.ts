import type { Area } from '@haat/backend-platform/area';
import { onSearch } from './catalogue/on-search.ts';
import { CATALOGUE_JOBS } from './catalogue/search-jobs.ts';
import { PERMISSIONS } from './permissions.ts';
import { networkCatalogueModule } from './search/network-catalogue.module.ts';
import { subscribeJob } from './subscription/subscribe-job.ts';
import { subscriptionModule } from './subscription/subscription.module.ts';
import type { CallbackHandlers } from './transport/callback-handlers.ts';
import { callbacksModule } from './transport/callbacks.module.ts';
import { messageEvents } from './transport/handle-message.ts';
import { createOpenNetwork } from './transport/open-network.ts';

const CALLBACK_HANDLERS: CallbackHandlers = { on_search: onSearch };

/** The buyer's side of the open network (ONDC): catalogue, journeys, signed messages. */
export const openNetworkArea: Area = {
  name: 'open-network',
  routes: [networkCatalogueModule, subscriptionModule, callbacksModule(CALLBACK_HANDLERS)],
  jobs: [subscribeJob, ...CATALOGUE_JOBS],
  eventHandlers: messageEvents(CALLBACK_HANDLERS),
  adapters: { openNetwork: { isChosen: () => true, create: createOpenNetwork } },
  permissions: PERMISSIONS,
};
