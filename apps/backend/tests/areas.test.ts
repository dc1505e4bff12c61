import { randomUUID } from 'node:crypto';
import { getTableConfig, PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEPT_DATA_PURPOSES, type KeptDataPurpose } from '@haat/api-contract/vocabulary';
import { addEvent, createAdapters, eventHandlersOf, inTransaction } from '@haat/backend-platform';
import type { Area } from '@haat/backend-platform/area';
import { payoutsByHand } from '@haat/backend-payments';
import { signInForTest } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { AREAS } from '../src/compose.ts';
import { startBackend } from './start-backend.ts';

/** Tables by the area that has them. */
const TABLES = await Promise.all(
  AREAS.map(async ({ name, personalData = [] }) => {
    const tables: object = await import(`@haat/backend-${name}/tables`).catch(() => ({}));
    return { name, personalData, tables: Object.values(tables).filter((table) => table instanceof PgTable) };
  }),
);
const PERSONS_COLUMN = /^((user|farmer|agent|person|member)_id|created_by|phone_number|mobile_number|owner)$|_user_id$/;

/** Columns of a table that name a person, by their name or because they refer to the table of users. */
function personsColumns(table: PgTable): string[] {
  const { columns, foreignKeys } = getTableConfig(table);
  const toUsers = foreignKeys
    .map((key) => key.reference())
    .filter(({ foreignTable }) => getTableConfig(foreignTable).name === 'users')
    .flatMap((reference) => reference.columns.map(({ name }) => name));
  return [...new Set([...columns.map(({ name }) => name).filter((name) => PERSONS_COLUMN.test(name)), ...toUsers])];
}

describe('a new area', () => {
  const told: string[] = [];
  let jobRuns = 0;
  const weather: Area = {
    name: 'weather',
    routes: [
      {
        name: 'weather',
        service: 'main',
        register(app) {
          app.get('/weather/v1/today', { schema: { tags: ['weather'] } }, async () => ({ rain_mm: 12 }));
        },
      },
    ],
    permissions: { 'GET /weather/v1/today': 'everybody' },
    jobs: [
      {
        name: 'weather.fetch',
        every: 60_000,
        run: async () => {
          jobRuns += 1;
        },
      },
    ],
    eventHandlers: {
      'weather.rain': async (_dependencies, { payload }) => {
        told.push(payload['place'] ?? '');
      },
    },
  };
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ areas: [...AREAS, weather] });
  });
  afterAll(() => backend?.close());

  it('answers its route', async () => {
    expect(await backend.request('GET', '/weather/v1/today')).toMatchObject({ status: 200, body: { rain_mm: 12 } });
  });

  it('runs its job', async () => {
    await expect.poll(() => jobRuns).toBe(1);
  });

  it('receives its events', async () => {
    await inTransaction(backend.database, (tx) =>
      addEvent(tx, { id: randomUUID(), type: 'weather.rain', payload: { place: 'Nashik' }, at: new Date() }),
    );
    await expect.poll(() => told).toEqual(['Nashik']);
  });

  it('cannot handle an event that another area handles', () => {
    const taken = Object.keys(eventHandlersOf(AREAS))[0] ?? '';
    const second: Area = { name: 'second', eventHandlers: { [taken]: async () => undefined } };
    expect(() => eventHandlersOf([...AREAS, second])).toThrow(`the area second handles ${taken}`);
  });

  it('cannot start when it provides an adapter that another area provides already', () => {
    const second: Area = {
      name: 'second',
      adapters: { payouts: { isChosen: () => true, create: () => payoutsByHand } },
    };
    const context = {
      ...backend.dependencies,
      configuration: backend.dependencies.configuration,
      ownAddress: () => '',
    };
    expect(() => createAdapters([...AREAS, second], context)).toThrow(/adapter for payouts, but chooses .*second/);
    expect(() => createAdapters([], context)).not.toThrow();
  });
});

