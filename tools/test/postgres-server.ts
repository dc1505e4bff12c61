import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../start/ports.ts';
import { findCommand, pathFolders } from './find-command.ts';

/** Durability settings of a server. */
export interface PostgresSettings {
  /** With it, what is committed outlives a power cut, as on a real server; without it, tests are faster. */
  isDurable: boolean;
  /** Where its data are kept for the next time; a temporary folder, which is removed, when left out. */
  folder?: string;
}

/** A PostgreSQL with data of its own, that can be started and ended more than once. */
export interface PostgresServer {
  /** Address of its first database, as the superuser. */
  address: string;
  /** @returns whether it answers */
  start(): Promise<boolean>;
  /** The first of its processes, or undefined while it is down. */
  processId(): number | undefined;
  /** Ends it at once, as its operator would in a hurry; what was committed is there at the next start. */
  stop(): Promise<void>;
  /** Resolves once its first process has ended, however it came about. */
  ended(): Promise<void>;
  /** Stops it, and forgets its data unless they have a folder of their own. */
  remove(): Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
}

/**
 * Makes a PostgreSQL from the binaries of this machine; it is not started yet.
 * @returns null where there are none, or where it may not run as this user
 */
export async function makePostgres({ isDurable, folder: keptIn }: PostgresSettings): Promise<PostgresServer | null> {
  const folders = [...pathFolders(), ...globSync('/usr/lib/postgresql/*/bin').sort().reverse()];
  const [initdb, server, isReady] = ['initdb', 'postgres', 'pg_isready'].map((name) => findCommand(name, folders));
  const account = serverAccount();
  if (!initdb || !server || !isReady || !account) return null;

  if (keptIn !== undefined) mkdirSync(keptIn, { recursive: true });
  const folder = keptIn ?? mkdtempSync(join(tmpdir(), 'haat-postgres-'));
  const data = join(folder, 'data');
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const created = spawnSync(
      initdb,
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { cwd: folder, encoding: 'utf8', ...account },
    );
    if (created.status !== 0) {
      console.log(`A PostgreSQL could not be made: ${created.stderr.trim()}`);
      if (keptIn === undefined) rmSync(folder, { recursive: true, force: true });
      return null;
    }
  }
  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    `fsync=${isDurable ? 'on' : 'off'}`,
    'max_connections=200',
  ];
  let child: ChildProcess | null = null;
  let ending: Promise<void> = Promise.resolve();
  const stop = async () => {
    // What is kept is closed in order, so that it opens at once the next time.
    child?.kill(keptIn === undefined ? 'SIGQUIT' : 'SIGINT');
    await ending;
  };
  return {
    address: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async start() {
      const started = spawn(server, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
        cwd: folder,
        stdio: 'ignore',
        ...account,
      });
      child = started;
      ending = new Promise((resolve) =>
        started.once('close', () => {
          child = null;
          resolve();
        }),
      );
      return waitUntilReady([isReady, '-q', '-h', '127.0.0.1', '-p', String(port)], started);
    },
    processId: () => child?.pid,
    stop,
    ended: () => ending,
    async remove() {
      await stop();
      if (keptIn === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, if there is such a user. */
function serverAccount(): Account | null {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim() || Number.NaN),
  );
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : null;
}

async function waitUntilReady([command = '', ...rest]: readonly string[], child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 300 && child.exitCode === null && child.signalCode === null; attempt += 1) {
    if (spawnSync(command, rest).status === 0) return true;
    await pause(100);
  }
  return false;
}
