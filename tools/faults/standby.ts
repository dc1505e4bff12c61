import pg from 'pg';
import { postgresPrograms } from '@haat/tools/postgres-programs';
import { makePostgres, type PostgresServer } from '@haat/tools/postgres-server';

/** A server that follows another by streaming replication, and can be held back. */
export interface Standby extends AsyncDisposable {
  /** Address of a database of the given name. */
  addressOf(name: string): string;
  /** Applies nothing from now on. */
  pause(): Promise<void>;
  /** Applies again what has come. */
  resume(): Promise<void>;
  /** Applies what is committed so many seconds later, as a replica that is far behind does. */
  delay(seconds: number): Promise<void>;
  /** Queries that it has begun to answer since it was started, in all its databases. */
  transactions(): Promise<number>;
  /** Ends it at once. */
  leave(): Promise<void>;
}

/** Copies a running server and starts the copy as its standby. @param primary a server's address, as superuser */
export async function openStandby(primary: string): Promise<Standby> {
  const programs = postgresPrograms();
  const server = await makePostgres({
    isDurable: false,
    fill: (data) =>
      programs?.run('pg_basebackup', '-d', primary, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'),
    settings: ['hot_standby=on', 'wal_receiver_status_interval=1s'],
  });
  if (server === null) throw new Error('A standby could not be made.');
  if (!(await server.start())) {
    await server.remove();
    throw new Error('The standby did not start.');
  }
  return standbyOn(server);
}

function standbyOn(server: PostgresServer): Standby {
  const addressOf = (name: string) => new URL(`/${name}`, server.address).href;
  const ask = async <Row extends object>(statement: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: addressOf('postgres'), application_name: 'faults' });
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    addressOf,
    pause: async () => void (await ask('select pg_wal_replay_pause()')),
    resume: async () => void (await ask('select pg_wal_replay_resume()')),
    async delay(seconds) {
      await ask(`alter system set recovery_min_apply_delay = '${seconds}s'`);
      await ask('select pg_reload_conf()');
    },
    async transactions() {
      const [row] = await ask<{ count: string }>(
        "select sum(xact_commit + xact_rollback) as count from pg_stat_database where datname <> 'postgres'",
      );
      return Number(row?.count ?? 0);
    },
    leave: () => server.stop(),
    [Symbol.asyncDispose]: () => server.remove(),
  };
}