describe('permissions', () => {
  let backend: TestBackend;
  let token: string;
  const seen: { area: string; route: string }[] = [];
  beforeAll(async () => {
    const watched = AREAS.map((area): Area => ({
      ...area,
      routes: (area.routes ?? []).map((module) => ({
        ...module,
        async register(app, dependencies) {
          app.addHook('onRoute', ({ method, url }) => {
            for (const name of [method].flat())
              if (name !== 'HEAD' && name !== 'OPTIONS') seen.push({ area: area.name, route: `${name} ${url}` });
          });
          await module.register(app, dependencies);
        },
      })),
    }));
    backend = await startBackend({ areas: watched });
    token = (await signInForTest(backend, '9400000021')).accessToken;
  });
  afterAll(() => backend?.close());

  const rows = AREAS.flatMap(({ name, permissions = {} }) =>
    Object.entries(permissions).map(([route, row]) => ({
      area: name,
      route,
      who: typeof row === 'string' ? row : row.who,
      forFarmer: typeof row === 'string' ? null : row,
    })),
  );
  const ask = (route: string, headers: { token?: string }) => {
    const [method = '', path = ''] = route.split(' ');
    return backend.request(method, path.replace(/:\w+/g, randomUUID()), {
      ...headers,
      ...(method === 'GET' ? {} : { body: {} }),
    });
  };

  it('are declared for every route by its own area, and for no other route', () => {
    const said = rows.map(({ area, route }) => `${area} ${route}`).sort();
    expect(seen.length).toBeGreaterThan(80);
    expect(said).toEqual(seen.map(({ area, route }) => `${area} ${route}`).sort());
  });

  it.each(rows.filter(({ who }) => who !== 'everybody' && who !== 'signature'))(
    '$route is refused without a session',
    async ({ route }) => {
      // Some routes read what was sent before they ask who sent it.
      expect([400, 401]).toContain((await ask(route, {})).status);
      expect((await ask(route, {})).body).not.toHaveProperty('id');
    },
  );

  it.each(
    rows.filter(({ who }) =>
      [
        'support',
        'vendor',
        'buyer',
        'checker',
        'moderator',
        'expert',
        'editor',
        'laboratory',
        'surveyor',
        'insurer',
        'pilot',
        'collector',
        'programme-officer',
        'trainer',
        'operator',
        'staff',
        'agent',
      ].includes(who),
    ),
  )('$route is refused to a farmer', async ({ route }) => {
    expect((await ask(route, { token })).status).toBe(403);
  });

  it('name what the farmer is told for every change that an agent may make', () => {
    const silent = rows.filter(({ route, forFarmer }) => !route.startsWith('GET ') && forFarmer?.act === undefined);
    expect(silent.filter(({ forFarmer }) => forFarmer !== null)).toEqual([]);
  });

  it.each(rows.filter(({ who }) => who === 'everybody'))('$route needs no session', async ({ route }) => {
    expect([401, 403]).not.toContain((await ask(route, {})).status);
  });
});

/** Under what `/privacy` tells people of what an area keeps of them; null where it is of staff alone. */
const TOLD_AS: Readonly<Record<string, KeptDataPurpose | null>> = {
  account: 'account',
  advice: 'questions',
  aftercare: 'photos',
  bookings: 'services',
  checkout: 'orders',
  commissions: 'agents',
  consents: 'agents',
  content: 'questions',
  fields: 'farm',
  identity: 'account',
  imports: null,
  insurance: 'insurance',
  kyc: 'insurance',
  ledger: null,
  mandi: 'farm',
  market: null,
  media: 'photos',
  'open-network': 'network',
  operator: null,
  orders: 'orders',
  payments: 'money',
  programme: 'services',
  sandbox: null,
  'security-events': 'security',
  shopkeeping: null,
  soil: 'farm',
  training: 'services',
  'work-lists': null,
};

describe('personal data', () => {
  it('is told of at /privacy, whichever area keeps it', () => {
    const keeping = AREAS.flatMap(({ name, personalData = [] }) => (personalData.length > 0 ? [name] : []));
    expect(keeping.toSorted()).toEqual(Object.keys(TOLD_AS).toSorted());
    expect(Object.values(TOLD_AS)).toEqual(expect.arrayContaining([...KEPT_DATA_PURPOSES]));
  });

  it('finds a table that names a person', () => {
    expect(personsColumns(pgTable('diary', { farmerId: text('farmer_id'), line: text() }))).toEqual(['farmer_id']);
    expect(personsColumns(pgTable('weather', { rain: text() }))).toEqual([]);
  });

  it.each(TABLES)('of $name is declared with its column, and nothing else is', ({ tables, personalData }) => {
    const named = tables.filter((table) => personsColumns(table).length > 0).map((table) => getTableConfig(table).name);
    expect(personalData.map(({ table }) => table).sort()).toEqual(
      [
        ...new Set([...named, ...tables.map((table) => getTableConfig(table).name).filter((name) => name === 'users')]),
      ].sort(),
    );
    for (const { table, person } of personalData) {
      const columns = tables.map(getTableConfig).find(({ name }) => name === table)?.columns ?? [];
      expect(
        columns.map(({ name }) => name),
        table,
      ).toContain(person);
    }
  });

  it('is of tables that the database has', async () => {
    const backend = await startBackend();
    const { rows } = (await backend.database.execute(
      // Views hold nothing of their own.
      sql`select table_name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )) as unknown as { rows: { table_name: string }[] };
    const there = rows.map(({ table_name: name }) => name);
    const declared = TABLES.flatMap(({ tables }) => tables.map((table) => getTableConfig(table).name));
    await backend.close();
    expect(there.filter((name) => !name.startsWith('__')).sort()).toEqual(declared.sort());
  });
});
