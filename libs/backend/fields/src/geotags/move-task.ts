import type { GeotagPhoto, GeotagReasonInput } from '@haat/api-contract/geotags';
import { GEOTAG_GRACE_DAYS, type GeotagTaskState } from '@haat/api-contract/vocabulary';
import { attachPhotos, photoOf } from '@haat/backend-media';
import { inTransaction, isId, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { geotagProblem, mayGeotagMove, metresFrom } from '@haat/field-core';
import type { Position } from '@haat/field-core';
import { indiaDay, plainLine } from '@haat/format';
import { and, eq, ne } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { geotagCampaigns, geotagTasks } from './tables.ts';

type TaskRow = typeof geotagTasks.$inferSelect;
type Working = Pick<Dependencies, 'database' | 'adapters' | 'log' | 'now'>;
/** A person's task. */
export interface OwnTask {
  readonly userId: string;
  readonly taskId: string;
}

const DAY_MS = 86_400_000;

/**
 * Says that the farmer is on the way; said again, nothing changes.
 * @throws ServiceError `request_error.not_found`, `geotag_error.task_moved`, `geotag_error.task_over`
 */
export async function startTask({ database, now }: Working, own: OwnTask): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { task, until } = await lockTask(tx, own);
    if (task.state === 'ONGOING') return;
    mustMove(task.state, 'ONGOING');
    mustBeInTime(until, now());
    await tx.update(geotagTasks).set({ state: 'ONGOING', startedAt: now() }).where(eq(geotagTasks.id, task.id));
  });
}

/**
 * Takes a photo at the field: the task is done. One that has come before, by its key, is not taken again.
 * @throws ServiceError `request_error.not_found`, `geotag_error.task_moved`, `geotag_error.task_over`,
 *   `geotag_error.not_at_field` with `why` and `metres`, `geotag_error.photo_used`, `upload_error.photo_unknown`
 */
export async function takePhoto(working: Working, own: OwnTask, sent: GeotagPhoto): Promise<void> {
  await inTransaction(working.database, async (tx) => {
    const { task, until } = await lockTask(tx, own);
    if (task.photoKey === sent.key) return;
    const isStarted = task.state === 'ONGOING';
    // Without a network the beginning could not be told.
    if (!isStarted) mustMove(task.state, 'ONGOING');
    mustMove('ONGOING', 'DONE');
    const receivedAt = working.now();
    const waitedMs = waitOf(sent.clock);
    mustBeInTime(until, new Date(receivedAt.getTime() - waitedMs));
    const { place, clock } = sent;
    const position: Position | null = place === null ? null : [place.lng, place.lat];
    const why = geotagProblem(
      {
        ...{ receivedAt, photo: photoFacts(sent) },
        place:
          place === null || position === null ? null : { position, accuracy: place.accuracy, at: new Date(place.at) },
        clock: clock === null ? null : { filedAt: new Date(clock.filed_at), sentAt: new Date(clock.sent_at) },
      },
      task.ring,
    );
    if (why !== null || place === null || position === null) {
      const metres = position === null ? null : Math.round(metresFrom(position, task.ring));
      throw new ServiceError('geotag_error.not_at_field', { why: why ?? 'no-place', metres });
    }
    const pictureHash = await newPicture(tx, working, task, sent.photo_id);
    await tx
      .update(geotagTasks)
      .set({
        ...{ state: 'DONE', endedAt: receivedAt, startedAt: task.startedAt ?? receivedAt },
        ...{ photoKey: sent.key, photoId: sent.photo_id, pictureHash, handedBack: null },
        ...{ visitedAt: new Date(receivedAt.getTime() - waitedMs), position, accuracy: Math.round(place.accuracy) },
      })
      .where(eq(geotagTasks.id, task.id));
  });
}

