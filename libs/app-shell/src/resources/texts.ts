import type { LoaderFunctionArgs } from 'react-router';
import { textFile } from '../page-texts/text-file.ts';

/**
 * `GET /texts/{version}/{language}/{namespace}.json`: the texts of one namespace, under the development server; a
 * shell's web server answers for itself (`serveTexts`).
 */
export function loader({ params }: LoaderFunctionArgs): Response {
  const { version = '', language = '', file = '' } = params;
  const found = textFile({ version, language, file });
  if (found === null) return new Response(null, { status: 404 });
  return new Response(found.json, {
    headers: { 'content-type': 'application/json', 'cache-control': found.cacheControl },
  });
}
