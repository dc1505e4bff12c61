import type { ServerFacts } from './server-facts.ts';
import type { SharedPage } from './shared-page.ts';

/** Where the renderer puts a page for the web server; null until there is one. */
export interface PageSlot {
  html: string | null;
  /** Instead of the HTML of one person's page. */
  shared?: SharedPage;
}

/**
 * The response of a page. For the web server its HTML lies in the request's slot beside an empty body: as a body it
 * would be encoded, cut into a stream and put together again, which takes a tenth of a page's time.
 * @param facts null under the development server, which reads bodies alone
 */
export function pageResponse(
  html: string,
  init: { readonly status?: number; readonly headers: Headers | (readonly [string, string])[] },
  facts: Pick<ServerFacts, 'page'> | null,
): Response {
  const headers = new Headers(init.headers as Headers);
  if (facts === null) return new Response(html, { ...init, headers });
  facts.page.html = html;
  return new Response(null, { ...init, headers });
}

/** The HTML that belongs to a response: of its slot where it has no body of its own. */
export function pageOf(response: Response, { page }: Pick<ServerFacts, 'page'>): string | null {
  return response.body === null ? page.html : null;
}
