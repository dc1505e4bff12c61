import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Dependencies } from '@haat/backend-platform';
import { keyOf } from './photos.ts';
import { photos, removedObjects } from './tables.ts';

/** Photos whose ids are read at once; each picture is read by itself, so that memory stays small. */
const BATCH = 200;

/**
 * Moves photos that were kept in the database, from before there was an object store, into it. One that the store does
 * not take stays where it is shown from, and the next run tries again.
 */
export async function movePhotos(
  dependencies: Pick<Dependencies, 'database' | 'adapters' | 'now'>,
  batch = BATCH,
): Promise<void> {
  const { database } = dependencies;
  for (let after: string | undefined, rest = true; rest;) {
    const found = await database
      .select({ id: photos.id })
      .from(photos)
      .where(and(isNotNull(photos.jpeg), after === undefined ? undefined : gt(photos.id, after)))
      .orderBy(asc(photos.id))
      .limit(batch);
    for (const { id } of found) await movePhoto(dependencies, id);
    after = found.at(-1)?.id;
    rest = found.length === batch;
  }
}

async function movePhoto(
  { database, adapters, now }: Pick<Dependencies, 'database' | 'adapters' | 'now'>,
  id: string,
): Promise<void> {
  const [photo] = await database.select({ jpeg: photos.jpeg }).from(photos).where(eq(photos.id, id));
  if (!photo?.jpeg) return;
  await adapters.objects.put(keyOf(id), Buffer.from(photo.jpeg), 'image/jpeg');
  const moved = await database
    .update(photos)
    .set({ jpeg: null })
    .where(and(eq(photos.id, id), isNotNull(photos.jpeg)))
    .returning({ id: photos.id });
  // Deleted meanwhile, as a row with its own bytes: the database noted no object for it.
  if (moved.length === 0)
    await database
      .insert(removedObjects)
      .values({ key: keyOf(id), removedAt: now() })
      .onConflictDoNothing();
}
