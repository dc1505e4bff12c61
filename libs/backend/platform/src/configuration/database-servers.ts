import type { Environment } from './environment.ts';

/** A pooler between this process and PostgreSQL that lends a connection for one transaction. */
export interface PoolerConfiguration {
  /** PostgreSQL itself: migrations and what is listened for need a connection that stays theirs. */
  directUrl: string;
}

/** A copy of the database that follows it, for what everybody may read a little late. */
export interface ReplicaConfiguration {
  url: string;
  /** Further behind than this it is not read, milliseconds. */
  mostLagMs: number;
}

/** What stands beside the database. */
export interface DatabaseServers {
  databasePooler: PoolerConfiguration | null;
  databaseReplica: ReplicaConfiguration | null;
}

/** @param values the environment as it was read */
export function databaseServersOf(values: Environment): DatabaseServers {
  const { DATABASE_POOLER, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL, DATABASE_REPLICA_LAG_SECONDS } = values;
  return {
    databasePooler: DATABASE_POOLER === 'transaction' ? { directUrl: DATABASE_DIRECT_URL ?? '' } : null,
    databaseReplica:
      DATABASE_REPLICA_URL === undefined
        ? null
        : { url: DATABASE_REPLICA_URL, mostLagMs: DATABASE_REPLICA_LAG_SECONDS * 1_000 },
  };
}

/** What a person must mend. */
export function databaseServersProblems(values: Environment): string[] {
  const { DATABASE_URL, DATABASE_POOLER, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL } = values;
  return [
    ...(DATABASE_POOLER === 'transaction' && DATABASE_DIRECT_URL === undefined
      ? ['DATABASE_DIRECT_URL: is needed with DATABASE_POOLER=transaction: migrations go to PostgreSQL itself']
      : []),
    ...(DATABASE_URL === undefined && DATABASE_POOLER === 'transaction'
      ? ['DATABASE_POOLER: is of PostgreSQL only. Set DATABASE_URL to the pooler’s address.']
      : []),
    ...(DATABASE_URL === undefined && DATABASE_REPLICA_URL !== undefined
      ? ['DATABASE_REPLICA_URL: is of PostgreSQL only. Set DATABASE_URL to the address of what it follows.']
      : []),
  ];
}
