import type { Area } from '@haat/backend-platform/area';
import { kycModule } from './kyc.module.ts';

/** Identity documents. */
export const kycArea: Area = {
  name: 'kyc',
  routes: [kycModule],
};
