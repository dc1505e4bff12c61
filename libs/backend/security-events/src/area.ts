import type { Area } from '@haat/backend-platform/area';
import { CHANGED_ROLES_GAUGE } from './changed-roles.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { SECURITY_EVENT_JOBS } from './remove-old-events.ts';

/** The record of what matters to the security of accounts and money. */
export const securityEventsArea: Area = {
  name: 'security-events',
  jobs: SECURITY_EVENT_JOBS,
  gauges: [CHANGED_ROLES_GAUGE],
  personalData: PERSONAL_DATA,
};
