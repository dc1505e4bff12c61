import { isIPv4 } from 'node:net';
import { networkOf } from '@haat/backend-platform';

/**
 * A caller's network as the record of security events has it: of IPv4 the first 24 bits, of IPv6 the first 64. It
 * tells one operator and town from another, and not one house from the next. Null for what is no address. See
 * docs/domain/identity.md#security-events.
 */
export function recordedNetwork(address: string): string | null {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return network.endsWith('::/64') ? network : null;
}
