import { createServer } from 'node:net';

/** What `npm start` runs, with the variable that moves it to another port. */
export const PROCESSES = {
  backend: { variable: 'BACKEND_PORT', port: 4300 },
  farmer: { variable: 'FARMER_PORT', port: 4200 },
  csc: { variable: 'CSC_PORT', port: 4201 },
  business: { variable: 'BUSINESS_PORT', port: 4202 },
  shop: { variable: 'SHOP_PORT', port: 4203 },
  desk: { variable: 'DESK_PORT', port: 4204 },
} as const;

export type ProcessName = keyof typeof PROCESSES;
export type Ports = Record<ProcessName, number>;

/** The ports of a market of which only these processes run. */
export function portsOf(running: Partial<Ports>): Ports {
  const none = Object.fromEntries(Object.keys(PROCESSES).map((name) => [name, 0])) as Ports;
  return { ...none, ...running };
}

/** A mistake in how the product is started; its message is the one line to print. */
export class StartError extends Error {}

/**
 * The port of each service.
 * @throws StartError for a value that is no port, or one port for two services
 */
export function readPorts(environment: NodeJS.ProcessEnv): Ports {
  const names = Object.keys(PROCESSES) as ProcessName[];
  const ports = Object.fromEntries(
    names.map((name) => [name, readPort(environment, PROCESSES[name].variable, PROCESSES[name].port)]),
  ) as Ports;
  for (const [index, name] of names.entries()) {
    const other = names.slice(index + 1).find((candidate) => ports[candidate] === ports[name]);
    if (other)
      throw new StartError(`${PROCESSES[name].variable} and ${PROCESSES[other].variable} are both ${ports[name]}.`);
  }
  return ports;
}

/** @throws StartError when the variable is set to something that is no port */
export function readPort(environment: NodeJS.ProcessEnv, variable: string, fallback: number): number {
  const value = environment[variable];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StartError(`${variable} must be a port from 1 to 65535, not "${value}".`);
  }
  return port;
}

/** @throws StartError naming every port that something else listens on */
export async function requireFreePorts(ports: Partial<Ports>, host: string): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port, host)))
      taken.push(`port ${port} (${name}; change it with ${PROCESSES[name as ProcessName].variable})`);
  }
  if (taken.length > 0) throw new StartError(`Already in use: ${taken.join(', ')}.`);
}

/** @param port 0 asks whether any port at all can be had on this address */
export function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** A port that nothing listens on now. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

const LAST_PORT = 65_535;

/** The first of so many ports in a row that nothing listens on now. */
export async function freePortsInARow(count: number, host = '127.0.0.1'): Promise<number> {
  for (;;) {
    const first = await freePort(host);
    const others = Array.from({ length: count - 1 }, (_, index) => first + 1 + index);
    const areFree = await Promise.all(others.map(async (port) => port <= LAST_PORT && isFree(port, host)));
    if (areFree.every(Boolean)) return first;
  }
}
