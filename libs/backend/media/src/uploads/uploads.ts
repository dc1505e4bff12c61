import { MAX_PHOTO_BYTES } from '@haat/api-contract';
import type { Upload } from '@haat/api-contract/uploads';
import { MAX_SOUND_BYTES, MOST_OPEN_UPLOADS, type UploadKind } from '@haat/api-contract/vocabulary';
import { inTransaction, isId, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { and, eq, lt, sql } from 'drizzle-orm';
import { answerOf } from '../photos.ts';
import { photos, sounds, uploads } from '../tables.ts';
import { finishUpload, partKey } from './finish-upload.ts';

const DAY_MS = 86_400_000;
const MOST_BYTES: Readonly<Record<UploadKind, number>> = { photo: MAX_PHOTO_BYTES, sound: MAX_SOUND_BYTES };

/** What uploads are taken in with. */
export type UploadPlace = Pick<Dependencies, 'database' | 'adapters' | 'log' | 'newId' | 'now'>;
type UploadRow = typeof uploads.$inferSelect;

/** What is to come. */
export interface BegunUpload {
  readonly kind: UploadKind;
  /** Bytes of the whole. */
  readonly length: number;
  /** SHA-256 of the whole, hexadecimal. */
  readonly sha256: string;
}

/**
 * Begins an upload, or finds the one that was begun with the same contents: who was cut off asks by this where to go
 * on, and needs to remember nothing. See docs/domain/aftercare.md#sending-in-parts.
 * @throws ServiceError `upload_error.too_large`, `upload_error.sound_too_large`, `upload_error.too_many`; and as
 *   `finishUpload` for one that had come whole
 */
export async function beginUpload(place: UploadPlace, userId: string, begun: BegunUpload): Promise<Upload> {
  const { kind, length } = begun;
  if (length > MOST_BYTES[kind])
    throw new ServiceError(kind === 'photo' ? 'upload_error.too_large' : 'upload_error.sound_too_large');
  const row = await inTransaction(place.database, async (tx) => {
    await lockName(tx, `uploads of ${userId}`);
    return (await begunBefore(tx, userId, begun)) ?? (await newUpload(tx, place, userId, begun));
  });
  return whole(place, row);
}

/** One of the same contents, unless what it became is gone. */
async function begunBefore(
  tx: Transaction,
  userId: string,
  { kind, length, sha256 }: BegunUpload,
): Promise<UploadRow | null> {
  const [row] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.kind, kind), eq(uploads.sha256, sha256)));
  if (row === undefined) return null;
  const table = kind === 'photo' ? photos : sounds;
  const isThere = row.length === length && (!row.isFinished || (await tx.$count(table, eq(table.id, row.id))) > 0);
  if (isThere) return row;
  await tx.delete(uploads).where(eq(uploads.id, row.id));
  return null;
}

async function newUpload(
  tx: Transaction,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  userId: string,
  begun: BegunUpload,
): Promise<UploadRow> {
  const open = await tx.$count(uploads, and(eq(uploads.userId, userId), eq(uploads.isFinished, false)));
  if (open >= MOST_OPEN_UPLOADS) throw new ServiceError('upload_error.too_many');
  const row = { id: newId(), userId, ...begun, received: 0, parts: 0, isFinished: false, touchedAt: now() };
  await tx.insert(uploads).values(row);
  return row;
}

/**
 * Where an upload of this person stands.
 * @throws ServiceError `request_error.not_found` for one that is not there or another's; as `finishUpload`
 */
export async function uploadOf(place: UploadPlace, userId: string, id: string): Promise<Upload> {
  return whole(place, await ownRow(place, userId, id));
}

async function ownRow({ database }: UploadPlace, userId: string, id: string): Promise<UploadRow> {
  const [row] = isId(id)
    ? await database
        .select()
        .from(uploads)
        .where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
    : [];
  if (row === undefined) throw new ServiceError('request_error.not_found');
  return row;
}

/** Finishes what has come whole; the process may have stopped before it could. */
async function whole(place: UploadPlace, row: UploadRow): Promise<Upload> {
  if (row.received === row.length && !row.isFinished) await finishUpload(place, row);
  return { id: row.id, offset: row.received, length: row.length };
}

/** A part of an upload. */
interface NextPart {
  readonly id: string;
  /** Bytes that came before it. */
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/** Uploads of which this process takes a part now: a folder cannot write one object twice at once. */
const taking = new Set<string>();

/**
 * Takes the next part of an upload. A part that came before, or at the same time by another way, is taken once.
 * @throws ServiceError `upload_error.wrong_part` where another is next, or it is longer than what is left; and as
 *   `uploadOf`
 */
export async function takePart(place: UploadPlace, userId: string, part: NextPart): Promise<Upload> {
  const row = await ownRow(place, userId, part.id);
  if (taking.has(row.id)) throw new ServiceError('upload_error.wrong_part');
  taking.add(row.id);
  try {
    return await takeNext(place, row, part);
  } finally {
    taking.delete(row.id);
  }
}

async function takeNext(place: UploadPlace, row: UploadRow, { id, offset, bytes }: NextPart): Promise<Upload> {
  const received = offset + bytes.byteLength;
  if (offset !== row.received || received > row.length) throw new ServiceError('upload_error.wrong_part');
  if (bytes.byteLength === 0) return whole(place, row);
  // Before the row says that it is there: a process that stops in between has the part sent again, to the same place.
  await answerOf(place, place.adapters.objects.put(partKey(id, row.parts), bytes, 'application/octet-stream'));
  const [taken] = await place.database
    .update(uploads)
    .set({ received, parts: sql`${uploads.parts} + 1`, touchedAt: place.now() })
    .where(and(eq(uploads.id, id), eq(uploads.received, offset), eq(uploads.parts, row.parts)))
    .returning();
  if (taken === undefined) throw new ServiceError('upload_error.wrong_part');
  return whole(place, taken);
}

/**
 * Takes an upload back.
 * @throws ServiceError `request_error.not_found` for one that is not there or another's
 */
export async function endUpload(place: UploadPlace, userId: string, id: string): Promise<void> {
  const { id: own } = await ownRow(place, userId, id);
  await place.database.delete(uploads).where(eq(uploads.id, own));
}

/** Throws away what did not go on for a day, and forgets what was finished then. */
export async function removeOldUploads({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  await database.delete(uploads).where(lt(uploads.touchedAt, new Date(now().getTime() - DAY_MS)));
}
