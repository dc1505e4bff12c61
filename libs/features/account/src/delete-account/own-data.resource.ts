import { redirect, type LoaderFunctionArgs } from 'react-router';
import { isApiError, ownData } from '@haat/api-client';
import { apiContext, requireSession } from '@haat/app-context';
import { pathTo } from '@haat/routing';

/** Everything that is kept of the person, as one ZIP, passed on as it comes. What is refused the page says. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context, request);
  try {
    const zip = await ownData(context.get(apiContext));
    return new Response(zip, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="krishi-haat.zip"',
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return redirect(pathTo('deleteAccount', {}, { data: error.httpStatus === 429 ? 'later' : 'failed' }));
  }
}
