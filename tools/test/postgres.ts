import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../start/ports.ts';
import { findCommand, pathFolders } from './find-command.ts';

/** A PostgreSQL for one run of the tests. */
export interface TestPostgres {
  address: string;
  stop: () => Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, from the binaries of this machine.
 * @returns null where there are none, or where it may not run as this user
 */
export async function startTestPostgres(): Promise<TestPostgres | null> {
  const folders = [...pathFolders(), ...globSync('/usr/lib/postgresql/*/bin').sort().reverse()];
  const initdb = findCommand('initdb', folders);
  const server = findCommand('postgres', folders);
  const account = serverAccount();
  if (!initdb || !server || !account) return null;

  const folder = mkdtempSync(join(tmpdir(), 'haat-postgres-'));
  const data = join(folder, 'data');
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const created = spawnSync(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], { cwd: folder, encoding: 'utf8', ...account });
  if (created.status !== 0) {
    console.log(`A PostgreSQL for the tests could not be made: ${created.stderr.trim()}`);
    rmSync(folder, { recursive: true, force: true });
    return null;
  }

  const port = await freePort();
  // Nobody needs this data after a power cut.
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off', 'max_connections=200'];
  const child = spawn(server, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], { cwd: folder, stdio: 'ignore', ...account });
  const stop = () => stopServer(child, folder);
  if (await isReady(findCommand('pg_isready', folders), port, child)) return { address: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  await stop();
  return null;
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, if there is such a user. */
function serverAccount(): Account | null {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim() || Number.NaN));
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : null;
}

async function isReady(pgIsReady: string | undefined, port: number, child: ChildProcess): Promise<boolean> {
  if (!pgIsReady) return false;
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (spawnSync(pgIsReady, ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0) return true;
    await pause(100);
  }
  return false;
}

async function stopServer(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGQUIT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
