import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { PersonalFile } from '@haat/backend-platform';

/** What is packed as well as it can be. */
const IS_PACKED = /\.(pdf|jpe?g|png|webp)$/;

/** A ZIP of files, given out piece by piece while they are made. */
export async function* zipFiles(files: AsyncIterable<PersonalFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    made.push(piece);
  });
  for await (const { path, content } of files) {
    const entry = IS_PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(entry);
    entry.push(content, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
