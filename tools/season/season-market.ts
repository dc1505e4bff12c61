import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketPlans } from '@haat/tools/market-plans';
import { freePort, portsOf } from '@haat/tools/ports';
import { startProcess, type RunningProcess } from '@haat/tools/processes';

/** A market with one backend and the farmers' shell, on a PostgreSQL. */
export interface SeasonMarket extends AsyncDisposable {
  readonly backend: string;
  readonly shell: string;
  /** Memory of each process, megabytes. */
  memory(): Readonly<Record<string, number>>;
}

/** One machine stands for a country. */
const NO_LIMIT = '1000000';

/** @param folder for what its processes keep and log */
export async function openMarket(databaseUrl: string, folder: string): Promise<SeasonMarket> {
  const ports = portsOf({ backend: await freePort(), farmer: await freePort() });
  const { backend, farmer } = marketPlans(ports, { DATA_DIRECTORY: folder });
  const processes: Record<string, RunningProcess> = {};
  const stop = async () => {
    for (const one of Object.values(processes).reverse()) await one.stop();
  };
  try {
    processes['backend'] = startProcess({
      ...backend,
      logFile: join(folder, 'backend.log'),
      environment: {
        ...backend.environment,
        DATABASE_URL: databaseUrl,
        SAMPLE_MARKET: 'true',
        LOG_LEVEL: 'warn',
        OTP_UNCHECKED_PER_NETWORK: '1000000',
        RATE_LIMIT_PER_NETWORK: NO_LIMIT,
        RATE_LIMIT_PER_PERSON: NO_LIMIT,
        UNPAID_ORDERS_PER_DAY: NO_LIMIT,
      },
    });
    await processes['backend'].ready;
    processes['farmer'] = startProcess({
      ...farmer,
      logFile: join(folder, 'farmer.log'),
      environment: { ...farmer.environment, LOG_LEVEL: 'warn' },
    });
    await processes['farmer'].ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    backend: `http://127.0.0.1:${ports.backend}`,
    shell: `http://127.0.0.1:${ports.farmer}`,
    memory: () => Object.fromEntries(Object.entries(processes).map(([name, { pid }]) => [name, memoryOf(pid)])),
    [Symbol.asyncDispose]: stop,
  };
}

/** Linux tells it in kilobytes; elsewhere nothing is known. */
function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
