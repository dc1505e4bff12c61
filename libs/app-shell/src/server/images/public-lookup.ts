import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ImageFailure } from './image-failure.ts';

/**
 * Whether an IP address is on the open internet: not this machine, not a network behind it, not a cloud's own
 * (169.254.169.254), neither as such nor packed into IPv6.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Finds a host's addresses, and refuses when one of them is not public. It runs for each new connection, so a host
 * name that changes its address later is checked again.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new ImageFailure('not-allowed', `${hostname} is not on the open internet`), '');
    }
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
