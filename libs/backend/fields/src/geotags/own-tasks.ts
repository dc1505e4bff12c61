import type { GeotagTask } from '@haat/api-contract/geotags';
import type { Language } from '@haat/api-contract/vocabulary';
import { inLanguage } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import type { Ring } from '@haat/field-core';
import { indiaDay } from '@haat/format';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { fields } from '../farms/tables.ts';
import { geotagCampaigns, geotagTasks } from './tables.ts';

/** Tasks of one person in an answer. */
const MOST_OWN = 50;

/** A person's tasks, open ones first, the soonest due first; of one id alone where it is given. */
export async function tasksOf(
  executor: Executor,
  userId: string,
  { language, now, id }: { readonly language: Language; readonly now: Date; readonly id?: string },
): Promise<GeotagTask[]> {
  const isEnded = sql`${geotagTasks.state} in ('DONE', 'CANCELLED')`;
  const rows = await executor
    .select({ task: geotagTasks, campaign: geotagCampaigns, name: fields.name })
    .from(geotagTasks)
    .innerJoin(geotagCampaigns, eq(geotagCampaigns.id, geotagTasks.campaignId))
    .innerJoin(fields, eq(fields.id, geotagTasks.fieldId))
    .where(and(eq(geotagTasks.userId, userId), id === undefined ? undefined : eq(geotagTasks.id, id)))
    .orderBy(asc(isEnded), asc(geotagCampaigns.until), desc(geotagTasks.givenAt), asc(geotagTasks.id))
    .limit(MOST_OWN);
  const today = indiaDay(now);
  return rows.map(({ task, campaign, name }) => {
    const isOpen = task.state === 'PENDING' || task.state === 'ONGOING';
    const { reason, reasonAt, reviewedAt } = task;
    const waits = task.state === 'ONGOING' && reason !== null && reasonAt !== null && reviewedAt === null;
    return {
      ...{ id: task.id, state: task.state, title: inLanguage(campaign.title, language), until: campaign.until },
      ...{ is_over: isOpen && campaign.until < today, is_sample: campaign.isSample },
      field: { id: task.fieldId, name, ...middleOf(task.ring) },
      review: waits ? { reason, sent_at: reasonAt.toISOString() } : null,
      handed_back: task.state === 'ONGOING' ? task.handedBack : null,
      done_at: task.state === 'DONE' ? (task.endedAt?.toISOString() ?? null) : null,
    };
  });
}

/** The middle of a field's corners: near enough to be found by. */
function middleOf(ring: Ring): { readonly lat: number; readonly lng: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(ring.map(([, lat]) => lat)), lng: mean(ring.map(([lng]) => lng)) };
}
