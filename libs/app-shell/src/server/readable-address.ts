const ORIGIN = /^https?:\/\/[^/?#@\\\s,]+$/;

/**
 * The asked address in a form that can be routed: a path that cannot be decoded is taken by its letters, so that a
 * link which was cut off or garbled ends on the page that says so, and the path always begins with one slash.
 * @param asked the request's target as it was written: a path, or a whole address
 */
export function readableAddress(asked: string): string {
  const target = asked.startsWith('/') ? asked : pathOfWhole(asked);
  const [path = ''] = target.split('?', 1);
  const query = target.slice(path.length);
  return (isDecodable(path) ? path : path.replaceAll('%', '%25')).replace(/^[/\\]+/, '/') + query;
}

/**
 * The address on the origin under which somebody asked; null when what they call us is no host.
 * @param origin 'https://haat.example'
 */
export function addressOn(origin: string, path: string): URL | null {
  return ORIGIN.test(origin) ? URL.parse(origin + path) : null;
}

/** Whoever thinks of us as a proxy writes the whole address. */
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
