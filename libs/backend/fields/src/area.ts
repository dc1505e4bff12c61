import type { Area } from '@haat/backend-platform/area';
import { fieldsModule } from './farms/fields.module.ts';
import { geotagsJob } from './geotags/expire-tasks.ts';
import { geotagCampaignsModule } from './geotags/geotag-campaigns.module.ts';
import { geotagCheckerModule } from './geotags/geotag-checker.module.ts';
import { GEOTAG_EVENT_HANDLERS } from './geotags/geotag-notices.ts';
import { geotagsModule } from './geotags/geotags.module.ts';
import { khetibookModule } from './khetibook/khetibook.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { satelliteJob } from './satellite/look/look-at-fields.ts';
import { satelliteModule } from './satellite/view/satellite.module.ts';
import { PERSONAL_DATA, PERSONAL_PARTS } from './personal-data.ts';
import { GEOTAGS_WORK } from './geotags/geotags-work.ts';

/** Fields that farmers register, their khetibook, visits that are asked for, and what satellites see of them. */
export const fieldsArea: Area = {
  name: 'fields',
  routes: [fieldsModule, khetibookModule, geotagsModule, geotagCampaignsModule, geotagCheckerModule, satelliteModule],
  jobs: [geotagsJob, satelliteJob],
  eventHandlers: GEOTAG_EVENT_HANDLERS,
  workLists: [GEOTAGS_WORK],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  personalParts: PERSONAL_PARTS,
};
