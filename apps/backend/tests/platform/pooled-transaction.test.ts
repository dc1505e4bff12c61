import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pooledTransaction, rowsOf } from '@haat/backend-platform';
import { tcpGate, testDatabases } from '@haat/backend-testing';
import type { TcpGate } from '@haat/backend-testing';

const server = testDatabases().find((database) => database.server !== null)?.server;

// PGlite has no connections to lose.
describe.skipIf(server === undefined)('pooledTransaction on PostgreSQL', () => {
  const one = sql`select 1 as one`;
  let gate: TcpGate;
  let pool: pg.Pool;
  beforeAll(async () => {
    const { hostname, port } = new URL(server ?? '');
    gate = await tcpGate(hostname, Number(port || 5432));
    const behind = new URL(server ?? '');
    behind.host = `127.0.0.1:${gate.port}`;
    pool = new pg.Pool({ connectionString: behind.href, max: 2, connectionTimeoutMillis: 3_000 });
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
