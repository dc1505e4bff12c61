import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectForMigrations, readMigrations } from '@haat/backend-platform';
import { testDatabases } from '@haat/backend-testing';
import { freshDatabase } from './fresh-database.ts';
import type { FreshDatabase } from './fresh-database.ts';

const POSTGRES = testDatabases().find(({ server }) => server !== null)?.server ?? null;
const COMMAND = join(import.meta.dirname, '../../src/commands/migrate.ts');

describe.skipIf(POSTGRES === null)('npm run migrate', () => {
  let database: FreshDatabase;
  beforeEach(async () => {
    database = await freshDatabase(POSTGRES ?? '');
  });
  afterEach(() => database.drop());

  /** Runs it, and kills it after so many migrations when a number is given. */
  const migrate = (killedAfter = Infinity, url = database.url) =>
    new Promise<{ code: number | null; output: string }>((done) => {
      const env = { PATH: process.env['PATH'], DATABASE_URL: url };
      const child = spawn(process.execPath, [COMMAND], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part: Buffer) => {
          output += part.toString();
          if (output.split('applied a migration').length > killedAfter) child.kill('SIGKILL');
        });
      child.once('close', (code) => done({ code, output }));
    });
  const applied = async () => {
    const connection = await connectForMigrations(database.url);
    const rows = await connection.query('select hash from drizzle.__drizzle_migrations order by created_at');
    await connection.end();
    return rows.map(({ hash }) => hash);
  };
  const all = readMigrations().map(({ hash }) => hash);

  it('that was killed in the middle is gone on with, by two at once, and each step is applied once', async () => {
    expect((await migrate(10)).code).toBeNull();
    const some = await applied();
    expect(some.length).toBeGreaterThanOrEqual(10);
    expect(some.length).toBeLessThan(all.length);
    const both = await Promise.all([migrate(), migrate()]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await applied()).toEqual(all);
  });

  it('says in one line that a name of a database is not known, without its password', async () => {
    const { code, output } = await migrate(Infinity, 'postgres://someone:a-password@no-such-host.invalid:5432/market');
    expect(code).toBe(1);
    expect(output).toMatch(
      /^DATABASE_URL: the database at no-such-host\.invalid:5432\/market cannot be reached: .*\n$/,
    );
    expect(output).not.toContain('a-password');
  });
});
