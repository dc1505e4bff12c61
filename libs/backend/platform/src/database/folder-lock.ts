import { readFileSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import lockfile from 'proper-lockfile';
import { StartError } from '../configuration/start-error.ts';

/** A lock that has not been renewed for this long, by a process that cannot be looked at, is stale. */
const STALE_MS = 10_000;
const RENEW_MS = 2_000;

/** Who holds a folder, written beside its lock. */
interface Owner {
  host: string;
  processId: number;
  /**
   * Start time of that process, where the system provides it (Linux); distinguishes it from a later process with the
   * same id.
   */
  begun: string | null;
}

/**
 * Takes a data folder for this process and keeps it until the returned function is called. A folder whose process was
 * killed is taken over at once.
 * @throws StartError when another process has it
 */
export async function lockFolder(folder: string, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  // Two processes that start together after a killed one must not both clear its lock: one at a time looks.
  const releaseStart = await lockfile.lock(join(folder, 'starting'), {
    realpath: false,
    stale: 5_000,
    update: 1_000,
    retries: { retries: 60, factor: 1, minTimeout: 100, maxTimeout: 100 },
  });
  try {
    return await acquire(folder, log);
  } finally {
    await releaseStart();
  }
}

async function acquire(folder: string, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const lockPath = join(folder, 'in-use.lock');
  const ownerPath = join(folder, 'owner.json');
  const inUse = new StartError([
    `DATA_DIRECTORY: another process is using the embedded database in ${folder}. Stop it or set DATABASE_URL.`,
  ]);
  const heldSince = await lastRenewal(lockPath);
  if (heldSince !== null) {
    const owner = await readOwner(ownerPath);
    if (owner?.host === hostname()) {
      if (isRunning(owner)) throw inUse;
    } else if (!(await isAbandoned(lockPath, heldSince))) {
      throw inUse;
    }
    await rm(lockPath, { recursive: true, force: true });
  }
  const release = await lockfile.lock(join(folder, 'in-use'), {
    realpath: false,
    stale: STALE_MS,
    update: RENEW_MS,
    onCompromised: (error) =>
      log.fatal({ reason: error.message }, 'the lock of the embedded database was lost; stop this process'),
  });
  await writeFile(
    ownerPath,
    JSON.stringify({ host: hostname(), processId: process.pid, begun: startTimeOf(process.pid) } satisfies Owner),
  );
  return release;
}

async function lastRenewal(lockPath: string): Promise<number | null> {
  return stat(lockPath).then(
    (found) => found.mtimeMs,
    () => null,
  );
}

/** A holder on another machine (a shared volume) or in a gone container can only be judged by its renewals. */
async function isAbandoned(lockPath: string, lastSeen: number): Promise<boolean> {
  if (Date.now() - lastSeen > STALE_MS) return true;
  await wait(RENEW_MS * 2);
  return (await lastRenewal(lockPath)) === lastSeen;
}

async function readOwner(path: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

function isRunning(owner: Owner): boolean {
  if (owner.processId === process.pid) return owner.begun === null || owner.begun === startTimeOf(process.pid);
  try {
    process.kill(owner.processId, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const begun = startTimeOf(owner.processId);
  return begun === null || owner.begun === null || begun === owner.begun;
}

/** The 22nd field of /proc/<pid>/stat: the start in ticks since the machine booted. */
function startTimeOf(processId: number): string | null {
  try {
    const line = readFileSync(`/proc/${processId}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
