import type { Area } from '@haat/backend-platform/area';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { WORK_LIST_JOBS } from './work-list-jobs.ts';
import { workListsModule } from './work-lists.module.ts';

/** Who of the staff does what by when. */
export const workListsArea: Area = {
  name: 'work-lists',
  routes: [workListsModule],
  jobs: WORK_LIST_JOBS,
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
