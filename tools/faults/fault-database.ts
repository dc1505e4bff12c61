import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresServer } from '@haat/tools/postgres-server';

/** A database server to which bad things are done. */
export interface FaultDatabase {
  /** Address of a database of the given name. */
  addressOf(name: string): string;
  /** Runs a statement on a database; its rows. */
  query<Row extends object>(name: string, statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Looks up its processes; what is answered ends them all at once by SIGKILL, without a further look, so that the
   * moment can be chosen. What was not on disk is gone then.
   */
  aim(): () => Promise<void>;
  /** Goes away in an orderly way; connections are refused from then on. */
  leave(): Promise<void>;
  /** Is there again after `kill` or `leave`. */
  comeBack(): Promise<void>;
  /** Stops answering without refusing connections, as a hung machine does. */
  freeze(): void;
  /** Goes on after `freeze` as if nothing had been. */
  thaw(): void;
}

const START_ATTEMPTS = 20;
const START_PAUSE_MS = 250;

/** @param server a running one */
export function faultDatabase(server: PostgresServer): FaultDatabase {
  const addressOf = (name: string) => new URL(`/${name}`, server.address).href;
  const signal = (name: NodeJS.Signals) => {
    for (const id of processesOf(server)) send(id, name);
  };
  return {
    addressOf,
    async query<Row extends object>(name: string, statement: string, values: readonly unknown[] = []) {
      const client = new pg.Client({ connectionString: addressOf(name), application_name: 'faults' });
      await client.connect();
      try {
        return (await client.query<Row>(statement, [...values])).rows;
      } finally {
        await client.end();
      }
    },
    aim() {
      const targets = processesOf(server);
      return async () => {
        for (const id of targets) send(id, 'SIGKILL');
        await server.ended();
      };
    },
    leave: () => server.stop(),
    async comeBack() {
      // A new server refuses the data as long as one process of the old one is there.
      for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
        if (await server.start()) return;
        await pause(START_PAUSE_MS);
      }
      throw new Error('PostgreSQL did not come back.');
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
}

/** The server's first process and its children: one for each connection, and those that write. */
function processesOf(server: PostgresServer): number[] {
  const first = server.processId();
  if (first === undefined) return [];
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const children = lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === first)
    .flatMap(([id]) => id ?? []);
  return [first, ...children];
}

function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch {
    // It ended meanwhile by itself.
  }
}
