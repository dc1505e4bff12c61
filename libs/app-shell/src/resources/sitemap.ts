import type { LoaderFunctionArgs } from 'react-router';
import { apiContext, shellContext } from '@haat/app-context';
import { serverFactsContext } from '../server/server-facts.ts';
import { SITEMAP_SOURCES } from '../sharing/sitemap-sources.ts';
import { sitemapCaching, sitemapXml } from '../sharing/sitemap.ts';

/**
 * `GET /sitemap.xml`: the entry pages, and none of a shell in which nobody buys. A source that does not answer leaves
 * its pages out. See docs/domain/application.md#entry-pages.
 */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  if (!context.get(shellContext).isForBuying) return new Response(null, { status: 404 });
  const found = await Promise.allSettled(SITEMAP_SOURCES.map((source) => source(context.get(apiContext))));
  const paths = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const isWhole = found.every(({ status }) => status === 'fulfilled');
  const hasOwnOrigin = context.get(serverFactsContext)?.runtime.hasPublicOrigin ?? false;
  return new Response(sitemapXml(url.origin, paths), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': sitemapCaching({ isWhole, hasOwnOrigin }),
    },
  });
}
