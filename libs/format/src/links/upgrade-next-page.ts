const LOOPBACK = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Whether an address points at this machine; one that cannot be read does not. Read by `URL`, so that no user name is
 * taken for a host.
 */
function isLoopback(url: string): boolean {
  try {
    return LOOPBACK.test(new URL(url).hostname);
  } catch {
    return false;
  }
}

/**
 * The address of a next page with `http:` made `https:`, for services that do not know that they stand behind TLS.
 * Loopback hosts are left alone, and so is what is no http address.
 *
 * See docs/domain/amounts-and-formats.md#next-page-links.
 */
export function upgradeNextPage(url: string): string {
  return /^http:/i.test(url) && !isLoopback(url) ? `https${url.slice(4)}` : url;
}
