import { createHash } from 'node:crypto';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { eq } from 'drizzle-orm';
import { answerOf, storePhoto } from '../photos.ts';
import { storeSound } from '../sounds/sounds.ts';
import { removedObjects, uploads } from '../tables.ts';

/** Under which key a part is kept, counted from 0; the database knows it too (`removed_objects`). */
export const partKey = (id: string, part: number) => `uploads/${id}-${part}.part`;

/**
 * Makes of the parts what they are parts of, under the id of the upload: done twice, also at once, it is there once.
 * @throws ServiceError `upload_error.damaged` where they are not what was announced, and as `storePhoto` and
 *   `storeSound`; after what will not be otherwise next time, the upload is gone
 */
export async function finishUpload(
  place: Pick<Dependencies, 'database' | 'adapters' | 'log' | 'newId' | 'now'>,
  { id, userId, kind, parts, sha256 }: typeof uploads.$inferSelect,
): Promise<void> {
  const { database, adapters, now } = place;
  const keys = Array.from({ length: parts }, (_, part) => partKey(id, part));
  try {
    const pieces: Uint8Array[] = [];
    for (const key of keys) pieces.push((await answerOf(place, adapters.objects.get(key))) ?? new Uint8Array());
    const bytes = Buffer.concat(pieces);
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new ServiceError('upload_error.damaged');
    await (kind === 'photo' ? storePhoto : storeSound)(place, { userId, id }, bytes);
  } catch (error) {
    const isFinal = error instanceof ServiceError && error.status < 500 && error.status !== 429;
    if (isFinal) await database.delete(uploads).where(eq(uploads.id, id));
    throw error;
  }
  await inTransaction(database, async (tx) => {
    await tx.update(uploads).set({ isFinished: true, touchedAt: now() }).where(eq(uploads.id, id));
    const removed = keys.map((key) => ({ key, removedAt: now() }));
    await tx.insert(removedObjects).values(removed).onConflictDoNothing();
  });
}
