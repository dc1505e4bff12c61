import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHELLS, type ShellName } from '@haat/api-contract/vocabulary';
import { marketPlans, sandboxNetworkPlan } from '@haat/tools/market-plans';
import { freePort, freePortsInARow, type Ports } from '@haat/tools/ports';
import { startProcess, type ProcessPlan, type RunningProcess } from '@haat/tools/processes';

/** Where each part of a market answers. */
export type MarketAddresses = Readonly<Record<'backend' | 'desk' | ShellName, string>> & {
  /** Ports of the seller apps of the open network's sandbox; none where it does not run. */
  readonly sellerPorts: readonly number[];
};

/** A part that can be stopped and started again at the same address. */
export interface MarketPart {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A running market with data of its own. */
export interface Market {
  readonly addresses: MarketAddresses;
  readonly parts: Readonly<Record<'backend' | 'desk' | ShellName, MarketPart>>;
  /** Stops everything and forgets the data. */
  close(): Promise<void>;
}

export interface MarketOptions {
  /** The shells to start; all when left out. */
  readonly shells?: readonly ShellName[];
  /** Whether the staff's desk is served, too. */
  readonly hasDesk?: boolean;
  /** A PostgreSQL; the embedded database in a folder of its own when left out. */
  readonly databaseUrl?: string;
  /** Whether the sandbox of the open network runs beside it. */
  readonly hasNetwork?: boolean;
  /** Further configuration of the shells. */
  readonly shellEnvironment?: Readonly<Record<string, string>>;
  /** Further configuration of the backend. */
  readonly backendEnvironment?: Readonly<Record<string, string>>;
}

/**
 * Many farmers sign in and call from one address in a test: the limits that guard against that are the backend's own
 * tests' matter.
 */
const MANY = '1000000';

/** Registry, gateway and two seller apps. */
const NETWORK_PARTS = 4;
/** The seller apps are the last of them. */
const SELLERS_FROM = 2;

/**
 * Starts a backend with the sample market and shells on free ports.
 * @throws StartError with the last words of what did not start; what had started is stopped
 */
export async function openMarket({
  shells = SHELLS,
  databaseUrl = '',
  hasNetwork = false,
  hasDesk = false,
  shellEnvironment = {},
  backendEnvironment = {},
}: MarketOptions = {}): Promise<Market> {
  const folder = mkdtempSync(join(tmpdir(), 'haat-journeys-'));
  const [backend, farmer, csc, business, shop, desk] = await Promise.all(Array.from({ length: 6 }, () => freePort()));
  const ports = { backend, farmer, csc, business, shop, desk } as Ports;
  const plans = marketPlans(ports, { DATA_DIRECTORY: folder });
  const firstPort = hasNetwork ? await freePortsInARow(NETWORK_PARTS) : null;
  const networkPort = firstPort === null ? null : String(firstPort);
  const networkPlan =
    networkPort === null ? null : sandboxNetworkPlan(ports, { DATA_DIRECTORY: folder, ONDC_SANDBOX_PORT: networkPort });
  const network = networkPlan === null ? null : partOf(networkPlan);
  const environment = {
    DATABASE_URL: databaseUrl,
    SAMPLE_MARKET: 'true',
    SANDBOX_EXPERT: 'true',
    SANDBOX_LABORATORY: 'true',
    SANDBOX_INSURER: 'true',
    SANDBOX_OFFICER: 'true',
    OTP_UNCHECKED_PER_NETWORK: MANY,
    RATE_LIMIT_PER_NETWORK: MANY,
    RATE_LIMIT_PER_PERSON: MANY,
    UNPAID_ORDERS_PER_DAY: MANY,
    WEB_PUSH_CONTACT: 'mailto:push@haat.example',
    ...(networkPort === null ? {} : networkSettings(networkPort)),
    ...backendEnvironment,
  };
  const shellPart = (plan: ProcessPlan) =>
    partOf({ ...plan, environment: { ...plan.environment, ...shellEnvironment } });
  const parts = {
    backend: partOf({ ...plans.backend, environment: { ...plans.backend.environment, ...environment } }),
    farmer: shellPart(plans.farmer),
    csc: shellPart(plans.csc),
    business: shellPart(plans.business),
    shop: shellPart(plans.shop),
    desk: partOf(plans.desk),
  };
  const close = async () => {
    await Promise.all([...SHELLS, 'desk' as const].map((name) => parts[name].stop()));
    await parts.backend.stop();
    await network?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await network?.start();
    await parts.backend.start();
    await Promise.all([...shells, ...(hasDesk ? (['desk'] as const) : [])].map((name) => parts[name].start()));
  } catch (error) {
    await close();
    throw error;
  }
  const at = (port: number) => `http://127.0.0.1:${port}`;
  return {
    addresses: {
      backend: at(ports.backend),
      farmer: at(ports.farmer),
      csc: at(ports.csc),
      business: at(ports.business),
      shop: at(ports.shop),
      desk: at(ports.desk),
      sellerPorts: firstPort === null ? [] : [firstPort + SELLERS_FROM, firstPort + SELLERS_FROM + 1],
    },
    parts,
    close,
  };
}

/** A seller that never answers is given up after a minute and a half, and not after five and a half. */
function networkSettings(port: string): Readonly<Record<string, string>> {
  return { OPEN_NETWORK: 'sandbox', ONDC_SANDBOX_PORT: port, ONDC_SANDBOX_CONFIRM_SECONDS: '12' };
}

function partOf(plan: ProcessPlan): MarketPart {
  let running: RunningProcess | null = null;
  return {
    async start() {
      running = startProcess(plan);
      await running.ready;
    },
    async stop() {
      await running?.stop();
      running = null;
    },
  };
}
