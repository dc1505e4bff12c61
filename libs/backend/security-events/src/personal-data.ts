import { asc, eq } from 'drizzle-orm';
import type { PersonalTable } from '@haat/backend-platform/area';
import { securityEvents } from './tables.ts';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'security_events',
    person: 'user_id',
    keeps:
      'Sign-ins, failures, new devices, changes of where money goes and uses of staff roles, with the shortened ' +
      'network, for one year.',
    keptAfterErasure:
      'The rules under the data protection law and the directions of CERT-In demand logs by which unlawful access ' +
      'can be found and looked into: they stay until their year is over.',
    keptRecord: 'security',
    export: async ({ database }, { userId }) =>
      (
        await database
          .select()
          .from(securityEvents)
          .where(eq(securityEvents.userId, userId))
          .orderBy(asc(securityEvents.id))
      ).map(({ at, kind, network }) => ({ at: at.toISOString(), kind, network })),
  },
];
