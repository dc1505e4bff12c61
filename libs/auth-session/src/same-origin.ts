const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `none` is a user's direct navigation, such as a reload or a bookmark. */
const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Whether a request may change something: its page is on this very origin. Browsers say so by Sec-Fetch-Site, older
 * ones by Origin; what sends neither is no browser and has no cookie of another user.
 */
export function isSameOrigin(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site !== null && !OWN_SITES.has(site)) return false;
  return origin === null || origin === new URL(request.url).origin;
}
