import { join, resolve } from 'node:path';
import { SHELLS, type ShellName } from '@haat/api-contract/vocabulary';
import { root } from './commands.ts';
import { PROCESSES, type Ports } from './ports.ts';
import type { ProcessPlan } from './processes.ts';

const LOOPBACK = '127.0.0.1';
/** Ports of a market; without the desk's where nothing opens it. */
type PortsOfMarket = Omit<Ports, 'desk'> & Partial<Pick<Ports, 'desk'>>;
/** What the sample market's agents earn, in hundredths of a per cent by kind of goods. */
const SAMPLE_COMMISSION = 'seed=250,pesticide=300,fertiliser=100,tool=200';

/** The address on which everything listens: this machine only, unless told otherwise. */
export function listeningHost(environment: NodeJS.ProcessEnv): string {
  return environment.HOST ?? LOOPBACK;
}

/**
 * What the backend must be asked for by name, as a developer's machine wants it: sandboxes, and in an embedded database
 * the sample market with its people. What the environment says goes first.
 */
function sandboxes(environment: NodeJS.ProcessEnv): Record<string, string> {
  const given = (name: string, otherwise: string) => environment[name] || otherwise;
  const sampleMarket = given('SAMPLE_MARKET', String(!environment.DATABASE_URL));
  return {
    SMS_ADAPTER: given('SMS_ADAPTER', 'sandbox'),
    PAYMENT_GATEWAY: given('PAYMENT_GATEWAY', 'sandbox'),
    CSC_WALLET: given('CSC_WALLET', 'sandbox'),
    CREDIT_LENDER: given('CREDIT_LENDER', environment.CREDIT_LENDER_NAME ? 'company' : 'sandbox'),
    SATELLITE: given('SATELLITE', 'sandbox'),
    SAMPLE_MARKET: sampleMarket,
    AGENT_COMMISSION: given('AGENT_COMMISSION', sampleMarket === 'true' ? SAMPLE_COMMISSION : ''),
    SAMPLE_PEOPLE: given('SAMPLE_PEOPLE', sampleMarket),
  };
}

/**
 * Where passkeys of staff work while only this machine is served: browsers take them for localhost, and for no address
 * of digits.
 */
function passkeyOrigins(ports: Ports, host: string, environment: NodeJS.ProcessEnv): Record<string, string> {
  if (environment.PASSKEY_ORIGINS || ![LOOPBACK, 'localhost', '::1'].includes(host)) return {};
  return { PASSKEY_ORIGINS: SHELLS.map((name) => `http://localhost:${ports[name]}`).join(',') };
}

/** Who answers for the sample market, as the law has every market name them: `/help` and `/privacy` show both. */
function officers(environment: NodeJS.ProcessEnv): Record<string, string> {
  const named = 'Namuna Adhikari (sample), ';
  return {
    GRIEVANCE_OFFICER: environment.GRIEVANCE_OFFICER || `${named}grievance@sample.invalid`,
    DATA_PROTECTION_OFFICER: environment.DATA_PROTECTION_OFFICER || `${named}privacy@sample.invalid`,
  };
}

/** The port of the sandbox network's registry; those of its gateway and seller apps follow. */
const SANDBOX_NETWORK_PORT = '4310';

/**
 * The open network, where it is not named: its sandbox, a process of its own that this machine alone reaches.
 * @returns null where the environment names another network, or none
 */
export function sandboxNetworkPlan(ports: PortsOfMarket, environment: NodeJS.ProcessEnv): ProcessPlan | null {
  const named = environment.OPEN_NETWORK || (environment.ONDC_SUBSCRIBER_ID ? 'ondc' : 'sandbox');
  if (named !== 'sandbox') return null;
  const port = environment.ONDC_SANDBOX_PORT || SANDBOX_NETWORK_PORT;
  const dataDirectory = resolve(root, environment.DATA_DIRECTORY ?? '.data');
  return {
    name: 'open network',
    arguments: ['src/main.ts'],
    folder: join(root, 'libs', 'backend', 'sandbox-network'),
    environment: {
      ONDC_SANDBOX_PORT: port,
      PICTURES_ADDRESS: `http://${LOOPBACK}:${ports.farmer}/pictures`,
      DATA_DIRECTORY: dataDirectory,
    },
    readyAddress: `http://${LOOPBACK}:${port}/`,
    logFile: join(dataDirectory, 'logs', 'open-network.log'),
  };
}

/** What runs, with which variables, on which port. */
export function marketPlans(
  given: PortsOfMarket,
  environment: NodeJS.ProcessEnv,
): Record<'backend' | 'desk' | ShellName, ProcessPlan> {
  const ports: Ports = { desk: PROCESSES.desk.port, ...given };
  const host = listeningHost(environment);
  const reachable = host === '0.0.0.0' || host === '::' ? LOOPBACK : host;
  const dataDirectory = resolve(root, environment.DATA_DIRECTORY ?? '.data');
  const backendAddress = `http://${reachable}:${ports.backend}`;
  const server = (name: 'desk' | ShellName): ProcessPlan => ({
    name,
    arguments: ['server.ts'],
    folder: join(root, 'apps', name),
    environment: {
      NODE_ENV: 'production',
      HOST: host,
      PORT: String(ports[name]),
      BACKEND_ADDRESS: environment.BACKEND_ADDRESS ?? backendAddress,
      DATA_DIRECTORY: dataDirectory,
      ...(sandboxes(environment)['SAMPLE_MARKET'] === 'true' ? officers(environment) : {}),
    },
    readyAddress: `http://${reachable}:${ports[name]}/health/live`,
    logFile: join(dataDirectory, 'logs', `${name}.log`),
  });
  return {
    backend: {
      name: 'backend',
      arguments: ['src/main.ts'],
      folder: join(root, 'apps', 'backend'),
      environment: {
        NODE_ENV: 'production',
        HOST: host,
        PORT: String(ports.backend),
        PUBLIC_ADDRESS: environment.PUBLIC_ADDRESS ?? backendAddress,
        FARMER_ADDRESS: environment.FARMER_ADDRESS ?? `http://${reachable}:${ports.farmer}`,
        DATA_DIRECTORY: dataDirectory,
        ...passkeyOrigins(ports, host, environment),
        ...sandboxes(environment),
      },
      readyAddress: `${backendAddress}/health/ready`,
      logFile: join(dataDirectory, 'logs', 'backend.log'),
    },
    farmer: server('farmer'),
    csc: server('csc'),
    business: server('business'),
    shop: server('shop'),
    desk: server('desk'),
  };
}
