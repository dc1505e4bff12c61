import { lookup } from 'node:dns';
import { Agent, type AgentOptions } from 'node:http';
import type { LookupFunction } from 'node:net';

const LOOPBACK = '127.0.0.1';

/** Whether a host is a name of this machine: `localhost` and what ends in `.localhost` (RFC 6761). */
export function isLocalhostName(host: string): boolean {
  return /^([a-z0-9-]+\.)*localhost$/i.test(host);
}

/**
 * Resolves names: those of this machine to 127.0.0.1, without asking anybody, the others as Node does. Node itself
 * leaves `*.localhost` to the system, and most systems do not know it.
 */
export const lookupLocalhost: LookupFunction = (host, options, callback) => {
  if (!isLocalhostName(host)) lookup(host, options, callback);
  else if (options.all === true) callback(null, [{ address: LOOPBACK, family: 4 }]);
  else callback(null, LOOPBACK, 4);
};

/** An agent for `node:http` that finds participants of a sandbox on `*.localhost`; others are found as ever. */
export function localhostAgent(options: AgentOptions = {}): Agent {
  // Node hands what it does not know on to the socket, which takes `lookup`; the type does not list it.
  const withLookup: AgentOptions & { lookup: LookupFunction } = {
    keepAlive: true,
    ...options,
    lookup: lookupLocalhost,
  };
  return new Agent(withLookup);
}
