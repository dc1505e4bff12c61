import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import type { PostgresPrograms } from '@haat/tools/postgres-programs';
import type { PostgresServer } from '@haat/tools/postgres-server';

/** A segment of the log is archived after this at the latest, full or not, seconds: what can be lost at most. */
export const ARCHIVE_TIMEOUT_SECONDS = 3;
/** Name by which the server waits for its receiver. */
const RECEIVER = 'receiver';
const STANZA = 'market';

/** Backups and the log of a server, outside of its data. */
export interface Archive {
  /** Settings with which a server archives. */
  readonly settings: readonly string[];
  /** Begins to keep the backups of a running server. */
  create(server: PostgresServer): void;
  backUp(): void;
  /** Takes nothing more, as a disk that is full. */
  fill(): void;
  /** Has room again. */
  empty(): void;
  /** Puts the last backup, and all of the log that is there, where the server's data were. */
  restore(server: PostgresServer): void;
  /** Receives the log as it is written. @param name another for each life of the server */
  receive(server: PostgresServer, name: string): Receiver;
}

/** A process that writes a server's log down, on another disk, before a commit is answered. */
export interface Receiver {
  stop(): Promise<void>;
}

/**
 * An archive in a folder.
 * @param isSynchronous whether each commit waits until a receiver has it
 */
export function makeArchive(programs: PostgresPrograms, folder: string, isSynchronous: boolean): Archive {
  const own = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    const { uid, gid } = programs.account;
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
    return path;
  };
  const [repository, log, lock, spool] = ['repository', 'log', 'lock', 'spool'].map(own);
  const configuration = join(own('settings'), 'pgbackrest.conf');
  const full = join(folder, 'settings', 'full');
  const backrest = programs.find('pgbackrest') ?? 'pgbackrest';
  const command = `${backrest} --config=${configuration} --stanza=${STANZA}`;
  const run = (...given: string[]) =>
    programs.run('pgbackrest', `--config=${configuration}`, `--stanza=${STANZA}`, ...given);
  let received: string | null = null;
  return {
    settings: [
      'wal_level=replica',
      'archive_mode=on',
      `archive_command=test ! -e ${full} && ${command} archive-push %p`,
      `archive_timeout=${ARCHIVE_TIMEOUT_SECONDS}`,
      ...(isSynchronous ? [`synchronous_standby_names=${RECEIVER}`] : []),
    ],
    create(server) {
      writeFileSync(
        configuration,
        [
          '[global]',
          `repo1-path=${repository}`,
          'repo1-retention-full=2',
          `log-path=${log}`,
          `lock-path=${lock}`,
          `spool-path=${spool}`,
          'log-level-file=off',
          'log-level-console=error',
          'start-fast=y',
          'compress-type=lz4',
          `[${STANZA}]`,
          `pg1-path=${server.data}`,
          `pg1-port=${server.port}`,
          `pg1-socket-path=${join(server.data, '..')}`,
          'pg1-user=postgres',
        ].join('\n'),
      );
      run('stanza-create');
    },
    backUp: () => void run('--type=full', 'backup'),
    fill: () => writeFileSync(full, ''),
    empty: () => rmSync(full, { force: true }),
    restore(server) {
      mkdirSync(server.data, { recursive: true, mode: 0o700 });
      const { uid, gid } = programs.account;
      if (uid !== undefined && gid !== undefined) chownSync(server.data, uid, gid);
      const get = `${command} archive-get %f "%p"`;
      // What had not been archived yet: the last segment is there in part.
      const fromReceiver =
        received === null ? '' : ` || cp ${received}/%f "%p" 2>/dev/null || cp ${received}/%f.partial "%p"`;
      run(`--recovery-option=restore_command=${get}${fromReceiver}`, 'restore');
    },
    receive(server, name) {
      const path = own(`received-${name}`);
      received = path;
      const database = `${server.address}?application_name=${RECEIVER}`;
      const given = ['-D', path, '-S', name, '-d', database];
      programs.run('pg_receivewal', ...given, '--create-slot');
      return receiverOf(programs.start('pg_receivewal', [...given, '--synchronous']));
    },
  };
}

function receiverOf(child: ChildProcess): Receiver {
  child.stderr?.resume();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
