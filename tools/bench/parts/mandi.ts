import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MandiHistory, MandiNear } from '@haat/api-contract/mandi';
import { priceHistoryQuery, pricesNearQuery } from '@haat/backend-mandi';
import { call, goodBody } from '@haat/test-clients/call';
import { root, runNode } from '@haat/tools/commands';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { median, type Figure, type PartResult } from '../figure.ts';
import { openBenchMarket } from '../market/bench-market.ts';
import type { BenchServer } from '../market/bench-server.ts';
import type { Scale } from '../scale.ts';
import { copyPrices, type HeldPrices } from './mandi-rows.ts';

const LIST_WITHIN_MS = 5;
const DAY_WITHIN_MS = 5_000;
const DAYS_WITHIN_MS = 30_000;
const DAYS_ROWS = 45_000;
const DAY_MS = 86_400_000;
const NASHIK = { lat: 20.0082, lng: 73.8064 };
const COMMANDS = join(root, 'apps', 'backend', 'src', 'commands');
const NATIONAL_DAY = join(root, 'libs/backend/sandbox/src/sample-market/data/mandi/national-day.csv');

/**
 * Market prices: many rows are generated from the names of the directory, always the same; then prices near a place
 * and over half a year are asked for, one request at a time, and files of prices are imported among them.
 */
export async function measureMandi(server: BenchServer, scale: Scale): Promise<PartResult> {
  const name = await server.copyOf(await server.marketOf(scale.shops[0]));
  const held = await copyPrices(server, name, scale.mandi.prices);
  const market = await openBenchMarket(server.addressOf(name), { withShell: false });
  const failures: string[] = [];
  try {
    const near = await timesOf(scale.mandi.requests, async (index) => {
      const lat = (NASHIK.lat + (index % 20) * 0.01).toFixed(4);
      const path = `/mandi/v1/near?lat_lng=${lat},${NASHIK.lng}&commodities=${held.commodity}&lang=hi`;
      const { results } = goodBody<MandiNear>(await call(market.backend, path), path);
      if ((results[0]?.markets.length ?? 0) < 2) failures.push(`${path} finds too few markets`);
    });
    const history = await timesOf(scale.mandi.requests, async () => {
      const path = `/mandi/v1/history?market=${held.market}&commodity=${held.commodity}&days=180&lang=hi`;
      const { results } = goodBody<MandiHistory>(await call(market.backend, path), path);
      if (results.length < Math.min(2, held.days)) failures.push(`${path} finds ${results.length} days`);
    });
    const plans = {
      near: await planOf(server, name, pricesNearQuery(NASHIK, [held.commodityId], held.today)),
      history: await planOf(server, name, priceHistoryQuery({ ...held, days: 180 })),
    };
    const day = await importTime(server, name, held, 1);
    const days = await importTime(server, name, held, DAYS_ROWS);
    return {
      figures: [
        figureOf('prices near a place, query', plans.near.milliseconds, LIST_WITHIN_MS, held),
        figureOf('prices over half a year, query', plans.history.milliseconds, LIST_WITHIN_MS, held),
        { what: 'prices near a place, call', value: median(near), unit: 'ms', aim: null, remark: 'half of the calls' },
        { what: 'prices over half a year, call', value: median(history), unit: 'ms', aim: null },
        importFigure(`import of the country’s day, ${day.rows} rows`, day.milliseconds, DAY_WITHIN_MS),
        importFigure(`import of ${days.rows} rows`, days.milliseconds, DAYS_WITHIN_MS),
      ],
      notes: Object.entries(plans).map(([what, { plan }]) => `Plan of ${what} with ${held.rows} prices:\n${plan}`),
      failures: [...new Set([...failures, ...day.failures, ...days.failures])],
      checked: `prices are found near and over time among ${held.rows}, and ${days.rows} rows are imported`,
    };
  } finally {
    await market.close();
  }
}

function figureOf(what: string, value: number, bound: number, { rows }: HeldPrices): Figure {
  return { what, value, unit: 'ms', aim: { is: 'at most', bound }, remark: `in the database; ${rows} prices` };
}

function importFigure(what: string, value: number, bound: number): Figure {
  return {
    what,
    value: Math.round(value),
    unit: 'ms',
    aim: { is: 'at most', bound },
    remark: 'the whole command, its start among it',
  };
}

/** Milliseconds of each request; those of the first tenth are not counted. */
async function timesOf(count: number, ask: (index: number) => Promise<void>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    await ask(index);
    if (index >= count / 10) taken.push(performance.now() - begun);
  }
  return taken;
}

/** How the database answers, run three times: the plan of the last, and its time. */
async function planOf(server: BenchServer, name: string, query: SQL): Promise<{ plan: string; milliseconds: number }> {
  const { sql, params } = new PgDialect().sqlToQuery(query);
  let lines: string[] = [];
  for (let time = 0; time < 3; time += 1)
    lines = (await server.query<{ 'QUERY PLAN': string }>(name, `explain (analyze, buffers) ${sql}`, params)).map(
      (row) => row['QUERY PLAN'],
    );
  const told = lines.map((line) => /^Execution Time: ([\d.]+) ms/.exec(line)?.[1]).find((time) => time !== undefined);
  return { plan: lines.join('\n'), milliseconds: Number(told ?? Number.NaN) };
}

/** Imports the country's day, moved to so many days as give the rows wanted. */
async function importTime(server: BenchServer, name: string, { today }: HeldPrices, wanted: number) {
  const [header = '', ...lines] = (await readFile(NATIONAL_DAY, 'utf8')).trim().split('\n');
  const dayAt = header.split(',').indexOf('arrival_date');
  const written = [header];
  for (let moved = 1; written.length <= Math.max(wanted, lines.length); moved += 1) {
    const day = new Date(Date.parse(`${today}T00:00:00Z`) - moved * DAY_MS).toISOString().slice(0, 10);
    for (const line of lines) {
      const cells = line.split(',');
      cells[dayAt] = day;
      written.push(cells.join(','));
    }
  }
  const rows = Math.max(wanted, lines.length);
  const folder = await mkdtemp(join(tmpdir(), 'bench-mandi-'));
  try {
    const file = join(folder, 'prices.csv');
    await writeFile(file, `${written.slice(0, rows + 1).join('\n')}\n`);
    const before = await countOf(server, name);
    const begun = performance.now();
    const { code, output } = await runNode([join(COMMANDS, 'import-prices.ts'), file], {
      environment: { DATABASE_URL: server.addressOf(name), LOG_LEVEL: 'error' },
      output: 'kept',
    });
    const milliseconds = performance.now() - begun;
    const added = (await countOf(server, name)) - before;
    const failures = [
      ...(code === 0 ? [] : [`the import ended with ${code}: ${output.trim()}`]),
      ...(added > rows ? [`${added} prices are there of ${rows} rows`] : []),
    ];
    return { rows, milliseconds, failures };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function countOf(server: BenchServer, name: string): Promise<number> {
  const [row] = await server.query<{ count: number }>(name, 'select count(*)::int as count from mandi_prices');
  return row?.count ?? 0;
}
