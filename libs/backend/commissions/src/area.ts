import type { Area } from '@haat/backend-platform/area';
import { commissionOrderHook, commissionReturnHook } from './commission-hooks.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { salesModule } from './sales.module.ts';

/** What agents earn by orders for farmers. */
export const commissionsArea: Area = {
  name: 'commissions',
  routes: [salesModule],
  orderHooks: [commissionOrderHook],
  returnHooks: [commissionReturnHook],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
