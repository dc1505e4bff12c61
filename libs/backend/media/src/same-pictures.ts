import { createHash } from 'node:crypto';
import type { Executor } from '@haat/backend-platform';
import { photoOf, type PhotoPlace } from './photos.ts';

/**
 * Whether two lists of a person's photos show the same pictures, in whichever order: a file that is sent twice has two
 * ids and, being made a JPEG in the same way, the same bytes. One that is unknown or another's is the same as no other.
 * @param executor the transaction in which they are read
 * @throws ServiceError `request_error.unavailable` when the object store does not answer
 */
export async function haveSamePictures(
  place: PhotoPlace,
  executor: Executor,
  userId: string,
  [one, other]: readonly [readonly string[], readonly string[]],
): Promise<boolean> {
  if (one.length !== other.length) return false;
  if (one.every((id) => other.includes(id))) return true;
  const hashes = async (ids: readonly string[]): Promise<(string | null)[]> => {
    const found: (string | null)[] = [];
    // One after the other: four photos of 8 MB are not needed in memory at once.
    for (const id of ids) {
      const jpeg = await photoOf(place, id, userId, executor);
      found.push(jpeg && createHash('sha256').update(jpeg).digest('hex'));
    }
    return found.toSorted();
  };
  const [first, second] = [await hashes(one), await hashes(other)];
  return first.every((hash, index) => hash !== null && hash === second[index]);
}
