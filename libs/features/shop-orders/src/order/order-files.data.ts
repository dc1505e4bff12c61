import { redirect, type LoaderFunctionArgs } from 'react-router';
import { isApiError } from '@haat/api-client';
import { requireSession } from '@haat/app-context';
import { pathTo } from '@haat/routing';

/**
 * Answers with a file of a shop's order that only its shop may see; what is not there leads back to the order.
 * @param to where to, as a query of the order's page, when the file is not there
 */
export async function answerFile(
  { request, params, context }: LoaderFunctionArgs,
  file: { readonly type: string; readonly missing: Readonly<Record<string, string>>; load(): Promise<ArrayBuffer> },
): Promise<Response> {
  requireSession(context, request);
  try {
    const bytes = await file.load();
    return new Response(bytes, {
      headers: { 'content-type': file.type, 'content-disposition': 'inline', 'cache-control': 'private, no-store' },
    });
  } catch (error) {
    if (isApiError(error) && [400, 403, 404, 409].includes(error.httpStatus))
      return redirect(pathTo('shopOrder', { orderId: params['orderId'] ?? '' }, file.missing));
    throw error;
  }
}
