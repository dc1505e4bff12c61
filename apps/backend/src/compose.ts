import { adviceArea } from '@haat/backend-advice';
import { accountArea } from '@haat/backend-account';
import { bookingsArea } from '@haat/backend-bookings';
import { aftercareArea } from '@haat/backend-aftercare';
import { checkoutArea } from '@haat/backend-checkout';
import { commissionsArea } from '@haat/backend-commissions';
import { consentsArea } from '@haat/backend-consents';
import { contentArea } from '@haat/backend-content';
import { fieldsArea } from '@haat/backend-fields';
import { figuresArea } from '@haat/backend-figures';
import { importsArea } from '@haat/backend-imports';
import { identityArea } from '@haat/backend-identity';
import { insuranceArea } from '@haat/backend-insurance';
import { kycArea } from '@haat/backend-kyc';
import { ledgerArea } from '@haat/backend-ledger';
import { mandiArea } from '@haat/backend-mandi';
import { marketArea } from '@haat/backend-market';
import { measurementArea } from '@haat/backend-measurement';
import { mediaArea } from '@haat/backend-media';
import { operatorArea } from '@haat/backend-operator';
import { openNetworkArea } from '@haat/backend-open-network';
import { ordersArea } from '@haat/backend-orders';
import { paymentsArea } from '@haat/backend-payments';
import { placementArea } from '@haat/backend-placement';
import { platformArea } from '@haat/backend-platform';
import type { Area } from '@haat/backend-platform';
import { programmeArea } from '@haat/backend-programme';
import { sandboxArea } from '@haat/backend-sandbox';
import { securityEventsArea } from '@haat/backend-security-events';
import { shopkeepingArea } from '@haat/backend-shopkeeping';
import { soilArea } from '@haat/backend-soil';
import { trainingArea } from '@haat/backend-training';
import { workListsArea } from '@haat/backend-work-lists';

/** Every area of the market. A new one is a folder under `libs/backend` and a line here. */
export const AREAS: readonly Area[] = [
  platformArea,
  securityEventsArea,
  identityArea,
  marketArea,
  consentsArea,
  mediaArea,
  adviceArea,
  mandiArea,
  contentArea,
  kycArea,
  ordersArea,
  insuranceArea,
  commissionsArea,
  checkoutArea,
  paymentsArea,
  ledgerArea,
  aftercareArea,
  placementArea,
  accountArea,
  openNetworkArea,
  sandboxArea,
  measurementArea,
  soilArea,
  bookingsArea,
  programmeArea,
  fieldsArea,
  trainingArea,
  shopkeepingArea,
  operatorArea,
  workListsArea,
  importsArea,
  figuresArea,
];
