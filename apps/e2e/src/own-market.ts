import { test as base } from './journey.ts';
import { openMarket, type Market } from './market/open-market.ts';
import { createDatabase, type OwnDatabase } from './market/own-database.ts';

interface OwnMarket {
  /** A PostgreSQL for the market; the embedded database when empty. */
  databaseUrl: string;
  /** Further configuration of its shell. */
  shellEnvironment: Readonly<Record<string, string>>;
  /** Further configuration of its backend. */
  backendEnvironment: Readonly<Record<string, string>>;
  /** The market of this journey alone: it may be stopped and started. */
  ownMarket: Market;
}

/** A journey with a market of its own, in the farmer's shell. */
export const test = base.extend<OwnMarket>({
  databaseUrl: ['', { option: true }],
  shellEnvironment: [{}, { option: true }],
  backendEnvironment: [{}, { option: true }],
  ownMarket: [
    async ({ databaseUrl, shellEnvironment, backendEnvironment }, use) => {
      const market = await openMarket({ shells: ['farmer'], databaseUrl, shellEnvironment, backendEnvironment });
      await use(market);
      await market.close();
    },
    { timeout: 120_000 },
  ],
  market: async ({ ownMarket }, use) => use(ownMarket.addresses),
});

/** The PostgreSQL of this run; undefined without one. */
const server = process.env.TEST_DATABASE_URL;

/**
 * A journey with a market of its own on PostgreSQL, in whose database it may change what others or the time would: the
 * embedded database lets no second process in. It is skipped without a PostgreSQL.
 */
export const testOnPostgres = test.extend<{ database: OwnDatabase }>({
  database: async ({}, use, testInfo) => {
    testInfo.skip(server === undefined, 'needs a PostgreSQL: TEST_DATABASE_URL');
    const database = await createDatabase(server ?? '');
    await use(database);
    await database.drop();
  },
  databaseUrl: async ({ database }, use) => use(database.url),
});
