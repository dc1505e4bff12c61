import { spawn, spawnSync, type ChildProcess, type SpawnSyncReturns } from 'node:child_process';
import { globSync } from 'node:fs';
import { findCommand, pathFolders } from './find-command.ts';

/** As whom a program runs. */
interface Account {
  uid?: number;
  gid?: number;
}

/** PostgreSQL's programs of this machine, and those of its neighbours, run as the user whose the data are. */
export interface PostgresPrograms {
  readonly account: Account;
  /** Full path of a program; undefined where it is not installed. */
  find(name: string): string | undefined;
  /** Runs a program to its end. @throws Error with what it said when it fails */
  run(name: string, ...given: string[]): string;
  /** Starts a program that goes on. @param environment variables beyond this process's own */
  start(name: string, given: readonly string[], environment?: Readonly<Record<string, string>>): ChildProcess;
}

/** The programs of PostgreSQL; null where there are none, or where it may not run as this user. */
export function postgresPrograms(): PostgresPrograms | null {
  const folders = [...pathFolders(), ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(), '/usr/sbin'];
  const account = serverAccount();
  const find = (name: string) => findCommand(name, folders);
  if (account === null || ['initdb', 'postgres', 'pg_isready'].some((name) => find(name) === undefined)) return null;
  const path = (name: string) => {
    const found = find(name);
    if (found === undefined) throw new Error(`${name} is not installed.`);
    return found;
  };
  return {
    account,
    find,
    run(name, ...given) {
      const ended: SpawnSyncReturns<string> = spawnSync(path(name), given, {
        cwd: '/',
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        ...account,
      });
      if (ended.status !== 0) throw new Error(`${name} failed: ${(ended.stderr || ended.stdout).trim()}`);
      return ended.stdout;
    },
    start: (name, given, environment = {}) =>
      spawn(path(name), given, {
        cwd: '/',
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...process.env, ...environment },
        ...account,
      }),
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
