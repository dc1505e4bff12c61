import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../start/ports.ts';
import { postgresPrograms } from './postgres-programs.ts';

/** Durability settings of a server. */
export interface PostgresSettings {
  /** With it, what is committed outlives a power cut, as on a real server; without it, tests are faster. */
  isDurable: boolean;
  /** Where its data are kept for the next time; a temporary folder, which is removed, when left out. */
  folder?: string;
  /** Further settings of the server: 'archive_mode=on'. */
  settings?: readonly string[];
  /** Puts data into the folder, for a server that is no new one; those of a new one when left out. */
  fill?: (data: string) => void;
}

/** A PostgreSQL with data of its own, that can be started and ended more than once. */
export interface PostgresServer {
  /** Address of its first database, as the superuser. */
  address: string;
  port: number;
  /** The folder of its data. */
  data: string;
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

/**
 * Makes a PostgreSQL from the binaries of this machine; it is not started yet.
 * @returns null where there are none, or where it may not run as this user
 */
export async function makePostgres({
  isDurable,
  folder: keptIn,
  settings: more = [],
  fill,
}: PostgresSettings): Promise<PostgresServer | null> {
  const programs = postgresPrograms();
  if (programs === null) return null;
  const { account } = programs;
  const [initdb = '', server = '', isReady = ''] = ['initdb', 'postgres', 'pg_isready'].map(programs.find);

  if (keptIn !== undefined) mkdirSync(keptIn, { recursive: true });
  const folder = keptIn ?? mkdtempSync(join(tmpdir(), 'haat-postgres-'));
  const data = join(folder, 'data');
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  if (fill !== undefined) fill(data);
  else if (!existsSync(join(data, 'PG_VERSION'))) {
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
    ...more,
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
    port,
    data,
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

async function waitUntilReady([command = '', ...rest]: readonly string[], child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 300 && child.exitCode === null && child.signalCode === null; attempt += 1) {
    if (spawnSync(command, rest).status === 0) return true;
    await pause(100);
  }
  return false;
}
