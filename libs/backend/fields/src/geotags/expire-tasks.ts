import { GEOTAG_GRACE_DAYS } from '@haat/api-contract/vocabulary';
import type { Job } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { and, eq, inArray, isNotNull, isNull, lt, not } from 'drizzle-orm';
import { geotagCampaigns, geotagTasks } from './tables.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/**
 * Cancels what was not done until the last day and the days after it in which a phone may still send; a reason that
 * waits is left to the person who looks at it.
 */
export const geotagsJob: Job = {
  name: 'fields.expire-geotags',
  every: HOUR_MS,
  async run({ database, now }) {
    const lastDay = indiaDay(new Date(now().getTime() - GEOTAG_GRACE_DAYS * DAY_MS));
    const over = database
      .select({ id: geotagCampaigns.id })
      .from(geotagCampaigns)
      .where(lt(geotagCampaigns.until, lastDay));
    const waits = and(eq(geotagTasks.state, 'ONGOING'), isNotNull(geotagTasks.reason), isNull(geotagTasks.reviewedAt));
    await database
      .update(geotagTasks)
      .set({ state: 'CANCELLED', endedAt: now() })
      .where(
        and(
          inArray(geotagTasks.state, ['PENDING', 'ONGOING']),
          inArray(geotagTasks.campaignId, over),
          ...(waits === undefined ? [] : [not(waits)]),
        ),
      );
  },
};
