import { redirect, type LoaderFunctionArgs } from 'react-router';
import { isApiError, policyCertificate } from '@haat/api-client';
import { apiContext, requireSession } from '@haat/app-context';
import { pathTo } from '@haat/routing';

/** The certificate of a policy as PDF. Where there is none, the policy's page says how it stands. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context, request);
  const id = params['id'] ?? '';
  try {
    const pdf = await policyCertificate(context.get(apiContext), id);
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="krishi-haat-insurance.pdf"',
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') return redirect(pathTo('policy', { id }));
    throw error;
  }
}
