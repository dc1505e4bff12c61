import type { Sound } from '@haat/api-contract/uploads';
import { inTransaction, isId, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { answerOf, type PhotoPlace } from '../photos.ts';
import { sounds } from '../tables.ts';
import { readSound } from './read-sound.ts';

const DAY_MS = 86_400_000;
/** Voice notes of one person in a day that belong to nothing yet. See docs/domain/advice.md#voice-notes. */
const MOST_UNUSED = 20;

/** Under which key a voice note is kept; the database knows it too (`removed_objects`). */
export const soundKey = (id: string) => `sounds/${id}.audio`;

/** Who sends a voice note. */
interface SoundSender {
  readonly userId: string;
  /** The note's, where it has one already: taken in again, it is the same note. */
  readonly id?: string;
}

/**
 * Takes a person's voice note in: first the row that says whose it is, then the sound. What stops in between is there
 * for nobody and is thrown away.
 * @throws ServiceError as `readSound`; `upload_error.too_many`, `request_error.unavailable` when the object store does
 *   not take it
 */
export async function storeSound(
  dependencies: Pick<Dependencies, 'database' | 'adapters' | 'log' | 'newId' | 'now'>,
  { userId, id = dependencies.newId() }: SoundSender,
  upload: Uint8Array,
): Promise<Sound> {
  const { database, adapters, now } = dependencies;
  const { bytes, type, duration } = await readSound(upload);
  await inTransaction(database, async (tx) => {
    await lockName(tx, `sounds of ${userId}`);
    const dayBefore = new Date(now().getTime() - DAY_MS);
    const unused = and(eq(sounds.userId, userId), isNull(sounds.usedAt), gt(sounds.createdAt, dayBefore));
    if ((await tx.$count(sounds, unused)) >= MOST_UNUSED) throw new ServiceError('upload_error.too_many');
    await tx.insert(sounds).values({ id, userId, type, duration, createdAt: now() }).onConflictDoNothing();
  });
  await answerOf(dependencies, adapters.objects.put(soundKey(id), bytes, type));
  await database.update(sounds).set({ isStored: true }).where(eq(sounds.id, id));
  return soundView({ id, type, duration });
}

/** A voice note in an answer. */
export function soundView({ id, type, duration }: Pick<typeof sounds.$inferSelect, 'id' | 'type' | 'duration'>): Sound {
  return { id, type, seconds: Math.max(1, Math.round(duration / 1000)) };
}

/** Voice notes by their ids, those that are there. The caller has to check who owns them. */
export async function soundsOf(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Sound>> {
  if (ids.length === 0) return new Map();
  const found = await executor
    .select()
    .from(sounds)
    .where(and(inArray(sounds.id, [...ids]), eq(sounds.isStored, true)));
  return new Map(found.map((sound) => [sound.id, soundView(sound)]));
}

/**
 * Says that a voice note belongs to something of this person's, in the transaction of that.
 * @throws ServiceError `upload_error.sound_unknown` for one that is not there or another user's
 */
export async function attachSound(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  userId: string,
  id: string,
): Promise<void> {
  const own = and(eq(sounds.id, id), eq(sounds.userId, userId), eq(sounds.isStored, true));
  const used = isId(id) ? await tx.update(sounds).set({ usedAt: now() }).where(own).returning({ id: sounds.id }) : [];
  if (used.length === 0) throw new ServiceError('upload_error.sound_unknown');
}

/** The bytes of a voice note, and what they are. */
export interface StoredSound {
  readonly bytes: Uint8Array;
  readonly type: Sound['type'];
}

/**
 * A voice note, or null for an unknown id and another's than this person's.
 * @throws ServiceError `request_error.unavailable` when the object store does not answer
 */
export async function soundOf(place: PhotoPlace, id: string, userId: string): Promise<StoredSound | null> {
  if (!isId(id)) return null;
  const [sound] = await place.database
    .select({ type: sounds.type })
    .from(sounds)
    .where(and(eq(sounds.id, id), eq(sounds.userId, userId), eq(sounds.isStored, true)));
  if (sound === undefined) return null;
  const bytes = await answerOf(place, place.adapters.objects.get(soundKey(id)));
  return bytes && { bytes, type: sound.type };
}

/** Throws voice notes away that came to belong to nothing within a day. */
export async function removeUnusedSounds({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const dayBefore = new Date(now().getTime() - DAY_MS);
  await database.delete(sounds).where(and(isNull(sounds.usedAt), lt(sounds.createdAt, dayBefore)));
}
