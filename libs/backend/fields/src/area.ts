import type { Area } from '@haat/backend-platform/area';
import { fieldsModule } from './farms/fields.module.ts';
import { khetibookModule } from './khetibook/khetibook.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA, PERSONAL_PARTS } from './personal-data.ts';

/** Fields that farmers register, and their khetibook. */
export const fieldsArea: Area = {
  name: 'fields',
  routes: [fieldsModule, khetibookModule],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  personalParts: PERSONAL_PARTS,
};
