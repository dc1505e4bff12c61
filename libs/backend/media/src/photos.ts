import type { Photo } from '@haat/api-contract';
import { and, count, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { photos } from './tables.ts';
import { isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';

import { makeJpeg } from './make-jpeg.ts';

const DAY_MS = 86_400_000;
/** Photos of one person in a day that belong to nothing yet. */
const MOST_UNUSED = 20;

/**
 * Takes a person's photo in.
 * @throws ServiceError `upload_error.not_a_picture`, `upload_error.too_large`, `upload_error.too_many`
 */
export async function storePhoto({ database, newId, now }: Dependencies, userId: string, sent: Buffer): Promise<Photo> {
  const [unused] = await database
    .select({ count: count() })
    .from(photos)
    .where(
      and(eq(photos.userId, userId), isNull(photos.usedAt), gt(photos.createdAt, new Date(now().getTime() - DAY_MS))),
    );
  if ((unused?.count ?? 0) >= MOST_UNUSED) throw new ServiceError('upload_error.too_many');
  const made = await makeJpeg(sent);
  const id = newId();
  await database.insert(photos).values({ id, userId, ...made, createdAt: now() });
  return { id, width: made.width, height: made.height };
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
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  if (!wanted.every((id) => isId(id))) throw new ServiceError('upload_error.photo_unknown');
  const used = await tx
    .update(photos)
    .set({ usedAt: now() })
    .where(and(eq(photos.userId, userId), inArray(photos.id, wanted)))
    .returning({ id: photos.id });
  if (used.length !== wanted.length) throw new ServiceError('upload_error.photo_unknown');
}

/**
 * Takes a person's photo out of the photos, for what keeps it by itself, in the transaction of that.
 * @returns the photo as JPEG
 * @throws ServiceError `upload_error.photo_unknown` for one that is not there, is used or is another user's
 */
export async function deletePhoto(tx: Transaction, userId: string, id: string): Promise<Uint8Array> {
  const [photo] = isId(id)
    ? await tx
        .delete(photos)
        .where(and(eq(photos.id, id), eq(photos.userId, userId), isNull(photos.usedAt)))
        .returning({ jpeg: photos.jpeg })
    : [];
  if (photo === undefined) throw new ServiceError('upload_error.photo_unknown');
  return photo.jpeg;
}

/** A photo as JPEG, or null for an unknown id. The caller has to check who owns it. */
export async function photoOf(executor: Executor, id: string, ofUser?: string): Promise<Uint8Array | null> {
  if (!isId(id)) return null;
  const [photo] = await executor
    .select({ jpeg: photos.jpeg })
    .from(photos)
    .where(and(eq(photos.id, id), ofUser === undefined ? undefined : eq(photos.userId, ofUser)));
  return photo?.jpeg ?? null;
}

/** Throws photos away that came to belong to nothing within a day. */
export async function removeUnusedPhotos({ database, now }: Dependencies): Promise<void> {
  await database
    .delete(photos)
    .where(and(isNull(photos.usedAt), lt(photos.createdAt, new Date(now().getTime() - DAY_MS))));
}
