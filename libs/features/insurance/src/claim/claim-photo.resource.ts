import type { LoaderFunctionArgs } from 'react-router';
import { claimPhoto, insuranceClaim, isApiError } from '@haat/api-client';
import { apiContext, requireSession } from '@haat/app-context';

/** A photo of an own claim, as JPEG. Another's claim, and a photo that is none of this claim, are not there. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context, request);
  const api = context.get(apiContext);
  const { id = '', photo: photoId = '' } = params;
  try {
    const { photos } = await insuranceClaim(api, id);
    const found = photos.find((each) => each.id === photoId);
    if (found === undefined) return new Response(null, { status: 404 });
    return new Response(await claimPhoto(api, found.address), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' },
    });
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') return new Response(null, { status: 404 });
    throw error;
  }
}
