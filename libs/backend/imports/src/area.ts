import type { Area } from '@haat/backend-platform/area';
import { IMPORT_JOBS } from './import-jobs.ts';
import { importsModule } from './imports.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** Files of rows that operators take in. */
export const importsArea: Area = {
  name: 'imports',
  routes: [importsModule],
  jobs: IMPORT_JOBS,
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
