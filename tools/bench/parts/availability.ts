import type { Availability } from '@haat/api-contract';
import { vendorsServingQuery } from '@haat/backend-market';
import { PgDialect } from 'drizzle-orm/pg-core';
import { call, goodBody } from '@haat/test-clients/call';
import type { Figure, PartResult } from '../figure.ts';
import { openBenchMarket } from '../market/bench-market.ts';
import type { BenchServer } from '../market/bench-server.ts';
import { measureLoad } from '../measure/load.ts';
import type { Scale } from '../scale.ts';

/** Of a thousand times as many shops, at least this share of the rate shall be left. */
const SHARE_LEFT = 0.5;
/** The place at which a generated market of any size has the same number of shops. */
const MEASURED = { lat: 20.0082, lng: 73.8064 } as const;
/** Different points around it, about 30 m apart: no answer can be one of before. */
const POINTS = 400;
const STEP_DEGREES = 0.0003;

interface Measured {
  readonly shops: number;
  readonly rate: number;
  readonly cpu: string;
  readonly found: number;
  readonly plan: string;
  readonly failures: readonly string[];
}

/** Shops that serve a place, asked for a second, in a small and in a large market with the same result. */
export async function measureAvailability(server: BenchServer, scale: Scale): Promise<PartResult> {
  const [small, large] = [
    await measureAt(server, scale, scale.shops[0]),
    await measureAt(server, scale, scale.shops[1]),
  ];
  const figure = ({ shops, rate, cpu, found }: Measured, aim: Figure['aim']): Figure => ({
    what: `availability, ${shops} shops`,
    value: rate,
    unit: '/s',
    aim,
    remark: `${found} shops found; ${cpu}`,
  });
  const isSame = small.found === large.found && small.found > 0;
  return {
    figures: [figure(small, null), figure(large, { is: 'at least', bound: small.rate * SHARE_LEFT })],
    notes: [small, large].map(({ shops, plan }) => `Plan with ${shops} shops:\n${plan}`),
    failures: [
      ...small.failures,
      ...large.failures,
      ...(isSame
        ? []
        : [`${small.found} shops serve the place among ${small.shops}, but ${large.found} among ${large.shops}`]),
    ],
    checked: `${small.found} shops serve the place among ${small.shops} shops and among ${large.shops}`,
  };
}

async function measureAt(server: BenchServer, { warmUp, requests }: Scale, shops: number): Promise<Measured> {
  const name = await server.marketOf(shops);
  const market = await openBenchMarket(server.addressOf(name), { withShell: false });
  try {
    const paths = Array.from(
      { length: Math.min(POINTS, requests) },
      (_, index) => `/hyperlocal/v2/availability?lat_lng=${pointOf(index)}&lang=hi`,
    );
    const { vendor_details } = goodBody<Availability>(await call(market.backend, paths[0] ?? ''), 'availability');
    const load = await measureLoad(
      { address: market.backend, paths, warmUp, requests },
      { processes: market.processes, database: server.server.processId() },
    );
    return {
      shops,
      rate: load.rate,
      cpu: load.cpu,
      found: vendor_details.length,
      plan: await planOf(server, name),
      failures: load.failures,
    };
  } finally {
    await market.close();
  }
}

function pointOf(index: number): string {
  const [row, column] = [Math.floor(index / 20), index % 20];
  return `${(MEASURED.lat + row * STEP_DEGREES).toFixed(4)},${(MEASURED.lng + column * STEP_DEGREES).toFixed(4)}`;
}

/** How the database finds the shops of a place: the plan of the backend's own query, run once. */
async function planOf(server: BenchServer, name: string): Promise<string> {
  const { sql, params } = new PgDialect().sqlToQuery(vendorsServingQuery(MEASURED, { language: 'hi' }));
  const rows = await server.query<{ 'QUERY PLAN': string }>(name, `explain (analyze, buffers) ${sql}`, params);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
