import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { offers, places as placesTable, products, variants, vendors } from '@haat/backend-market/tables';
import {
  createDependencies,
  createLogger,
  openDatabase,
  readConfiguration,
  rowsOf,
  StartError,
} from '@haat/backend-platform';
import type { Database } from '@haat/backend-platform';

import {
  fillSampleMarket,
  insertGeneratedShops,
  openForBulk,
  places,
  sampleMarket,
  shopGround,
  SHOPS_AT_MEASURED_PLACE,
} from '@haat/backend-sandbox';
import { AREAS } from '../compose.ts';
import { NOTHING_SENT } from './nothing-sent.ts';

const USAGE = `Fills a database with the sample market, and with as many more shops as a benchmark needs.

  npm run seed -- [--shops 1000000] [--offers 2] [--district-spread 700] [--measured-place 422001]

  --shops            shops there shall be in all; the sample market alone when not given
  --offers           offers of each generated shop (2)
  --district-spread  districts of the country over which generated shops are spread (all)
  --measured-place   PIN code at which a market of any size finds the same number of shops (422001)

The database is that of DATABASE_URL, or the embedded one in DATA_DIRECTORY. A second run adds only what is missing.`;

interface Settings {
  shops: number | null;
  offersPerShop: number;
  districtSpread: number | undefined;
  measuredPlace: string;
}

/** Progress is reported at most this often. */
const TELL_EVERY_MS = 10_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

function settingsOf(values: Partial<Record<string, string | boolean>>): Settings {
  const whole = (name: string, largest: number) => {
    const text = values[name];
    if (text === undefined) return undefined;
    if (typeof text !== 'string' || !/^\d{1,9}$/.test(text) || Number(text) > largest)
      throw new StartError([`--${name}: must be a whole number up to ${largest}`]);
    return Number(text);
  };
  return {
    shops: whole('shops', 10_000_000) ?? null,
    offersPerShop: whole('offers', 50) ?? 2,
    districtSpread: whole('district-spread', 1_000),
    measuredPlace: String(values['measured-place'] ?? '422001'),
  };
}

async function seed(settings: Settings): Promise<void> {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  const configuration = readConfiguration({ ...NOTHING_SENT, ...process.env });
  const log = createLogger('error');
  const opened = await openDatabase(configuration, log);
  try {
    const dependencies = await createDependencies(AREAS, configuration, opened.database, log);
    const filled = await fillSampleMarket(dependencies, 'sample');
    say(`${filled ? 'The sample market is filled' : 'The database was filled before'} (${seconds()} s).`);
    const bulk = configuration.databaseUrl === null ? null : await openForBulk(configuration.databaseUrl);
    try {
      const database = bulk?.database ?? opened.database;
      if (settings.shops !== null)
        say(`${await grow(database, { ...settings, shops: settings.shops }, seconds)} shops added (${seconds()} s).`);
      const [counts] = await rowsOf<Record<string, number>>(
        database,
        sql`select (select count(*)::int from ${vendors}) as shops, (select count(*)::int from ${offers}) as offers,
        (select count(*)::int from ${products}) as products, (select count(*)::int
        from ${variants}) as packs, (select count(*)::int from ${placesTable}) as places`,
      );
      say(
        `${Object.entries(counts ?? {})
          .map(([what, count]) => `${count} ${what}`)
          .join(', ')}; ${seconds()} s in all.`,
      );
    } finally {
      await bulk?.close();
    }
  } finally {
    await opened.close();
  }
}

/** Adds generated shops until there are as many shops in all as asked for; says how many it added. */
async function grow(
  database: Database,
  settings: Settings & { shops: number },
  seconds: () => string,
): Promise<number> {
  const market = sampleMarket();
  const generated = settings.shops - market.vendors.length;
  const least = market.vendors.length + SHOPS_AT_MEASURED_PLACE;
  if (settings.shops < least)
    throw new StartError([`--shops: must be ${least} or more: the sample market and the shops at the measured place`]);
  const ground = shopGround(places(), settings.measuredPlace, settings.districtSpread);
  let told = performance.now();
  return insertGeneratedShops(
    database,
    { shops: generated, offersPerShop: settings.offersPerShop, ground, variants: market.variants },
    (shops) => {
      if (performance.now() - told < TELL_EVERY_MS) return;
      told = performance.now();
      say(`  ${shops} of ${generated} shops (${seconds()} s)`);
    },
  );
}

try {
  const { values } = parseArgs({
    options: {
      shops: { type: 'string' },
      offers: { type: 'string' },
      'district-spread': { type: 'string' },
      'measured-place': { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) say(USAGE);
  else await seed(settingsOf(values));
} catch (error) {
  // A failed query's own message holds all its values; its cause says what was wrong.
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const lines =
    reason instanceof StartError ? reason.lines : [reason instanceof Error ? reason.message : String(reason)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
