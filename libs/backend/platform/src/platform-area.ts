import type { Area } from './area.ts';
import { backgroundWork } from './background-work.ts';
import { healthModule } from './http/health.module.ts';
import { RATE_LIMIT_JOBS } from './http/rate-limits/remove-expired-counts.ts';
import { PERMISSIONS } from './permissions.ts';

/** Database, events, jobs, limits of requests and the server's own routes. */
export const platformArea: Area = {
  name: 'platform',
  routes: [healthModule, backgroundWork],
  jobs: RATE_LIMIT_JOBS,
  permissions: PERMISSIONS,
};
