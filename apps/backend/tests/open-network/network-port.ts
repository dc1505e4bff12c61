const FIRST = 20_000;
const GROUPS = 3_000;
const SERVERS = 4;

/**
 * First of the ports for a sandbox network of this process: several suites may run on one machine. Below those that
 * systems give out by themselves.
 */
export function networkPort(): number {
  return FIRST + (process.pid % GROUPS) * SERVERS;
}
