import { lookup, type LookupAddress } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isOpenInternet, isPushAddress } from './push-address.ts';

const TIMEOUT_MS = 10_000;

/** Sends a body to an address and says the status of the answer; redirects are not followed. */
export type Post = (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array<ArrayBuffer>,
) => Promise<number>;

/**
 * Looks a name up for each connection, so that one that changes its address later is checked again; refuses one of
 * whose addresses any is not on the open internet.
 */
export const openInternetLookup: LookupFunction = (host, options, found) =>
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return found(error, '');
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => !isOpenInternet(address)))
      return found(new Error('the name of a push service is not on the open internet'), '');
    return options.all === true ? found(null, addresses) : found(null, first.address, first.family);
  });

/**
 * Posts by https to the open internet alone: the address came from a browser, so that it may be of anything.
 * @throws where it cannot be reached, does not answer in ten seconds, or is not on the open internet
 */
export const postToOpenInternet: Post = (address, headers, body) => {
  if (!isPushAddress(address)) return Promise.reject(new Error('no address of a push service'));
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    request(address, { method: 'POST', headers, signal, lookup: openInternetLookup }, (answer) => {
      resolve(answer.statusCode ?? 0);
      // What it says beside its status is of no use; it may be endless.
      answer.destroy();
    })
      .on('error', reject)
      .end(body);
  });
};
