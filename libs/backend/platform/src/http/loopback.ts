import { isIP } from 'node:net';

/** What proxies add; a caller on this machine who comes directly has none of them. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cf-connecting-ip'];

/** Of a request, what tells where it comes from. */
export interface CallerConnection {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * Whether a request comes from this machine itself, by the address of its connection: who came through a proxy on this
 * machine came from elsewhere.
 */
export function isFromThisMachine({ socket, headers }: CallerConnection): boolean {
  return isLoopbackAddress(socket.remoteAddress ?? '') && !PROXY_HEADERS.some((name) => headers[name] !== undefined);
}

/** Whether a connection's address is this machine's own: 127.0.0.0/8, ::1, or the former written as IPv6. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
