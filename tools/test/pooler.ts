import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../start/ports.ts';
import { postgresPrograms } from './postgres-programs.ts';

/** A pooler before a PostgreSQL. */
export interface Pooler {
  /** Its own address, with the name of the server's first database. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Few, so that transactions of one connection really land on several. */
const SERVER_CONNECTIONS = 10;

/**
 * Starts PgBouncer in transaction mode before a PostgreSQL, for all its databases. It is told of no setting that a
 * client may say at its start: one that it does not know is refused, as by a pooler that nobody prepared for us.
 * @param server address of the PostgreSQL, as a superuser
 * @returns null where PgBouncer is not installed
 */
export async function startPooler(server: string): Promise<Pooler | null> {
  const programs = postgresPrograms();
  if (programs === null || programs.find('pgbouncer') === undefined) return null;
  const folder = mkdtempSync(join(tmpdir(), 'haat-pooler-'));
  const { uid, gid } = programs.account;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const { hostname, port: serverPort, username } = new URL(server);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort} user=${username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${SERVER_CONNECTIONS}`,
      'max_client_conn = 500',
      // A test's database is dropped when its suite ends.
      'server_idle_timeout = 5',
    ].join('\n'),
  );
  const child = programs.start('pgbouncer', [settings]);
  child.stderr?.resume();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (await answersAt(port)) {
      const address = new URL(server);
      address.host = `127.0.0.1:${port}`;
      return { address: address.href, stop };
    }
    await pause(50);
  }
  await stop();
  throw new Error('PgBouncer did not start.');
}

function answersAt(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
