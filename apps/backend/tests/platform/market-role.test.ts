import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectForMigrations, createLogger, openDatabase, readConfiguration } from '@haat/backend-platform';
import type { OpenDatabase } from '@haat/backend-platform';
import { signInForTest, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startProcess } from '../../src/start-process.ts';
import type { RunningBackend } from '../../src/start-process.ts';
import { freshDatabase, runStatement } from './fresh-database.ts';
import type { FreshDatabase } from './fresh-database.ts';

const GRANTS = readFileSync(join(import.meta.dirname, '../../deploy/market-role.sql'), 'utf8');
const NUMBER = '9876543210';
const LOG = createLogger('silent');
const POSTGRES = testDatabases().find(({ server }) => server !== null)?.server ?? null;

describe.skipIf(POSTGRES === null)('a backend whose role owns no table', () => {
  const role = `haat_market_${randomUUID().slice(0, 8)}`;
  let fresh: FreshDatabase;
  let open: OpenDatabase;
  let backend: RunningBackend;
  let ownUrl: string;

  beforeAll(async () => {
    fresh = await freshDatabase(POSTGRES ?? '');
    await (await openDatabase({ databaseUrl: fresh.url, databasePoolSize: 1, dataDirectory: '' }, LOG)).close();
    const named = GRANTS.replaceAll('haat_market', role);
    await runStatement(fresh.url, `${named}; alter role ${role} password 'test'`);
    const url = new URL(fresh.url);
    Object.assign(url, { username: role, password: 'test' });
    ownUrl = url.href;
    open = await openDatabase({ databaseUrl: ownUrl, databasePoolSize: 3, dataDirectory: '' }, LOG);
    const sandbox = { SMS_ADAPTER: 'sandbox', PAYMENT_GATEWAY: 'sandbox', SAMPLE_MARKET: 'true' };
    backend = await startProcess(
      {
        ...readConfiguration({ ...sandbox, PORT: '0', LOG_LEVEL: 'silent' }),
        personalDataKey: Buffer.alloc(32, 'test').toString('base64'),
      },
      LOG,
      { open: async () => open },
    );
  });
  afterAll(async () => {
    await backend?.close();
    await runStatement(fresh.url, `drop owned by ${role} cascade; drop role ${role}`);
    await fresh.drop();
  });

  it('fills the market, signs a farmer in and shows goods', async () => {
    const { accessToken } = await signInForTest({ dependencies: backend.dependencies } as TestBackend, NUMBER);
    const asked = await fetch(`${backend.address}/user/v1/details`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(asked.status).toBe(200);
    const goods = await fetch(`${backend.address}/catalogue/v1/products?vendor_id=v-nashik-1`);
    expect((await goods.json()) as object).toMatchObject({ results: expect.arrayContaining([expect.anything()]) });
  });

  it.each([
    ['takes away the trigger that keeps security events', 'drop trigger security_events_only_grow on security_events'],
    ['switches it off', 'alter table security_events disable trigger all'],
    ['empties the record', 'truncate security_events'],
    ['drops a ledger', 'drop table shop_entries'],
    ['makes a table', 'create table own (id int)'],
    ['writes into the journal of migrations', 'delete from drizzle.__drizzle_migrations'],
  ])('never %s', async (_what, statement) => {
    await expect(runStatement(ownUrl, statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('changes no security event, and removes none that is younger than a year', async () => {
    const connection = await connectForMigrations(fresh.url);
    await runStatement(ownUrl, `update users set roles = '["support"]' where phone_number = '${NUMBER}'`);
    const [before] = await connection.query('select count(*)::int as rows from security_events');
    expect(before?.['rows']).toBeGreaterThan(0);
    await expect(runStatement(ownUrl, 'update security_events set user_id = null')).rejects.toThrow('only added to');
    await expect(runStatement(ownUrl, 'delete from security_events')).rejects.toThrow('only added to');
    expect(await connection.query('select count(*)::int as rows from security_events')).toEqual([before]);
    await connection.end();
  });
});
