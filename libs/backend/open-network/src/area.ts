import type { Area } from '@haat/backend-platform/area';

/** The buyer's side of the open network (ONDC): catalogue, journeys, signed messages. */
export const openNetworkArea: Area = {
  name: 'open-network',
};
