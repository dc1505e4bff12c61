import type { Area } from '@haat/backend-platform/area';
import { GAUGES } from './gauges.ts';
import { measurementModule } from './measurement.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { RELAY_JOBS } from './relay-jobs.ts';

/** Measurement: takes events of people who agreed, and relays them to the configured sinks. */
export const measurementArea: Area = {
  name: 'measurement',
  routes: [measurementModule],
  jobs: RELAY_JOBS,
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  gauges: GAUGES,
};
