import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Takes the rights of others away from a folder and all that is in it. The folder comes first: from then on other
 * users cannot reach a file in it. Links are left alone. Systems without such rights (Windows) keep their own.
 */
export async function restrictToOwner(folder: string): Promise<void> {
  await chmod(folder, FOLDER);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const wanted = entry.isDirectory() ? FOLDER : FILE;
    if ((entry.isDirectory() || entry.isFile()) && ((await lstat(path)).mode & 0o777) !== wanted)
      await chmod(path, wanted);
  }
}
