import type { LoaderFunctionArgs } from 'react-router';
import { textLibrary } from '../page-texts/texts.server.ts';

/**
 * `GET /texts/{version}/{language}/{namespace}.json`: the texts of one namespace, for screens that are gone to
 * without loading a document. A version that is not this one is answered with what there is, but not to be kept.
 */
export function loader({ params }: LoaderFunctionArgs): Response {
  const { version = '', language = '', file = '' } = params;
  const namespace = file.replace(/\.json$/, '');
  // By its entries: any name may be requested, also one of Object.prototype.
  const [texts] = Object.values(textLibrary.excerpt(language, [namespace]));
  if (texts === undefined) return new Response(null, { status: 404 });
  const isCurrent = version === textLibrary.version;
  return Response.json(texts, {
    headers: { 'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store' },
  });
}
