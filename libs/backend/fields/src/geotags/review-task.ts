import { PAGE_SIZE } from '@haat/api-contract';
import type { waitingGeotagsSchema } from '@haat/api-contract/geotags';
import type { GeotagHandBack, Language } from '@haat/api-contract/vocabulary';
import { photoOf } from '@haat/backend-media';
import type { PhotoPlace } from '@haat/backend-media';
import { addEvent, inLanguage, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { finishWork } from '@haat/backend-work-lists';
import { mayGeotagMove } from '@haat/field-core';
import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { GEOTAG_EVENT } from './geotag-notices.ts';
import { geotagCampaigns, geotagTasks } from './tables.ts';

/** What a person says of a reason. */
export interface GeotagReview {
  readonly taskId: string;
  /** Null: the simulated reviewer of the sample. */
  readonly reviewerId: string | null;
  /** Why it is handed back; null: the task is done. */
  readonly handBack: GeotagHandBack | null;
}

const WAITS = and(eq(geotagTasks.state, 'ONGOING'), isNotNull(geotagTasks.reason), isNull(geotagTasks.reviewedAt));

/** A page of the reasons that wait, the longest waiting first; a reviewer's own are left to others. */
export async function waitingReasons(
  executor: Executor,
  reviewerId: string,
  { language, page }: { readonly language: Language; readonly page: number },
): Promise<{ count: number; tasks: z.infer<typeof waitingGeotagsSchema>['results'] }> {
  const where = and(WAITS, ne(geotagTasks.userId, reviewerId));
  const rows = await executor
    .select({ task: geotagTasks, campaign: geotagCampaigns })
    .from(geotagTasks)
    .innerJoin(geotagCampaigns, eq(geotagCampaigns.id, geotagTasks.campaignId))
    .where(where)
    .orderBy(asc(geotagTasks.reasonAt), asc(geotagTasks.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return {
    count: await executor.$count(geotagTasks, where),
    tasks: rows.map(({ task, campaign }) => ({
      ...{ id: task.id, title: inLanguage(campaign.title, language), until: campaign.until },
      ...{ reason: task.reason ?? 'other', note: task.note ?? '', has_photo: task.photoId !== null },
      sent_at: (task.reasonAt ?? task.givenAt).toISOString(),
      boundary: task.ring.map(([lng, lat]): [number, number] => [lng, lat]),
    })),
  };
}

/**
 * The photo that came with a reason that waits, as JPEG.
 * @throws ServiceError `request_error.not_found` also for the reviewer's own
 */
export async function photoOfReason(place: PhotoPlace, reviewerId: string, taskId: string): Promise<Uint8Array> {
  const [task] = isId(taskId)
    ? await place.database
        .select()
        .from(geotagTasks)
        .where(and(WAITS, eq(geotagTasks.id, taskId), ne(geotagTasks.userId, reviewerId)))
    : [];
  const jpeg = task?.photoId == null ? null : await photoOf(place, task.photoId);
  if (jpeg === null) throw new ServiceError('request_error.not_found');
  return jpeg;
}

/**
 * Approves a reason, so that the task is done, or hands it back; the farmer is told.
 * @throws ServiceError `request_error.not_found`, `auth_error.forbidden` for the reviewer's own,
 *   `geotag_error.task_moved` where no reason waits, `work_error.claimed`
 */
export async function reviewReason(
  tx: Transaction,
  { now, newId }: Pick<Dependencies, 'now' | 'newId'>,
  { taskId, reviewerId, handBack }: GeotagReview,
): Promise<void> {
  const [task] = isId(taskId)
    ? await tx.select().from(geotagTasks).where(eq(geotagTasks.id, taskId)).for('update')
    : [];
  if (task === undefined) throw new ServiceError('request_error.not_found');
  if (task.userId === reviewerId) throw new ServiceError('auth_error.forbidden');
  const waits = task.reason !== null && task.reviewedAt === null;
  if (!waits || !mayGeotagMove(task.state, 'DONE', 'reviewer')) throw new ServiceError('geotag_error.task_moved');
  await finishWork(tx, { now }, { kind: 'geotags', subjectId: taskId, userId: reviewerId });
  const ended = handBack === null ? ({ state: 'DONE', endedAt: now() } as const) : {};
  await tx
    .update(geotagTasks)
    .set({ ...ended, handedBack: handBack, reviewerId, reviewedAt: now() })
    .where(eq(geotagTasks.id, taskId));
  await addEvent(tx, { id: newId(), type: GEOTAG_EVENT, payload: { task_id: taskId }, at: now() });
}
