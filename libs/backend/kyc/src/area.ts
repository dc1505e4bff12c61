import type { Area } from '@haat/backend-platform/area';
import { kycModule } from './kyc.module.ts';
import { documentAccountHook } from './export-document.ts';
import { ENCRYPTED_COLUMNS } from './encrypted-columns.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** Identity documents. */
export const kycArea: Area = {
  name: 'kyc',
  routes: [kycModule],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  accountHook: documentAccountHook,
  encryptedColumns: ENCRYPTED_COLUMNS,
};
