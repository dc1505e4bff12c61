import { isIP } from 'node:net';
import type { Environment } from './environment.ts';

/**
 * Whether others than this machine can reach a process: by the host on which it listens, or through a proxy at its
 * public address.
 */
export function isOpenToOthers({ HOST, PUBLIC_ADDRESS }: Pick<Environment, 'HOST' | 'PUBLIC_ADDRESS'>): boolean {
  return !isLoopbackHost(HOST) || !isLoopbackHost(new URL(PUBLIC_ADDRESS).hostname.replace(/^\[|\]$/g, ''));
}

/** Whether a host is this machine's own. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
