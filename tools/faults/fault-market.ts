import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@haat/tools/commands';
import { marketPlans, sandboxNetworkPlan } from '@haat/tools/market-plans';
import { freePort, freePortsInARow } from '@haat/tools/ports';
import type { FaultDatabase } from './fault-database.ts';
import { openGateway, type FaultGateway } from './gateway/fault-gateway.ts';
import { settingsOfMarket } from './gateway/gateway-settings.ts';
import { partOf, type Part } from './part.ts';
import { SkippedScenario } from './skipped-scenario.ts';

/** Connections that one backend keeps at most. */
export const POOL_SIZE = 10;

/** A market on a database of its own; it is closed when its scenario is left. */
export interface FaultMarket extends AsyncDisposable {
  /** Name of its database. */
  readonly name: string;
  readonly backends: readonly [Part, ...Part[]];
  /** The farmer's shell, over all the backends. */
  openShell(): Promise<Part>;
}

/** A market whose farmers pay through a gateway in a process of its own. */
export interface PayingMarket extends FaultMarket {
  readonly gateway: FaultGateway;
}

/** A paying market with sellers of the open network. */
export interface NetworkedMarket extends PayingMarket {
  /** Of the first seller app of the network. */
  readonly sellerAddress: string;
}

/** Variables of a process. */
type Settings = Readonly<Record<string, string>>;

/** Registry, gateway and two seller apps. */
const NETWORK_PORTS = 4;
const SELLER_PORT = 2;

/** Opens markets on one database server. */
export interface FaultMarkets {
  readonly database: FaultDatabase;
  /** The key under which everything is encrypted when a market opens. */
  oldKey(): Promise<string>;
  /** @param options.settings variables of the backends beyond the usual ones, for a market whose database is there */
  open(options?: {
    backends?: number;
    settings?: Settings | ((name: string) => Promise<Settings>);
  }): Promise<FaultMarket>;
  /** @param seed decides how the gateway deals its answers out */
  openPaying(seed: number): Promise<PayingMarket>;
  /** The same, in the open network: its sandbox is a process of its own too. */
  openNetworked(seed: number): Promise<NetworkedMarket>;
}

const TEMPLATE = 'haat_filled';

/** @param folder where the processes write their logs */
export function faultMarkets(database: FaultDatabase, folder: string): FaultMarkets {
  let opened = 0;
  let filling: Promise<void> | null = null;
  const copy = async () => {
    await (filling ??= fillTemplate(database, folder));
    const name = `haat_${(opened += 1)}`;
    await database.query('postgres', `create database ${name} template ${TEMPLATE}`);
    // A copied sequence hands out the numbers it had in reserve without writing them down: were the server killed
    // before the next checkpoint, it would hand them out again.
    await database.query('postgres', 'checkpoint');
    return name;
  };
  return {
    database,
    async oldKey() {
      await (filling ??= fillTemplate(database, folder));
      return readFileSync(join(folder, 'personal-data.key'), 'utf8').trim();
    },
    async open({ backends = 1, settings = {} } = {}) {
      const name = await copy();
      const ports = await Promise.all(Array.from({ length: backends }, () => freePort()));
      const own = typeof settings === 'function' ? await settings(name) : settings;
      return openMarket(database.addressOf(name), { name, ports, folder, settings: own });
    },
    openPaying: (seed) => openPaying(seed),
    async openNetworked(seed) {
      const port = await freePortsInARow(NETWORK_PORTS);
      const network = networkPart(port, folder);
      await network.start();
      try {
        const settings = { OPEN_NETWORK: 'sandbox', ONDC_SANDBOX_PORT: String(port) };
        const market = await openPaying(seed, settings);
        return {
          ...market,
          sellerAddress: backendAddress(port + SELLER_PORT),
          async [Symbol.asyncDispose]() {
            await market[Symbol.asyncDispose]();
            await network.stop();
          },
        };
      } catch (error) {
        await network.stop();
        throw error;
      }
    },
  };

  async function openPaying(seed: number, more: Readonly<Record<string, string>> = {}): Promise<PayingMarket> {
    const name = await copy();
    const port = await freePort();
    const gateway = await openGateway({ name, folder, seed, market: backendAddress(port) });
    try {
      const settings = { ...settingsOfMarket(gateway.address), ...more };
      const market = await openMarket(database.addressOf(name), { name, ports: [port], folder, settings });
      return {
        ...market,
        gateway,
        async [Symbol.asyncDispose]() {
          await market[Symbol.asyncDispose]();
          await gateway.stop();
        },
      };
    } catch (error) {
      await gateway.stop();
      throw error;
    }
  }
}

