import type { Area } from '@haat/backend-platform/area';
import { insurancePart } from './insurance-part.ts';

/** Insurance that comes with goods: offers, policies. */
export const insuranceArea: Area = {
  name: 'insurance',
  orderHooks: [insurancePart],
};
