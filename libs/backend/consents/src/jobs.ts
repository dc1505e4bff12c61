import { lt } from 'drizzle-orm';
import type { Job } from '@haat/backend-platform';
import { UNANSWERED_ACTS } from './acting/record-act.ts';
import { agentConsentRequests } from './tables.ts';

const HOUR_MS = 3_600_000;
/** As long as the code itself is kept. */
const REQUEST_KEPT_MS = 24 * HOUR_MS;

/** What time makes due of consents. */
export const CONSENT_JOBS: readonly Job[] = [
  UNANSWERED_ACTS,
  {
    name: 'consents.old-requests',
    every: HOUR_MS,
    async run({ database, now }) {
      const before = new Date(now().getTime() - REQUEST_KEPT_MS);
      await database.delete(agentConsentRequests).where(lt(agentConsentRequests.createdAt, before));
    },
  },
];
