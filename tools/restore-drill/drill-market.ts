import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { marketPlans } from '@haat/tools/market-plans';
import { freePort, portsOf } from '@haat/tools/ports';
import { startProcess, type RunningProcess } from '@haat/tools/processes';

/** A backend whose machine can be lost. */
export interface DrillMarket {
  readonly address: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Copies keys and photographs to where they outlive the machine; what is there already is left. */
  backUpFiles(): void;
  /** Ends at once, and its folder is gone. */
  destroy(): Promise<void>;
  restoreFiles(): void;
}

const NO_LIMIT = '1000000';

/** @param folder where its own folder is, and beside it the copy */
export async function makeMarket(databaseUrl: string, folder: string): Promise<DrillMarket> {
  const [own, copy, logs] = ['market', 'copy', 'logs'].map((name) => join(folder, name)) as [string, string, string];
  const port = await freePort();
  const { backend } = marketPlans(portsOf({ backend: port }), { DATA_DIRECTORY: own });
  const plan = {
    ...backend,
    logFile: join(logs, 'backend.log'),
    environment: {
      ...backend.environment,
      DATABASE_URL: databaseUrl,
      SAMPLE_MARKET: 'true',
      LOG_LEVEL: 'warn',
      OBJECT_STORE: 'folder',
      OTP_UNCHECKED_PER_NETWORK: NO_LIMIT,
      RATE_LIMIT_PER_NETWORK: NO_LIMIT,
      RATE_LIMIT_PER_PERSON: NO_LIMIT,
      UNPAID_ORDERS_PER_DAY: NO_LIMIT,
    },
  };
  let running: RunningProcess | null = null;
  mkdirSync(logs, { recursive: true });
  return {
    address: `http://127.0.0.1:${port}`,
    async start() {
      running = startProcess(plan);
      await running.ready;
    },
    async stop() {
      await running?.stop();
      running = null;
    },
    backUpFiles: () => cpSync(own, copy, { recursive: true, force: false }),
    async destroy() {
      await running?.kill();
      running = null;
      rmSync(own, { recursive: true, force: true });
    },
    restoreFiles: () => cpSync(copy, own, { recursive: true, preserveTimestamps: true }),
  };
}
