/** How browsers say that they load ahead of a tap: nobody looks at it yet. */
const AHEAD = ['sec-purpose', 'purpose', 'x-moz'] as const;

/**
 * Whether a request is somebody going to a page: the browser loads a document, or the router the data of one. What a
 * page asks for by itself (suggestions, texts, pictures) is none, and neither is what a browser loads ahead. See
 * docs/domain/cart.md#prebook-flow.
 */
export function isPageView({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' || AHEAD.some((name) => headers.get(name)?.includes('prefetch'))) return false;
  const { pathname } = new URL(url);
  if (pathname.startsWith('/api/')) return false;
  if (pathname.endsWith('.data')) return true;
  // Browsers before 2023 do not say what it is for; they say what they accept.
  const purpose = headers.get('sec-fetch-dest');
  return purpose === null
    ? headers.get('accept')?.includes('text/html') === true
    : /^(document|i?frame)$/.test(purpose);
}
