/**
 * Whether a page was opened by a link from another site. A strict cookie is then not sent, not even after a redirect:
 * the page has to be requested once more from its own site. See docs/domain/identity.md#session-cookies.
 */
export function isCrossSiteNavigation(request: Request): boolean {
  const { headers } = request;
  const site = headers.get('sec-fetch-site');
  return (
    request.method === 'GET' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    (site === 'cross-site' || site === 'same-site')
  );
}

/**
 * A page that requests the same URL again, now from its own site. It works without scripts, and only once: the next
 * request is same-site.
 */
export function reEntryPage(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const address = escapeAttribute(pathname + search);
  const html =
    '<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="refresh" ' +
    `content="0;url=${address}"><title>…</title></head><body><a href="${address}">…</a></body></html>`;
  return new Response(html, {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
