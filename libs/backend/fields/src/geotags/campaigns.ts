import { PAGE_SIZE } from '@haat/api-contract';
import type { GeotagCampaign, GeotagCampaignInput } from '@haat/api-contract/geotags';
import { GEOTAG_TASK_STATES, type GeotagTaskState, type Language } from '@haat/api-contract/vocabulary';
import { advisedCrops } from '@haat/backend-advice';
import { inLanguage, inTransaction, isId, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Localised } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { giveTasks } from './give-tasks.ts';
import { geotagCampaigns, geotagTasks } from './tables.ts';

type Keeping = Pick<Dependencies, 'database' | 'newId' | 'now'>;

/**
 * Begins a campaign and gives its tasks; one that has come before, by its key, is not taken again.
 * @returns its id
 * @throws ServiceError `geotag_error.day_past`, `advice_error.crop_unknown`
 */
export async function addCampaign(
  dependencies: Keeping,
  { key, title, until, state, crop }: Omit<GeotagCampaignInput, 'title'> & { readonly title: Localised },
  isSample: boolean,
): Promise<string> {
  const { database, newId, now } = dependencies;
  return inTransaction(database, async (tx) => {
    await lockName(tx, `geotag campaign ${key}`);
    const [same] = await tx.select().from(geotagCampaigns).where(eq(geotagCampaigns.key, key));
    if (same !== undefined) return same.id;
    if (until < indiaDay(now())) throw new ServiceError('geotag_error.day_past');
    if (crop !== null && !(await advisedCrops(tx)).some(({ id }) => id === crop))
      throw new ServiceError('advice_error.crop_unknown');
    const id = newId();
    await tx
      .insert(geotagCampaigns)
      .values({ ...{ id, key, title, until, state, cropId: crop, isSample }, createdAt: now(), closedAt: null });
    await giveTasks(tx, dependencies, { campaignId: id });
    return id;
  });
}

/**
 * Ends a campaign before its last day: what is open is cancelled. Ended again, nothing changes.
 * @throws ServiceError `request_error.not_found`
 */
export async function closeCampaign({ database, now }: Keeping, id: string): Promise<void> {
  if (!isId(id)) throw new ServiceError('request_error.not_found');
  await inTransaction(database, async (tx) => {
    const [campaign] = await tx.select().from(geotagCampaigns).where(eq(geotagCampaigns.id, id)).for('update');
    if (campaign === undefined) throw new ServiceError('request_error.not_found');
    if (campaign.closedAt !== null) return;
    await tx.update(geotagCampaigns).set({ closedAt: now() }).where(eq(geotagCampaigns.id, id));
    await tx
      .update(geotagTasks)
      .set({ state: 'CANCELLED', endedAt: now() })
      .where(and(eq(geotagTasks.campaignId, id), inArray(geotagTasks.state, ['PENDING', 'ONGOING'])));
  });
}

/**
 * A page of the campaigns, the newest first, with how many of their tasks are in each state; of one id alone where it
 * is given.
 */
export async function campaignsOf(
  executor: Executor,
  { page, language, id }: { readonly page: number; readonly language: Language; readonly id?: string },
): Promise<{ count: number; campaigns: GeotagCampaign[] }> {
  const where = id === undefined ? undefined : eq(geotagCampaigns.id, id);
  const rows = await executor
    .select()
    .from(geotagCampaigns)
    .where(where)
    .orderBy(desc(geotagCampaigns.createdAt), desc(geotagCampaigns.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const ids = rows.map((row) => row.id);
  const counts =
    ids.length === 0
      ? []
      : await executor
          .select({ campaignId: geotagTasks.campaignId, state: geotagTasks.state, tasks: count() })
          .from(geotagTasks)
          .where(inArray(geotagTasks.campaignId, ids))
          .groupBy(geotagTasks.campaignId, geotagTasks.state);
  const tasksOf = (campaign: string, state: GeotagTaskState) =>
    counts.find((row) => row.campaignId === campaign && row.state === state)?.tasks ?? 0;
  return {
    count: await executor.$count(geotagCampaigns, where),
    campaigns: rows.map((row) => ({
      ...{ id: row.id, title: inLanguage(row.title, language), until: row.until, state: row.state, crop: row.cropId },
      is_closed: row.closedAt !== null,
      tasks: Object.fromEntries(GEOTAG_TASK_STATES.map((state) => [state, tasksOf(row.id, state)])) as Record<
        GeotagTaskState,
        number
      >,
    })),
  };
}
