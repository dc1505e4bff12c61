import type { Area } from '@haat/backend-platform/area';
import { saleAccountHook } from './account-hook.ts';
import { ALERT_EVENT_HANDLERS } from './alerts/alert-notices.ts';
import { alertsModule } from './alerts/alerts.module.ts';
import { alertsJob } from './alerts/look-at-alerts.ts';
import { centreAdminModule } from './centres/centre-admin.module.ts';
import { centresModule } from './centres/centres.module.ts';
import { ingestJob } from './ingest/ingest-job.ts';
import { setAsideModule } from './ingest/set-aside.module.ts';
import { MANDI_PRICES_IMPORT } from './ingest/price-imports.ts';
import { marketsResource } from './operator/markets-resource.ts';
import { setAsideResource } from './operator/set-aside-resource.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { mandiModule } from './prices/mandi.module.ts';
import { checkerModule } from './receipts/checker.module.ts';
import { RECEIPT_EVENT_HANDLERS } from './receipts/receipt-notices.ts';
import { receiptsModule } from './receipts/receipts.module.ts';
import { buyerModule } from './trade/buyer.module.ts';
import { demandsJob } from './trade/decide-offer.ts';
import { demandsModule } from './trade/demands.module.ts';
import { OFFER_EVENT_HANDLERS } from './trade/offer-notices.ts';
import { offersModule } from './trade/offers.module.ts';
import { SLIPS_WORK } from './receipts/slips-work.ts';

/** Prices at the markets of the country, and selling to buyers. */
export const mandiArea: Area = {
  name: 'mandi',
  routes: [
    ...[mandiModule, centresModule, centreAdminModule, alertsModule, receiptsModule, checkerModule],
    ...[setAsideModule, demandsModule, offersModule, buyerModule],
  ],
  jobs: [ingestJob, alertsJob, demandsJob],
  eventHandlers: { ...ALERT_EVENT_HANDLERS, ...RECEIPT_EVENT_HANDLERS, ...OFFER_EVENT_HANDLERS },
  workLists: [SLIPS_WORK],
  imports: [MANDI_PRICES_IMPORT],
  operator: [marketsResource, setAsideResource],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  accountHook: saleAccountHook,
};
