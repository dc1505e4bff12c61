import type { ServiceName } from '@haat/api-contract/vocabulary';
import type { Module } from './module.ts';
import { afterOrderModule } from './modules/after-order/after-order.module.ts';
import { photosModule } from './modules/after-order/photos.module.ts';
import { addressesModule } from './modules/addresses/addresses.module.ts';
import { campaignDeskModule } from './modules/campaigns/campaign-desk.module.ts';
import { campaignsModule } from './modules/campaigns/campaigns.module.ts';
import { cartsModule } from './modules/carts/carts.module.ts';
import { acrossShopsModule } from './modules/catalogue/across-shops/across-shops.module.ts';
import { catalogueModule } from './modules/catalogue/catalogue.module.ts';
import { creditDeskModule } from './modules/credit/credit-desk.module.ts';
import { creditModule } from './modules/credit/credit.module.ts';
import { flagsModule } from './modules/flags/flags.module.ts';
import { sandboxPagesModule } from './modules/sandbox-pages/sandbox-pages.module.ts';
import { sandboxSmsModule } from './adapters/sms/sandbox-sms.module.ts';
import { healthModule } from './modules/health/health.module.ts';
import { kycModule } from './modules/kyc/kyc.module.ts';
import { identityModule } from './modules/identity/identity.module.ts';
import { usersModule } from './modules/users/users.module.ts';
import { invoicesModule } from './modules/invoices/invoices.module.ts';
import { locationModule } from './modules/location/location.module.ts';
import { ordersModule } from './modules/orders/orders.module.ts';
import { eventDeskModule } from './modules/outbox/event-desk.module.ts';
import { outboxModule } from './modules/outbox/outbox.module.ts';
import { cscWalletModule } from './modules/payments/csc-wallet.module.ts';
import { paymentsModule } from './modules/payments/payments.module.ts';
import { raisedRefundsModule } from './modules/refunds/raised-refunds.module.ts';
import { sandboxCscModule, sandboxGatewayModule } from './modules/sandbox-gateway/sandbox-gateway.module.ts';
import { servicesModule } from './modules/services/services.module.ts';
import { supportModule } from './modules/vendor-orders/support.module.ts';
import { vendorOrdersModule } from './modules/vendor-orders/vendor-orders.module.ts';
import { providersModule } from './modules/vendors/providers.module.ts';
import { vendorsModule } from './modules/vendors/vendors.module.ts';

/** Every module of the backend; a process registers those of the services it offers. */
const MODULES: readonly Module[] = [
  healthModule,
  identityModule,
  sandboxSmsModule,
  sandboxPagesModule,
  usersModule,
  locationModule,
  flagsModule,
  vendorsModule,
  providersModule,
  catalogueModule,
  acrossShopsModule,
  servicesModule,
  cartsModule,
  campaignsModule,
  campaignDeskModule,
  addressesModule,
  kycModule,
  ordersModule,
  afterOrderModule,
  photosModule,
  invoicesModule,
  vendorOrdersModule,
  supportModule,
  creditModule,
  creditDeskModule,
  paymentsModule,
  sandboxGatewayModule,
  sandboxCscModule,
  cscWalletModule,
  raisedRefundsModule,
  outboxModule,
  eventDeskModule,
];

/** The modules of the given services. */
export function modulesOf(services: readonly ServiceName[]): Module[] {
  return MODULES.filter((module) => module.service === 'every' || services.includes(module.service));
}
