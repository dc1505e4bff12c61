import type { DataStrategyResult } from 'react-router';

/**
 * Around everything that the router loads in the browser: where another page cannot be reached and the phone has a copy
 * of it, the copy is opened, by the worker. Else the screen says that there is no network, as ever.
 */
export async function openKeptPage(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
) {
  const results = await next();
  const isUnreachable = Object.values(results).some(
    ({ type, result }) => type === 'error' && result instanceof TypeError,
  );
  const { pathname, search, href } = new URL(request.url);
  if (!isUnreachable || request.method !== 'GET' || pathname === window.location.pathname) return results;
  // No caches without https.
  if (await globalThis.caches?.match(pathname + search, { ignoreVary: true })) window.location.assign(href);
  return results;
}
