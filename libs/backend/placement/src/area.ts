import type { Area } from '@haat/backend-platform/area';
import { flagsModule } from './flags/flags.module.ts';
import { afterOrderModule } from './orders/after-order.module.ts';
import { ordersModule } from './orders/orders.module.ts';
import { recalculateHook } from './orders/recalculate-order.ts';
import { availabilityModule } from './vendors/availability.module.ts';
import { commonServicesModule } from './services/common-services.module.ts';
import { flagsResource } from './operator/flags-resource.ts';
import { PERMISSIONS } from './permissions.ts';

/** Placing an order, and the reads that put several areas together. */
export const placementArea: Area = {
  name: 'placement',
  routes: [flagsModule, availabilityModule, commonServicesModule, ordersModule, afterOrderModule],
  orderHooks: [recalculateHook],
  operator: [flagsResource],
  permissions: PERMISSIONS,
};
