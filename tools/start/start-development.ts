import { join } from 'node:path';
import { root } from './commands.ts';
import { SHELLS } from '@haat/api-contract/vocabulary';
import { listeningHost, marketPlans } from './market-plans.ts';
import { readPorts, requireFreePorts, StartError } from './ports.ts';
import { runUntilStopped } from './run-until-stopped.ts';

/** What can be worked on. */
const SERVED = [...SHELLS, 'desk'] as const;
const ROUTER = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');

/** @param name the shell to work on, or the desk; the farmer's if left out */
export function startDevelopment(environment: NodeJS.ProcessEnv, name = 'farmer'): Promise<never> {
  return runUntilStopped(async (start) => {
    if (!isServed(name)) throw new StartError(`There is no shell "${name}": choose ${SERVED.join(', ')}.`);
    const host = listeningHost(environment);
    const ports = readPorts(environment);
    await requireFreePorts({ backend: ports.backend, [name]: ports[name] }, host);
    const plans = marketPlans(ports, environment);
    const shell = plans[name];
    await start({
      ...plans.backend,
      arguments: ['--watch', ...plans.backend.arguments],
      environment: {
        ...plans.backend.environment,
        NODE_ENV: 'development',
        LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
      },
      logFile: undefined,
    });
    await start({
      ...shell,
      // The desk's own server makes its pages from the sources.
      arguments:
        name === 'desk'
          ? shell.arguments
          : [ROUTER, 'dev', '--host', host, '--port', String(ports[name]), '--strictPort'],
      environment: { ...shell.environment, NODE_ENV: 'development' },
      readyAddress: new URL('/', shell.readyAddress).href,
      logFile: undefined,
    });
  });
}

function isServed(name: string): name is (typeof SERVED)[number] {
  return SERVED.some((served) => served === name);
}
