import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { objectKey } from './object-store.ts';
import type { ObjectStore } from './object-store.ts';

const FILE_OF_OWNER = 0o600;
const FOLDER_OF_OWNER = 0o700;

/**
 * Keeps each object as a file that only its owner may read. A file appears whole, or not at all, also when the machine
 * stops in between.
 */
export function createFolderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, objectKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: FOLDER_OF_OWNER });
      const unfinished = unfinishedOf(path);
      try {
        const file = await open(unfinished, 'w', FILE_OF_OWNER);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key) {
      return readFile(pathOf(key)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      });
    },
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rm(unfinishedOf(path), { force: true });
    },
  };
}

/** Where a file grows: always the same for a key, so that removing the key also removes what a stop left behind. */
function unfinishedOf(path: string): string {
  return `${path}.unfinished`;
}
