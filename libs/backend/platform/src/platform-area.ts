import type { Area } from './area.ts';
import { backgroundWork } from './background-work.ts';
import { healthModule } from './http/health.module.ts';
import { PERMISSIONS } from './permissions.ts';

/** Database, events, jobs and the server's own routes. */
export const platformArea: Area = {
  name: 'platform',
  routes: [healthModule, backgroundWork],
  permissions: PERMISSIONS,
};
