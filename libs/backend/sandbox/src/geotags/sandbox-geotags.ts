import { addCampaign, reviewReason } from '@haat/backend-fields';
import { geotagCampaigns, geotagTasks } from '@haat/backend-fields/tables';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Job } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { and, asc, eq, gte, isNotNull, isNull, lte } from 'drizzle-orm';
import title from './campaign-title.json' with { type: 'json' };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** How long a sample campaign runs, and how much is left of one when the next begins. */
const CAMPAIGN_DAYS = 30;
const LEAST_DAYS = 7;
/** How long the reviewer takes. */
const LOOK_MS = 20_000;
const LOOK_EVERY_MS = 5_000;
const BATCH = 50;

/**
 * The simulated programme of the sample: a campaign for all fields runs at any time, so that a farmer who registers a
 * field is given a task. Its reviewer looks at nothing: a reason with words or a photo is approved, any other is handed
 * back. Both are kept as a sample's, and say so.
 */
export const GEOTAG_JOBS: readonly Job[] = [
  {
    name: 'sandbox.geotag-campaign',
    every: MINUTE_MS,
    isNeeded: ({ configuration }) => configuration.sampleMarket,
    run: runCampaign,
  },
  {
    name: 'sandbox.geotag-reviewer',
    every: LOOK_EVERY_MS,
    isNeeded: ({ configuration }) => configuration.sandboxShopkeeper,
    run: runReviewer,
  },
];

async function runCampaign(dependencies: Dependencies): Promise<void> {
  const { database, newId, now } = dependencies;
  const dayIn = (days: number) => indiaDay(new Date(now().getTime() + days * DAY_MS));
  const runs = and(eq(geotagCampaigns.isSample, true), gte(geotagCampaigns.until, dayIn(LEAST_DAYS)));
  if ((await database.$count(geotagCampaigns, runs)) > 0) return;
  const campaign = { key: newId(), title, until: dayIn(CAMPAIGN_DAYS), state: null, crop: null };
  await addCampaign(dependencies, campaign, true);
}

async function runReviewer(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const waiting = await database
    .select({ id: geotagTasks.id, note: geotagTasks.note, photoId: geotagTasks.photoId })
    .from(geotagTasks)
    .innerJoin(geotagCampaigns, eq(geotagCampaigns.id, geotagTasks.campaignId))
    .where(
      and(
        eq(geotagCampaigns.isSample, true),
        ...[eq(geotagTasks.state, 'ONGOING'), isNotNull(geotagTasks.reason), isNull(geotagTasks.reviewedAt)],
        lte(geotagTasks.reasonAt, new Date(now().getTime() - LOOK_MS)),
      ),
    )
    .orderBy(asc(geotagTasks.reasonAt))
    .limit(BATCH);
  for (const { id, note, photoId } of waiting) await review(dependencies, id, note !== '' || photoId !== null);
}

/** A reason that was looked at or replaced meanwhile is left as it is. */
async function review(dependencies: Dependencies, taskId: string, isTold: boolean): Promise<void> {
  const handBack = isTold ? null : ('reason-unclear' as const);
  try {
    await inTransaction(dependencies.database, (tx) =>
      reviewReason(tx, dependencies, { taskId, reviewerId: null, handBack }),
    );
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}
