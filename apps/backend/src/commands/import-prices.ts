import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { importPrices } from '@haat/backend-mandi';
import { createLogger, openDatabase, readConfiguration, StartError } from '@haat/backend-platform';
import { NOTHING_SENT } from './nothing-sent.ts';

const USAGE = `Imports market prices from a CSV file, all or nothing; repeated, it changes nothing.

  npm run import-prices -- <file>

Columns: arrival_date (YYYY-MM-DD or DD/MM/YYYY), state, district, market, commodity, variety, grade, min_price,
max_price, modal_price (rupees a quintal); arrival_qty_tonnes may be there. Rows that are no price are set aside.

The database is that of DATABASE_URL, or the embedded one in DATA_DIRECTORY while no backend works on it.`;

/** Imports prices; errors that need an operator are printed in plain lines. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  process.stdout.write(`${values.help ? USAGE : await importFile(positionals)}\n`);
} catch (error) {
  const lines = error instanceof StartError ? error.lines : [error instanceof Error ? error.message : String(error)];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

async function importFile([file, ...more]: readonly string[]): Promise<string> {
  if (file === undefined || more.length > 0) throw new StartError(['One file is needed.']);
  const text = readFileSync(file, 'utf8');
  const configuration = readConfiguration({ ...NOTHING_SENT, ...process.env });
  const { database, close } = await openDatabase(configuration, createLogger('error'));
  try {
    const { taken, setAside } = await importPrices({ database, now: () => new Date() }, text);
    return `Prices: ${taken}. Set aside: ${setAside}.`;
  } finally {
    await close();
  }
}
