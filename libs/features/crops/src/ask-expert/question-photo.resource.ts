import type { LoaderFunctionArgs } from 'react-router';
import { isApiError, photo } from '@haat/api-client';
import { apiContext, requireSession } from '@haat/app-context';

/** A photo of the person's own, as JPEG; another's is not there. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context, request);
  try {
    return new Response(await photo(context.get(apiContext), params['id'] ?? ''), {
      headers: {
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') return new Response(null, { status: 404 });
    throw error;
  }
}
