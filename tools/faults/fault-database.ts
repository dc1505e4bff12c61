import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresServer } from '../test/postgres-server.ts';

/** A database server to which bad things are done. */
export interface FaultDatabase {
  /** Address of a database of the given name. */
  addressOf(name: string): string;
  /** Runs a statement on a database; its rows. */
  query<Row extends object>(name: string, statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Every process of it ends at once by SIGKILL: what was not on disk is gone. */
  kill(): Promise<void>;
  /** Goes away in an orderly way; connections are refused from then on. */
  leave(): Promise<void>;
  /** Is there again after `kill` or `leave`. */
  comeBack(): Promise<void>;
  /** Answers nobody any more, but refuses nothing either, as a machine does that hangs. */
  freeze(): void;
  /** Goes on after `freeze` as if nothing had been. */
  thaw(): void;
}

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
    async kill() {
      const killed = processesOf(server);
      for (const id of killed) send(id, 'SIGKILL');
      await server.ended();
      // A new server refuses the data as long as one process of the old one is there.
      for (let attempt = 0; attempt < 200 && killed.some(isThere); attempt += 1) await pause(25);
    },
    leave: () => server.stop(),
    async comeBack() {
      if (!(await server.start())) throw new Error('PostgreSQL did not come back.');
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
  const children = lines.map((line) => line.trim().split(/\s+/).map(Number)).filter(([, parent]) => parent === first).flatMap(([id]) => id ?? []);
  return [first, ...children];
}

function send(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch {
    // It ended meanwhile by itself.
  }
}

function isThere(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
