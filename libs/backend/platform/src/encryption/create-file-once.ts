import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OWNER_ONLY = 0o600;

/**
 * The text of a file that only its owner may read; created once, on first use, even by concurrent processes. The rights
 * of others on a file that is there are taken away.
 */
export function createFileOnce(folder: string, name: string, make: () => string): string {
  const path = join(folder, name);
  const there = read(path);
  if (there !== null) return there;
  mkdirSync(folder, { recursive: true });
  const own = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, make(), { mode: OWNER_ONLY, flag: 'wx' });
  try {
    // Appears whole, and only if no other process was first.
    linkSync(own, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(own, { force: true });
  }
  const made = read(path);
  if (made === null) throw new Error(`${name} could not be read back`);
  return made;
}

function read(path: string): string | null {
  try {
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, OWNER_ONLY);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
