import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@haat/tools/commands';
import { marketPlans } from '@haat/tools/market-plans';
import { freePort, StartError } from '@haat/tools/ports';
import { startProcess, type ProcessPlan, type RunningProcess } from '@haat/tools/processes';

/** Logs and results; ignored by git. */
export const RESULTS = join(root, '.data', 'bench');

/** A backend, and the farmer's shell if asked for, as they are built and run in earnest: one process of each. */
export interface BenchMarket {
  readonly backend: string;
  /** Empty without a shell. */
  readonly farmer: string;
  /** Process ids, by name. */
  readonly processes: Readonly<Record<string, number>>;
  close(): Promise<void>;
}

/** One test address calls for many farmers: the limits that guard against that are no matter of speed. */
const NO_LIMIT = '1000000';

/**
 * Starts a market on a database.
 * @param settings environment of the backend that differs from the bench's
 * @throws StartError when a process does not start, or the shell is not built
 */
export async function openBenchMarket(
  databaseUrl: string,
  { withShell, settings = {} }: { withShell: boolean; settings?: Readonly<Record<string, string>> },
): Promise<BenchMarket> {
  if (withShell && !existsSync(join(root, 'apps', 'farmer', 'build', 'server', 'index.js'))) {
    throw new StartError('The farmer shell is not built: npx nx build @haat/farmer');
  }
  const [backend, farmer] = [await freePort(), await freePort()];
  const plans = marketPlans({ backend, farmer, csc: 0, business: 0, shop: 0 }, { DATA_DIRECTORY: RESULTS });
  const environment = {
    DATABASE_URL: databaseUrl,
    SAMPLE_MARKET: 'true',
    OTP_UNCHECKED_PER_NETWORK: NO_LIMIT,
    RATE_LIMIT_PER_NETWORK: NO_LIMIT,
    RATE_LIMIT_PER_PERSON: NO_LIMIT,
    UNPAID_ORDERS_PER_DAY: NO_LIMIT,
    ...settings,
  };
  const started: RunningProcess[] = [];
  const start = async (plan: ProcessPlan) => {
    const running = startProcess(plan);
    started.push(running);
    await running.ready;
  };
  const close = async () => {
    for (const running of started.reverse()) await running.stop();
  };
  try {
    await start({ ...plans.backend, environment: { ...plans.backend.environment, ...environment } });
    if (withShell) await start(plans.farmer);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    backend: `http://127.0.0.1:${backend}`,
    farmer: withShell ? `http://127.0.0.1:${farmer}` : '',
    processes: Object.fromEntries(started.map(({ name, pid }) => [name, pid])),
    close,
  };
}
