/**
 * Whether the router of a page asks in the background, and so can be answered in data; a plain form, or an address that
 * is opened, is answered with a page. The router asks at the page's path with `.data` at its end.
 */
export function isBackgroundRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data');
}
