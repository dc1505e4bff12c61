import type { PartResult } from './figure.ts';
import { openBenchMarket } from './market/bench-market.ts';
import { openBenchServer, type BenchServer } from './market/bench-server.ts';
import type { BenchOptions, PartName } from './options.ts';
import { measureAvailability } from './parts/availability.ts';
import { measureBytes } from './parts/bytes.ts';
import { measureCalls } from './parts/calls.ts';
import { measureEvents } from './parts/events.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measureMandi } from './parts/mandi.ts';
import { measureNetwork } from './parts/network.ts';
import { measureOperator } from './parts/operator.ts';
import { measureOrders } from './parts/orders.ts';
import { measurePages } from './parts/pages.ts';
import { measurePlaces } from './parts/places.ts';
import type { BenchSetting } from './parts/setting.ts';
import { machineFacts } from './report/machine.ts';
import { SHORT, WHOLE } from './scale.ts';

/** What a run of the bench found. */
export interface BenchRun {
  readonly machine: readonly string[];
  readonly parts: Readonly<Partial<Record<PartName, PartResult>>>;
}

/** Parts that share a market of the smaller size, with the farmer's shell. */
const ON_ONE_MARKET = {
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  pages: measurePages,
  calls: measureCalls,
  places: measurePlaces,
} as const;
/** Parts that open markets by themselves. */
const BY_THEMSELVES = {
  availability: measureAvailability,
  orders: measureOrders,
  events: measureEvents,
  network: measureNetwork,
  mandi: measureMandi,
  operator: measureOperator,
} as const;

type Found = Partial<Record<PartName, PartResult>>;

/**
 * Measures the asked parts one after the other, so that none disturbs another.
 * @param tell called with each part as it begins
 */
export async function runBench(
  { parts, isShort, databaseFolder }: BenchOptions,
  tell: (part: string) => void,
): Promise<BenchRun> {
  const scale = isShort ? SHORT : WHOLE;
  const server = await openBenchServer(databaseFolder);
  stopWhenInterrupted(server);
  try {
    const machine = machineFacts(server.facts);
    const found: Found = {};
    await measureShared(parts, { server, scale }, found, tell);
    for (const part of ['availability', 'orders', 'events', 'network', 'mandi', 'operator'] as const) {
      if (!parts.includes(part)) continue;
      tell(part);
      found[part] = await BY_THEMSELVES[part](server, scale);
    }
    return { machine, parts: found };
  } finally {
    await server.close();
  }
}

async function measureShared(
  parts: readonly PartName[],
  { server, scale }: Omit<BenchSetting, 'market'>,
  found: Found,
  tell: (part: string) => void,
): Promise<void> {
  const wanted = (['bytes', 'lighthouse', 'pages', 'calls', 'places'] as const).filter((part) => parts.includes(part));
  if (wanted.length === 0) return;
  const market = await openBenchMarket(server.addressOf(await server.marketOf(scale.shops[0])), { withShell: true });
  try {
    for (const part of wanted) {
      tell(part);
      found[part] = await ON_ONE_MARKET[part]({ market, server, scale });
    }
  } finally {
    await market.close();
  }
}

/** An interrupted run leaves no database server behind; the market's processes end with this one. */
function stopWhenInterrupted(server: BenchServer): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(130)));
}
