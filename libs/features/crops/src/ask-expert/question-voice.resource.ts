import type { LoaderFunctionArgs } from 'react-router';
import { isApiError, sound } from '@haat/api-client';
import { apiContext, requireSession } from '@haat/app-context';
import { byteRange } from '@haat/format';

/** A voice note of the person's own, whole or the range that a player asks for. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context, request);
  try {
    const { bytes, type } = await sound(context.get(apiContext), params['id'] ?? '');
    const headers = {
      'content-type': type,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    };
    const range = byteRange(request.headers.get('range'), bytes.byteLength);
    if (range === null) return new Response(bytes, { headers });
    const [first, last] = range;
    return new Response(bytes.slice(first, last + 1), {
      status: 206,
      headers: { ...headers, 'content-range': `bytes ${first}-${last}/${bytes.byteLength}` },
    });
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') return new Response(null, { status: 404 });
    throw error;
  }
}