/**
 * Takes a reason for which there is no photo with its place; a person looks at it. One that has come before, by its
 * key, is not taken again; a new one takes the place of the old.
 * @throws ServiceError `request_error.not_found`, `geotag_error.task_moved`, `geotag_error.task_over`,
 *   `geotag_error.photo_used`, `upload_error.photo_unknown`
 */
export async function takeReason(working: Working, own: OwnTask, sent: GeotagReasonInput): Promise<void> {
  await inTransaction(working.database, async (tx) => {
    const { task, until } = await lockTask(tx, own);
    if (task.reasonKey === sent.key) return;
    if (task.state !== 'ONGOING') mustMove(task.state, 'ONGOING');
    mustBeInTime(until, working.now(), GEOTAG_GRACE_DAYS);
    const pictureHash = sent.photo_id === null ? null : await newPicture(tx, working, task, sent.photo_id);
    await tx
      .update(geotagTasks)
      .set({
        ...{ state: 'ONGOING', startedAt: task.startedAt ?? working.now(), photoId: sent.photo_id, pictureHash },
        ...{ reasonKey: sent.key, reason: sent.reason, note: plainLine(sent.note), reasonAt: working.now() },
        ...{ reviewedAt: null, reviewerId: null, handedBack: null },
      })
      .where(eq(geotagTasks.id, task.id));
  });
}

/** @throws ServiceError `request_error.not_found`, also for another person's */
async function lockTask(
  tx: Transaction,
  { userId, taskId }: OwnTask,
): Promise<{ readonly task: TaskRow; readonly until: string }> {
  const own = and(eq(geotagTasks.id, taskId), eq(geotagTasks.userId, userId));
  const [task] = isId(taskId) ? await tx.select().from(geotagTasks).where(own).for('update') : [];
  if (task === undefined) throw new ServiceError('request_error.not_found');
  const [campaign] = await tx.select().from(geotagCampaigns).where(eq(geotagCampaigns.id, task.campaignId));
  return { task, until: campaign?.until ?? '' };
}

function mustMove(from: GeotagTaskState, to: GeotagTaskState): void {
  if (!mayGeotagMove(from, to, 'farmer')) throw new ServiceError('geotag_error.task_moved');
}

/** @param graceDays days after the last one in which it is still taken */
function mustBeInTime(until: string, moment: Date, graceDays = 0): void {
  if (indiaDay(new Date(moment.getTime() - graceDays * DAY_MS)) > until)
    throw new ServiceError('geotag_error.task_over');
}

/** For how long a form lay on the phone, ms, by two readings of one clock: docs/decisions/062. */
function waitOf(clock: GeotagPhoto['clock']): number {
  if (clock === null) return 0;
  const told = Date.parse(clock.sent_at) - Date.parse(clock.filed_at);
  return told > 0 && told <= GEOTAG_GRACE_DAYS * DAY_MS ? told : 0;
}

function photoFacts({ taken_at: taken, taken_place: place }: GeotagPhoto) {
  const position: Position | null = place === null ? null : [place.lng, place.lat];
  return { takenAt: taken === null ? null : new Date(taken), position };
}

/**
 * Makes a photo the task's.
 * @returns the hash of the picture
 * @throws ServiceError `geotag_error.photo_used` for a picture that another task has
 */
async function newPicture(tx: Transaction, working: Working, task: TaskRow, photoId: string): Promise<string> {
  const jpeg = await photoOf(working, photoId, task.userId, tx);
  if (jpeg === null) throw new ServiceError('upload_error.photo_unknown');
  const hash = createHash('sha256').update(jpeg).digest('hex');
  // Of one picture that comes for several tasks at once one is taken.
  await lockName(tx, `geotag picture ${hash}`);
  const isOther = and(eq(geotagTasks.pictureHash, hash), ne(geotagTasks.id, task.id));
  if ((await tx.$count(geotagTasks, isOther)) > 0) throw new ServiceError('geotag_error.photo_used');
  await attachPhotos(tx, working, task.userId, [photoId]);
  return hash;
}
