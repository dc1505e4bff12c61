import { eventDeskModule, invoicesModule, supportModule, vendorOrdersModule } from '@haat/backend-aftercare';
import { campaignDeskModule, campaignsModule, cartsModule } from '@haat/backend-checkout';
import { addressesModule, identityModule, usersModule } from '@haat/backend-identity';
import { kycModule } from '@haat/backend-kyc';
import {
  acrossShopsModule,
  catalogueModule,
  locationModule,
  providersModule,
  vendorsModule,
} from '@haat/backend-market';
import { photosModule } from '@haat/backend-media';
import {
  creditDeskModule,
  creditModule,
  cscWalletModule,
  paymentsModule,
  raisedRefundsModule,
} from '@haat/backend-payments';
import { afterOrderModule, flagsModule, ordersModule, servicesModule } from '@haat/backend-placement';
import { outboxModule } from '@haat/backend-platform';
import type { Module, ServiceName } from '@haat/backend-platform';
import { sandboxCscModule, sandboxGatewayModule, sandboxPagesModule, sandboxSmsModule } from '@haat/backend-sandbox';

import { healthModule } from './health/health.module.ts';

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
