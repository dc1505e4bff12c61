import { join, resolve } from 'node:path';
import { root, runTargets } from './commands.ts';
import { readPorts, requireFreePorts, StartError, type Ports } from './ports.ts';
import { startProcess, type ProcessPlan, type RunningProcess } from './processes.ts';

/** The shells, in the order in which they are shown. */
export const SHELLS = ['farmer', 'csc', 'business'] as const;
export type ShellName = (typeof SHELLS)[number];

/** `npm start`: builds what changed, starts backend and shells, prints their addresses, and stops them when asked. */
export async function startMarket(environment: NodeJS.ProcessEnv): Promise<void> {
  const running: RunningProcess[] = [];
  try {
    await Promise.race([askedToStop(), openMarket(environment, running)]);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
  // Shells before the backend, so that no page is answered without its data.
  const [backend, ...shells] = running;
  await Promise.all(shells.map((shell) => shell.stop()));
  await backend?.stop();
  // A build or a start that was interrupted has nothing left to do.
  process.exit();
}

/** @throws StartError when something cannot start, or ends by itself later */
async function openMarket(environment: NodeJS.ProcessEnv, running: RunningProcess[]): Promise<void> {
  const start = (plan: ProcessPlan): Promise<void> => {
    const started = startProcess(plan);
    running.push(started);
    return started.ready;
  };
  const host = environment.HOST ?? '127.0.0.1';
  const ports = readPorts(environment);
  await requireFreePorts(ports, host);
  await buildShells();
  const plans = marketPlans(ports, host, environment);
  // The backend first: it makes the database ready. The shells then start side by side.
  await start(plans.backend);
  await Promise.all(SHELLS.map((name) => start(plans[name])));
  printAddresses(ports, host);
  await Promise.race(running.map(failWhenEnded));
}

/** What runs, with which variables, on which port. */
export function marketPlans(ports: Ports, host: string, environment: NodeJS.ProcessEnv): Record<'backend' | ShellName, ProcessPlan> {
  const dataDirectory = resolve(root, environment.DATA_DIRECTORY ?? '.data');
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const backendAddress = `http://${reachable}:${ports.backend}`;
  const shell = (name: ShellName): ProcessPlan => ({
    name,
    arguments: ['server.ts'],
    folder: join(root, 'apps', name),
    environment: {
      NODE_ENV: 'production',
      HOST: host,
      PORT: String(ports[name]),
      BACKEND_ADDRESS: environment.BACKEND_ADDRESS ?? backendAddress,
    },
    readyAddress: `http://${reachable}:${ports[name]}/health/live`,
    logFile: join(dataDirectory, 'logs', `${name}.log`),
  });
  return {
    backend: {
      name: 'backend',
      arguments: ['src/main.ts'],
      folder: join(root, 'apps', 'backend'),
      environment: { NODE_ENV: 'production', HOST: host, PORT: String(ports.backend), DATA_DIRECTORY: dataDirectory },
      readyAddress: `${backendAddress}/health/ready`,
      logFile: join(dataDirectory, 'logs', 'backend.log'),
    },
    farmer: shell('farmer'),
    csc: shell('csc'),
    business: shell('business'),
  };
}

/**
 * Builds the shells whose sources changed since their last build.
 * @throws StartError with the build's output
 */
export async function buildShells(): Promise<void> {
  const projects = SHELLS.map((name) => `@haat/${name}`);
  const { code, output } = await runTargets(['build'], projects, { output: 'kept' });
  if (code !== 0) throw new StartError(`The shells could not be built.\n${output}`);
}

function printAddresses(ports: Ports, host: string): void {
  const lines = [...SHELLS, 'backend' as const].map((name) => `  ${name.padEnd(10)} http://${host}:${ports[name]}`);
  console.log(['', 'Krishi Haat is open:', ...lines, '', 'Ctrl-C closes it. Nothing is lost: the market is kept in its data folder.', ''].join('\n'));
}

function askedToStop(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (!asked) console.log('\nClosing …');
        asked = true;
        resolve();
      });
    }
  });
}

async function failWhenEnded({ name, ended }: RunningProcess): Promise<void> {
  const { code, lastWords } = await ended;
  throw new StartError(`${name} ended by itself (code ${code}). ${lastWords}`);
}
