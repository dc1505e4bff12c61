import type { Area } from '@haat/backend-platform/area';
import { insuranceHook } from './insurance-hook.ts';
import { insuranceReturnHook } from './insurance-return-hook.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** Insurance that comes with goods: offers, policies. */
export const insuranceArea: Area = {
  name: 'insurance',
  orderHooks: [insuranceHook],
  returnHooks: [insuranceReturnHook],
  personalData: PERSONAL_DATA,
};
