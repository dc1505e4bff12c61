import { runTargets } from './commands.ts';
import { SHELLS } from '@haat/api-contract/vocabulary';
import { listeningHost, marketPlans, sandboxNetworkPlan } from './market-plans.ts';
import { readPorts, requireFreePorts, StartError, type Ports } from './ports.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { sampleOffer } from './sample-offer.ts';

/** What people open: the shells, and the desk of the market's staff. */
const SERVED = [...SHELLS, 'desk'] as const;

/** `npm start`: builds what changed, starts backend, shells and desk, prints their addresses, stops them when asked. */
export function startMarket(environment: NodeJS.ProcessEnv): Promise<never> {
  return runUntilStopped(async (start) => {
    const host = listeningHost(environment);
    const ports = readPorts(environment);
    await requireFreePorts(ports, host);
    console.log('Building what changed …');
    await buildShells();
    console.log('Starting the backend, the shells and the desk …');
    const plans = marketPlans(ports, environment);
    const network = sandboxNetworkPlan(ports, environment);
    const shopkeeper = environment.SANDBOX_SHOPKEEPER ?? plans.backend.environment['SAMPLE_MARKET'] ?? 'false';
    // The backend first: it makes the database ready, and is stopped last. The shells then start side by side.
    const backend = start({
      ...plans.backend,
      environment: {
        ...plans.backend.environment,
        ...(network === null ? {} : { OPEN_NETWORK: 'sandbox' }),
        SANDBOX_SHOPKEEPER: shopkeeper,
      },
    });
    const networkPlan = network && {
      ...network,
      environment: { ...network.environment, SANDBOX_SHOPKEEPER: shopkeeper },
    };
    await Promise.all([backend, ...(networkPlan === null ? [] : [start(networkPlan)])]);
    await Promise.all(SERVED.map((name) => start(plans[name])));
    printAddresses(ports, host, await sampleOffer(`http://${host}:${ports.backend}`, `http://${host}:${ports.farmer}`));
  });
}

/**
 * Builds the shells and the desk whose sources changed since their last build.
 * @throws StartError with the build's output
 */
async function buildShells(): Promise<void> {
  const projects = SERVED.map((name) => `@haat/${name}`);
  const { code, output } = await runTargets(['build'], projects, { output: 'kept' });
  if (code !== 0) throw new StartError(`The shells or the desk could not be built.\n${output}`);
}

function printAddresses(ports: Ports, host: string, offer: string | null): void {
  const lines = [...SERVED, 'backend' as const].map((name) => `  ${name.padEnd(10)} http://${host}:${ports[name]}`);
  console.log(
    [
      '',
      'Krishi Haat is open:',
      ...lines,
      ...(offer === null ? [] : ['', 'An offer, as a message would bring it:', `  ${offer}`]),
      '',
      'Ctrl-C closes it. Nothing is lost: the market is kept in its data folder.',
      '',
    ].join('\n'),
  );
}
