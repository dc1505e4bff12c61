import type { Photo } from '@haat/api-contract';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { photoAttempts, photos, removedObjects } from './tables.ts';
import { describeError, inTransaction, isId, lockName, rowsOf, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';

import { makeJpeg } from './make-jpeg.ts';

const DAY_MS = 86_400_000;
/**
 * Uploads of one person in a day: photos that belong to nothing yet, and what became no photo. See
 * docs/domain/aftercare.md#photos.
 */
const MOST_UNUSED = 20;

/** Objects that one run of a job removes. */
const MOST_REMOVED = 500;

/** Where photos are read: the database and the object store. */
export type PhotoPlace = Pick<Dependencies, 'database' | 'adapters' | 'log'>;

/** Under which key a photo's JPEG is kept; the database knows it too (`removed_objects`). */
export const keyOf = (id: string) => `photos/${id}.jpg`;

/** Who sends a photo. */
interface PhotoSender {
  readonly userId: string;
  /** The photo's, where it has one already: taken in again, it is the same photo. */
  readonly id?: string;
}

/**
 * Takes a person's photo in: first the picture, then the row that says whose it is. What stops in between leaves an
 * attempt, with which the picture is removed.
 * @throws ServiceError `upload_error.not_a_picture`, `upload_error.too_large`, `upload_error.too_many`,
 *   `request_error.unavailable` when the object store does not take it
 */
export async function storePhoto(
  dependencies: Pick<Dependencies, 'database' | 'adapters' | 'log' | 'newId' | 'now'>,
  { userId, id = dependencies.newId() }: PhotoSender,
  upload: Buffer,
): Promise<Photo> {
  const { database, adapters, now } = dependencies;
  await inTransaction(database, (tx) => countAttempt(tx, { id, userId, createdAt: now() }));
  const { jpeg, width, height, origin } = await makeJpeg(upload);
  await answerOf(dependencies, adapters.objects.put(keyOf(id), jpeg, 'image/jpeg'));
  await inTransaction(database, async (tx) => {
    await tx.insert(photos).values({ id, userId, jpeg: null, width, height, createdAt: now() }).onConflictDoNothing();
    // After the photo is there: an attempt that goes without one takes the picture with it.
    await tx.delete(photoAttempts).where(eq(photoAttempts.id, id));
  });
  return { id, width, height, ...(origin === null ? {} : { origin }) };
}

/**
 * Counts an upload before its picture is made: one that fails stays counted, and of many that come at once no more
 * than the limit pass.
 * @throws ServiceError `upload_error.too_many`
 */
async function countAttempt(tx: Transaction, attempt: typeof photoAttempts.$inferInsert): Promise<void> {
  const { userId, createdAt } = attempt;
  await lockName(tx, `photos of ${userId}`);
  const dayBefore = new Date(createdAt.getTime() - DAY_MS);
  const unused = tx.$count(
    photos,
    and(eq(photos.userId, userId), isNull(photos.usedAt), gt(photos.createdAt, dayBefore)),
  );
  const attempts = tx.$count(
    photoAttempts,
    and(eq(photoAttempts.userId, userId), gt(photoAttempts.createdAt, dayBefore)),
  );
  // In one statement: an attempt that becomes a photo meanwhile is either the one or the other.
  const [counted] = await rowsOf<{ uploads: string | number }>(tx, sql`select ${unused} + ${attempts} as uploads`);
  if (Number(counted?.uploads ?? 0) >= MOST_UNUSED) throw new ServiceError('upload_error.too_many');
  await tx.insert(photoAttempts).values(attempt).onConflictDoNothing();
}

/**
 * Says that photos belong to something of this person's, in the transaction of that.
 * @throws ServiceError `upload_error.photo_unknown` for one that is not there or another user's
 */
export async function attachPhotos(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await attach(tx, userId, ids, { usedAt: now() });
}

/**
 * Says that photos prove something of this person's: from then on they are given out by signed addresses alone.
 * @throws ServiceError as `attachPhotos`
 */
export async function attachDocuments(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await attach(tx, userId, ids, { usedAt: now(), isDocument: true });
}

async function attach(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  change: Partial<typeof photos.$inferInsert>,
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  if (!wanted.every((id) => isId(id))) throw new ServiceError('upload_error.photo_unknown');
  const used = await tx
    .update(photos)
    .set(change)
    .where(and(eq(photos.userId, userId), inArray(photos.id, wanted)))
    .returning({ id: photos.id });
  if (used.length !== wanted.length) throw new ServiceError('upload_error.photo_unknown');
}

/**
 * Takes a person's photo out of the photos, for what keeps it by itself, in the transaction of that.
 * @returns the photo as JPEG
 * @throws ServiceError `upload_error.photo_unknown` for one that is not there, is used or is another user's
 */
export async function deletePhoto(
  tx: Transaction,
  place: Pick<PhotoPlace, 'adapters' | 'log'>,
  userId: string,
  id: string,
): Promise<Uint8Array> {
  const [photo] = isId(id)
    ? await tx
        .delete(photos)
        .where(and(eq(photos.id, id), eq(photos.userId, userId), isNull(photos.usedAt)))
        .returning({ jpeg: photos.jpeg })
    : [];
  const jpeg = photo === undefined ? null : (photo.jpeg ?? (await storedPhoto(place, id)));
  if (jpeg === null) throw new ServiceError('upload_error.photo_unknown');
  return jpeg;
}

/**
 * A person's own photo as JPEG, or null for another's, and for a document.
 * @throws ServiceError `request_error.unavailable` when the object store does not answer
 */
export async function ownPhoto(place: PhotoPlace, id: string, userId: string): Promise<Uint8Array | null> {
  if (!isId(id)) return null;
  const isDocument = and(eq(photos.id, id), photos.isDocument);
  return (await place.database.$count(photos, isDocument)) > 0 ? null : photoOf(place, id, userId);
}

/**
 * A photo as JPEG, or null for an unknown id. The caller has to check who owns it.
 * @param executor the transaction in which it is read, if in one
 * @throws ServiceError `request_error.unavailable` when the object store does not answer
 */
export async function photoOf(
  place: PhotoPlace,
  id: string,
  ofUser?: string,
  executor: Executor = place.database,
): Promise<Uint8Array | null> {
  if (!isId(id)) return null;
  const [photo] = await executor
    .select({ jpeg: photos.jpeg })
    .from(photos)
    .where(and(eq(photos.id, id), ofUser === undefined ? undefined : eq(photos.userId, ofUser)));
  return photo === undefined ? null : (photo.jpeg ?? storedPhoto(place, id));
}

function storedPhoto(place: Pick<PhotoPlace, 'adapters' | 'log'>, id: string): Promise<Uint8Array | null> {
  return answerOf(place, place.adapters.objects.get(keyOf(id)));
}

/**
 * What the object store answers.
 * @throws ServiceError `request_error.unavailable` when it does not: sending again later is safe
 */
export async function answerOf<Answer>({ log }: Pick<PhotoPlace, 'log'>, asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    log.error({ error: describeError(error) }, 'the object store failed');
    throw new ServiceError('request_error.unavailable');
  }
}

/** Throws photos away that came to belong to nothing within a day, and forgets attempts that no limit counts. */
export async function removeUnusedPhotos({ database, now }: Dependencies): Promise<void> {
  const dayBefore = new Date(now().getTime() - DAY_MS);
  await database.delete(photos).where(and(isNull(photos.usedAt), lt(photos.createdAt, dayBefore)));
  await database.delete(photoAttempts).where(lt(photoAttempts.createdAt, dayBefore));
}

/** Removes from the object store what no row names any longer; what the store does not remove now waits. */
export async function removeObjects({
  database,
  adapters,
}: Pick<Dependencies, 'database' | 'adapters'>): Promise<void> {
  const due = await database
    .select({ key: removedObjects.key })
    .from(removedObjects)
    .orderBy(removedObjects.removedAt)
    .limit(MOST_REMOVED);
  for (const { key } of due) {
    await adapters.objects.remove(key);
    await database.delete(removedObjects).where(eq(removedObjects.key, key));
  }
}
