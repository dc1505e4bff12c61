import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Answers to messages without a signature alone; Google ended it in 2024. */
const ENDED_SERVICES = new Set(['android.googleapis.com']);

/** Whether an IP address is on the open internet, also where it is packed into IPv6. */
export function isOpenInternet(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Whether an address may be a push service's: https on its own port, without a user, and no address of digits that is
 * not on the open internet. What its name stands for is looked up when a message is sent.
 */
export function isPushAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ENDED_SERVICES.has(host)) return false;
  return isIP(host) === 0 ? host.includes('.') && !host.endsWith('.localhost') : isOpenInternet(host);
}