function networkPart(port: number, folder: string): Part {
  const ports = { backend: 0, farmer: 0, csc: 0, business: 0, shop: 0 };
  // Sellers keep orders in their folder: those of another scenario are none of this one.
  const own = join(folder, `network-${port}`);
  const plan = sandboxNetworkPlan(ports, { DATA_DIRECTORY: own, ONDC_SANDBOX_PORT: String(port) });
  if (plan === null) throw new Error('the environment names another network');
  return partOf({ ...plan, logFile: join(folder, 'open-network.log') }, backendAddress(port));
}

/** Filling a market takes a while: it is done once and copied for each scenario. */
async function fillTemplate(database: FaultDatabase, folder: string): Promise<void> {
  await database.query('postgres', `create database ${TEMPLATE}`);
  const market = await openMarket(database.addressOf(TEMPLATE), { name: TEMPLATE, ports: [await freePort()], folder });
  await market[Symbol.asyncDispose]();
}

interface MarketToOpen {
  readonly name: string;
  /** One for each backend. */
  readonly ports: readonly number[];
  readonly folder: string;
  /** Variables of the backends beyond the usual ones. */
  readonly settings?: Readonly<Record<string, string>>;
}

async function openMarket(
  databaseUrl: string,
  { name, ports, folder, settings = {} }: MarketToOpen,
): Promise<FaultMarket> {
  const parts = ports.map((port, index) =>
    backendPart(databaseUrl, { port, folder, name: `${name}-backend-${index + 1}`, settings }),
  );
  const [first, ...others] = parts;
  if (first === undefined) throw new RangeError('a market has a backend');
  const started: Part[] = [...parts];
  const close = async () => {
    for (const part of [...started].reverse()) await part.stop();
  };
  try {
    await Promise.all(parts.map((part) => part.start()));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    name,
    backends: [first, ...others],
    [Symbol.asyncDispose]: close,
    async openShell() {
      const shell = await shellPart(parts, folder, `${name}-farmer`);
      started.push(shell);
      await shell.start();
      return shell;
    },
  };
}

function backendAddress(port: number): string {
  return `http://127.0.0.1:${port}`;
}

function backendPart(
  databaseUrl: string,
  {
    port,
    folder,
    name,
    settings,
  }: { port: number; folder: string; name: string; settings: Readonly<Record<string, string>> },
): Part {
  const ports = { backend: port, farmer: 0, csc: 0, business: 0, shop: 0 };
  const { backend } = marketPlans(ports, { DATA_DIRECTORY: folder });
  return partOf(
    {
      ...backend,
      name,
      logFile: join(folder, `${name}.log`),
      environment: {
        ...backend.environment,
        DATABASE_URL: databaseUrl,
        DATABASE_POOL_SIZE: String(POOL_SIZE),
        SAMPLE_MARKET: 'true',
        // All farmers call from this machine.
        OTP_UNCHECKED_PER_NETWORK: '1000000',
        RATE_LIMIT_PER_NETWORK: '1000000',
        RATE_LIMIT_PER_PERSON: '1000000',
        UNPAID_ORDERS_PER_DAY: '1000000',
        LOG_LEVEL: 'warn',
        // One name for all, in which tokens are issued.
        PUBLIC_ADDRESS: 'http://haat.test',
        DEMO: 'true',
        ...settings,
      },
    },
    backendAddress(port),
  );
}

async function shellPart(backends: readonly Part[], folder: string, name: string): Promise<Part> {
  if (!existsSync(join(root, 'apps', 'farmer', 'build', 'server', 'index.js')))
    throw new SkippedScenario('the farmer shell is not built (npx nx build @haat/farmer)');
  const ports = { backend: 0, farmer: await freePort(), csc: 0, business: 0, shop: 0 };
  const { farmer } = marketPlans(ports, {
    DATA_DIRECTORY: folder,
    BACKEND_ADDRESS: backends.map(({ address }) => address).join(','),
  });
  return partOf(
    {
      ...farmer,
      name,
      logFile: join(folder, `${name}.log`),
      environment: { ...farmer.environment, LOG_LEVEL: 'warn' },
    },
    `http://127.0.0.1:${ports.farmer}`,
  );
}
