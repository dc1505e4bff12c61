import type { Area } from '@haat/backend-platform';
import { callBacksModule } from './call-backs/call-backs.module.ts';
import { supportCallsModule } from './call-backs/support-calls.module.ts';
import { deletionModule } from './deletion/deletion.module.ts';
import { DELETION_EVENT_HANDLERS } from './deletion/deletion-notice.ts';
import { ERASURE_JOBS } from './deletion/erase-people.ts';
import { downloadModule } from './download/download.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { CALL_BACKS_WORK } from './call-backs/call-backs-work.ts';

/** A person's data as a whole: its download, and deleting the account. */
export const accountArea: Area = {
  name: 'account',
  routes: [downloadModule, deletionModule, callBacksModule, supportCallsModule],
  jobs: ERASURE_JOBS,
  eventHandlers: DELETION_EVENT_HANDLERS,
  workLists: [CALL_BACKS_WORK],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
