import type { Area } from '@haat/backend-platform/area';
import { laboratoryModule } from './laboratory/laboratory.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { samplesModule } from './samples/samples.module.ts';
import { SOIL_EVENT_HANDLERS } from './samples/soil-notices.ts';
import { SAMPLES_WORK } from './laboratory/samples-work.ts';

/** Samples of soil and what laboratories report of them. */
export const soilArea: Area = {
  name: 'soil',
  routes: [samplesModule, laboratoryModule],
  eventHandlers: SOIL_EVENT_HANDLERS,
  workLists: [SAMPLES_WORK],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
