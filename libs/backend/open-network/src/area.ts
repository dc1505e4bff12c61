import type { Area } from '@haat/backend-platform/area';
import { disputeOpenGrievances } from './after-order/issue-dispute-job.ts';
import { askHowIssuesStand } from './after-order/issue-status-job.ts';
import { onIssueNews } from './after-order/issue-news.ts';
import { networkMarketplaceHook } from './after-order/marketplace-hook.ts';
import { networkPhotosModule } from './after-order/network-photos.module.ts';
import { onOrderNews } from './after-order/order-news.ts';
import { refundTrailHook } from './after-order/refund-hook.ts';
import { REQUEST_COLUMNS } from './after-order/requests.ts';
import { REQUEST_EVENTS, REQUEST_JOBS } from './after-order/send-requests.ts';
import { NETWORK_CART_JOBS, silentNetworkCartHook } from './cart/remove-old-carts.ts';
import { onSearch } from './catalogue/on-search.ts';
import { CATALOGUE_JOBS } from './catalogue/search-jobs.ts';
import { networkCartModule } from './journey/network-cart.module.ts';
import { ENCRYPTED_COLUMNS as ADDRESS_COLUMNS } from './journey/journey-address.ts';
import { networkOrdersModule } from './journey/network-orders.module.ts';
import { onConfirm } from './journey/on-confirm.ts';
import { onInit } from './journey/on-init.ts';
import { onSelect } from './journey/on-select.ts';
import { networkCaptureHook, networkOrderHook, networkRefundHook } from './journey/order-hooks.ts';
import { JOURNEY_EVENTS, JOURNEY_JOBS } from './journey/send-due.ts';
import { MESSAGE_LOG_JOBS } from './message-log/message-log-jobs.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { offersOfTheNetwork } from './search/known-offers.ts';
import { networkCatalogueModule } from './search/network-catalogue.module.ts';
import { subscribeJob } from './subscription/subscribe-job.ts';
import { subscriptionModule } from './subscription/subscription.module.ts';
import type { CallbackHandlers } from './transport/callback-handlers.ts';
import { callbacksModule } from './transport/callbacks.module.ts';
import { ENCRYPTED_COLUMNS as MESSAGE_COLUMNS } from './transport/message-body.ts';
import { messageEvents } from './transport/handle-messages.ts';
import { createOpenNetwork } from './transport/open-network.ts';

const CALLBACK_HANDLERS: CallbackHandlers = {
  on_search: onSearch,
  on_select: onSelect,
  on_init: onInit,
  on_confirm: onConfirm,
  on_status: onOrderNews,
  on_cancel: onOrderNews,
  on_update: onOrderNews,
  on_issue: onIssueNews,
  on_issue_status: onIssueNews,
};

/** The buyer's side of the open network (ONDC): catalogue, journeys, signed messages. */
export const openNetworkArea: Area = {
  name: 'open-network',
  routes: [
    networkCatalogueModule,
    networkCartModule,
    networkOrdersModule,
    networkPhotosModule,
    subscriptionModule,
    callbacksModule(CALLBACK_HANDLERS),
  ],
  jobs: [
    subscribeJob,
    ...CATALOGUE_JOBS,
    ...NETWORK_CART_JOBS,
    ...JOURNEY_JOBS,
    ...REQUEST_JOBS,
    askHowIssuesStand,
    disputeOpenGrievances,
    ...MESSAGE_LOG_JOBS,
  ],
  eventHandlers: { ...messageEvents(CALLBACK_HANDLERS), ...JOURNEY_EVENTS, ...REQUEST_EVENTS },
  orderHooks: [networkOrderHook],
  captureHooks: [networkCaptureHook],
  refundHooks: [networkRefundHook, refundTrailHook],
  marketplaceHooks: [networkMarketplaceHook],
  offersElsewhere: offersOfTheNetwork,
  userHooks: [silentNetworkCartHook],
  adapters: { openNetwork: { isChosen: () => true, create: createOpenNetwork } },
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  encryptedColumns: [...ADDRESS_COLUMNS, ...MESSAGE_COLUMNS, ...REQUEST_COLUMNS],
};
