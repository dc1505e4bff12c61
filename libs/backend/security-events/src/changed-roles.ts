import { and, eq, sql } from 'drizzle-orm';
import type { MeasuredGauge } from '@haat/backend-platform/area';
import { securityEvents } from './tables.ts';

/**
 * How many roles were given or taken within an hour. The database records them itself, also those that are changed by
 * SQL, so that no process counts them; its clock is the measure.
 */
export const CHANGED_ROLES_GAUGE: MeasuredGauge = {
  name: 'haat_roles_changed_last_hour',
  help: 'Users who got or lost a role within the last hour, also by SQL',
  measure: async ({ database }) =>
    database.$count(
      securityEvents,
      and(eq(securityEvents.kind, 'role-changed'), sql`${securityEvents.at} > now() - interval '1 hour'`),
    ),
};
