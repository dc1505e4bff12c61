import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger, openDatabase, pooledTransaction, PreparingClient, rowsOf } from '@haat/backend-platform';
import { tcpGate, testDatabases } from '@haat/backend-testing';
import type { TcpGate } from '@haat/backend-testing';
import { freshDatabase } from './fresh-database.ts';

const server = testDatabases().find((database) => database.server !== null)?.server ?? undefined;

// PGlite has no connections to lose.
describe.skipIf(server === undefined).each([
  ['as the driver has it', pg.Client],
  ['that prepares its statements', PreparingClient],
])('pooledTransaction on a connection %s', (_name, Client) => {
  const one = sql`select 1 as one`;
  let gate: TcpGate;
  let pool: pg.Pool;
  beforeAll(async () => {
    const { hostname, port } = new URL(server ?? '');
    gate = await tcpGate(hostname, Number(port || 5432));
    const behind = new URL(server ?? '');
    behind.host = `127.0.0.1:${gate.port}`;
    pool = new pg.Pool({ connectionString: behind.href, Client, max: 2, connectionTimeoutMillis: 3_000 });
    pool.on('error', () => undefined);
    pool.on('acquire', (client) => client.on('error', () => undefined));
  });
  beforeEach(() => gate.open());
  afterAll(async () => {
    await pool.end();
    await gate.shut();
  });

  it('commits all or nothing', async () => {
    await pooledTransaction(pool, (tx) => tx.execute(sql`create table kept (id int)`));
    await expect(
      pooledTransaction(pool, async (tx) => {
        await tx.execute(sql`insert into kept values (1)`);
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(await pooledTransaction(pool, (tx) => rowsOf(tx, sql`select id from kept`))).toEqual([]);
    await pooledTransaction(pool, (tx) => tx.execute(sql`drop table kept`));
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });

  it('sees what was there at one moment, and only reads, where it is asked to', async () => {
    const fresh = await freshDatabase(server ?? '');
    const settings = { databaseUrl: fresh.url, databasePoolSize: 2, dataDirectory: '' };
    const { database, close } = await openDatabase(settings, createLogger('silent'));
    const markers = sql`select name from identity_secrets where name like 'marker%'`;
    const mark = sql`insert into identity_secrets (name, value) values ('marker', '')`;
    try {
      // eslint-disable-next-line no-restricted-syntax -- what the option of the query builder does is what is tested
      await database.transaction(
        async (tx) => {
          expect(await rowsOf(tx, markers)).toEqual([]);
          await database.execute(mark);
          expect(await rowsOf(tx, markers)).toEqual([]);
          await expect(tx.execute(mark)).rejects.toMatchObject({ cause: { code: '25006' } });
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      );
      expect(await rowsOf(database, markers)).toEqual([{ name: 'marker' }]);
    } finally {
      await close();
      await fresh.drop();
    }
  });

  it('releases a connection that is lost in the middle, at once', async () => {
    const begun = Date.now();
    await expect(
      pooledTransaction(pool, async (tx) => {
        await gate.shut();
        await tx.execute(one);
      }),
    ).rejects.toThrow();
    expect(Date.now() - begun).toBeLessThan(2_500);
    await expect.poll(() => pool.totalCount).toBe(0);
  });

  it('has all its connections again after many that could not begin', async () => {
    for (let time = 0; time < 3; time += 1) {
      await Promise.all([pool.query('select 1'), pool.query('select 1')]);
      // Taken out in good order, broken before the first word.
      const taken = pool.connect.bind(pool);
      const dying = Object.assign(Object.create(pool) as pg.Pool, {
        connect: async () => {
          const client = await taken();
          await gate.shut();
          return client;
        },
      });
      await expect(pooledTransaction(dying, (tx) => tx.execute(one))).rejects.toThrow();
      await gate.open();
    }
    expect(await Promise.all([1, 2, 3, 4].map(() => pooledTransaction(pool, (tx) => rowsOf(tx, one))))).toEqual(
      [1, 2, 3, 4].map(() => [{ one: 1 }]),
    );
  });
});

describe.skipIf(server === undefined)('a transaction that opens with its first statement', () => {
  let pool: pg.Pool;
  const isOpen = sql`select now() < statement_timestamp() as open`;
  beforeAll(async () => {
    pool = new pg.Pool({ connectionString: server ?? undefined, Client: PreparingClient, max: 1 });
    await pool.query('create table opened (id int)');
    // The first transaction of a connection is opened alone.
    await pooledTransaction(pool, (tx) => tx.execute(isOpen));
  });
  afterAll(async () => {
    await pool.query('drop table opened');
    await pool.end();
  });
  const ids = async () => (await pool.query<{ id: number }>('select id from opened order by id')).rows;

  it('answers the statement, with and without values, and is one transaction', async () => {
    for (const statement of [sql`insert into opened values (1) returning id`, sql`select ${1}::int as id`]) {
      await expect(
        pooledTransaction(pool, async (tx) => {
          expect(await rowsOf(tx, statement)).toEqual([{ id: 1 }]);
          await tx.execute(sql`select 1`);
          expect(await rowsOf(tx, isOpen)).toEqual([{ open: true }]);
          throw new Error('refused');
        }),
      ).rejects.toThrow('refused');
    }
    expect(await ids()).toEqual([]);
  });

  it('undoes what follows a first statement that failed', async () => {
    await expect(
      pooledTransaction(pool, async (tx) => {
        await tx.execute(sql`select 1 / 0`).catch(() => undefined);
        await tx.execute(sql`insert into opened values (2)`);
      }),
    ).rejects.toMatchObject({ cause: { code: '25P02' } });
    expect(await ids()).toEqual([]);
    expect(await pooledTransaction(pool, (tx) => rowsOf(tx, sql`select 3 as id`))).toEqual([{ id: 3 }]);
  });

  it('does nothing without a statement', async () => {
    expect(await pooledTransaction(pool, () => Promise.resolve('done'))).toBe('done');
    expect(await ids()).toEqual([]);
  });

  it('refuses a first statement that would run outside of it', async () => {
    const client = await pool.connect();
    await (client as unknown as PreparingClient).begin();
    expect(() => void client.query('insert into opened values (5)')).toThrow('A transaction opens with a statement');
    await client.query({ text: 'rollback' });
    client.release();
    expect(await ids()).toEqual([]);
  });

  it('does not run the statement when it cannot be opened', async () => {
    await pool.query('deallocate begin');
    await expect(
      pooledTransaction(pool, (tx) => tx.execute(sql`insert into opened values (${4})`)),
    ).rejects.toMatchObject({ cause: { code: '26000' } });
    expect(await ids()).toEqual([]);
  });
});
