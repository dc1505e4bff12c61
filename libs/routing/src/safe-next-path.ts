const SOMEWHERE = 'https://this-site.invalid';
// Control characters and white space are dropped by browsers, a backslash counts as a slash:
// each would let `/\t/evil` or `/\evil` lead away.
const FORBIDDEN = /[\s\\\p{Cc}]/u;

/**
 * The page to go on to after signing in: a path on this site, or home. See docs/design/screens.md#sign-in.
 * @param next what the address said; it is untrusted
 */
export function safeNextPath(next: unknown): string {
  if (typeof next !== 'string' || next.length > 2000 || !isLocal(next)) return '/';
  const url = new URL(next, SOMEWHERE);
  if (url.origin !== SOMEWHERE || !isLocal(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/**
 * A single leading slash, also after one or two rounds of decoding: proxies between here and the browser may decode.
 */
function isLocal(path: string): boolean {
  let text = path;
  for (let round = 0; round < 3; round += 1) {
    const [head = ''] = text.split(/[?#]/, 1);
    if (!head.startsWith('/') || head.startsWith('//') || FORBIDDEN.test(head)) return false;
    const decoded = decodeOnce(head);
    if (decoded === null) return false;
    if (decoded === head) return true;
    text = decoded;
  }
  return true;
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
