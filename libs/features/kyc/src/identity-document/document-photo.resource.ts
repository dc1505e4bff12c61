import type { LoaderFunctionArgs } from 'react-router';
import { identityDocument, identityDocumentPhoto, isApiError } from '@haat/api-client';
import { apiContext, requireSession } from '@haat/app-context';

/** The photo of the person's own identity document, as JPEG. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context, request);
  const api = context.get(apiContext);
  try {
    const address = (await identityDocument(api))?.photo?.address;
    if (address === undefined) return new Response(null, { status: 404 });
    return new Response(await identityDocumentPhoto(api, address), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' },
    });
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') return new Response(null, { status: 404 });
    throw error;
  }
}
