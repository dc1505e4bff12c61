import type { Area } from '@haat/backend-platform/area';
import { networkCatalogueModule } from './search/network-catalogue.module.ts';
import { CATALOGUE_PERMISSIONS } from './search/permissions.ts';

/** The buyer's side of the open network (ONDC): catalogue, journeys, signed messages. */
export const openNetworkArea: Area = {
  name: 'open-network',
  routes: [networkCatalogueModule],
  permissions: CATALOGUE_PERMISSIONS,
};
