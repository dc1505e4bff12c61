import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@haat/tools/commands';
import { marketPlans } from '@haat/tools/market-plans';
import { freePort } from '@haat/tools/ports';
import { startProcess, type ProcessPlan, type RunningProcess } from '@haat/tools/processes';
import type { FaultDatabase } from './fault-database.ts';
import { SkippedScenario } from './skipped-scenario.ts';

/** Connections that one backend keeps at most. */
export const POOL_SIZE = 10;

/** A process of the market that can be killed and started anew at the same address. */
export interface Part {
  readonly address: string;
  /** Starts it and waits until it can serve. */
  start(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** What it said last if it has ended since it was started, else null. */
  lastOutput(): string | null;
  /** What it has logged so far. */
  log(): string;
}

/** A market on a database of its own; it is closed when its scenario is left. */
export interface FaultMarket extends AsyncDisposable {
  /** Name of its database. */
  readonly name: string;
  readonly backends: readonly [Part, ...Part[]];
  /** The farmer's shell, over all the backends. */
  openShell(): Promise<Part>;
}

/** Opens markets on one database server. */
export interface FaultMarkets {
  readonly database: FaultDatabase;
  open(options?: { backends?: number }): Promise<FaultMarket>;
}

const TEMPLATE = 'haat_filled';

/** @param folder where the processes write their logs */
export function faultMarkets(database: FaultDatabase, folder: string): FaultMarkets {
  let opened = 0;
  let filling: Promise<void> | null = null;
  return {
    database,
    async open({ backends = 1 } = {}) {
      await (filling ??= fillTemplate(database, folder));
      const name = `haat_${(opened += 1)}`;
      await database.query('postgres', `create database ${name} template ${TEMPLATE}`);
      // A copied sequence hands out the numbers it had in reserve without writing them down: were the server killed
      // before the next checkpoint, it would hand them out again.
      await database.query('postgres', 'checkpoint');
      return openMarket(database.addressOf(name), { name, backends, folder });
    },
  };
}

/** Filling a market takes a while: it is done once and copied for each scenario. */
async function fillTemplate(database: FaultDatabase, folder: string): Promise<void> {
  await database.query('postgres', `create database ${TEMPLATE}`);
  const market = await openMarket(database.addressOf(TEMPLATE), { name: TEMPLATE, backends: 1, folder });
  await market[Symbol.asyncDispose]();
}

async function openMarket(
  databaseUrl: string,
  { name, backends, folder }: { name: string; backends: number; folder: string },
): Promise<FaultMarket> {
  const parts = await Promise.all(
    Array.from({ length: backends }, (_, index) => backendPart(databaseUrl, folder, `${name}-backend-${index + 1}`)),
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

async function backendPart(databaseUrl: string, folder: string, name: string): Promise<Part> {
  const ports = { backend: await freePort(), farmer: 0, csc: 0, business: 0 };
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
        LOG_LEVEL: 'warn',
        // One name for all, in which tokens are issued.
        PUBLIC_ADDRESS: 'http://haat.test',
        DEMO: 'true',
      },
    },
    `http://127.0.0.1:${ports.backend}`,
  );
}

async function shellPart(backends: readonly Part[], folder: string, name: string): Promise<Part> {
  if (!existsSync(join(root, 'apps', 'farmer', 'build', 'server', 'index.js')))
    throw new SkippedScenario('the farmer shell is not built (npx nx build @haat/farmer)');
  const ports = { backend: 0, farmer: await freePort(), csc: 0, business: 0 };
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

function partOf(plan: ProcessPlan, address: string): Part {
  let running: RunningProcess | null = null;
  let last: string | null = null;
  return {
    address,
    async start() {
      const started = startProcess(plan);
      running = started;
      last = null;
      void started.ended.then(({ code, lastOutput }) => {
        if (running === started) last = lastOutput || `it ended with code ${code}`;
      });
      await started.ready;
    },
    async kill() {
      const killed = running;
      running = null;
      await killed?.kill();
    },
    async stop() {
      const stopped = running;
      running = null;
      await stopped?.stop();
    },
    lastOutput: () => last,
    log: () => (plan.logFile !== undefined && existsSync(plan.logFile) ? readFileSync(plan.logFile, 'utf8') : ''),
  };
}
