const ORIGIN = /^https?:\/\/[^/?#@\\\s,]+$/;

/**
 * The requested URL in a form that can be routed: a path that cannot be decoded is taken literally, so that a
 * truncated or garbled link ends on the 'not found' page, and the path always begins with one slash.
 * @param asked the raw request target: a path, or an absolute URL
 */
export function readableAddress(asked: string): string {
  const target = asked.startsWith('/') ? asked : pathOfWhole(asked);
  const [path = ''] = target.split('?', 1);
  const query = target.slice(path.length);
  return (isDecodable(path) ? path : path.replaceAll('%', '%25')).replace(/^[/\\]+/, '/') + query;
}

/**
 * The URL on the requested origin; null when the Host header is invalid.
 * @param origin 'https://haat.example'
 */
export function addressOn(origin: string, path: string): URL | null {
  return ORIGIN.test(origin) ? URL.parse(origin + path) : null;
}

/** Clients that use us as a proxy send an absolute URL. */
function pathOfWhole(asked: string): string {
  const address = URL.parse(asked);
  return address === null ? '/' : `/${address.pathname.replace(/^\//, '')}${address.search}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
