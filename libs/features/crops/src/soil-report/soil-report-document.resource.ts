import { redirect, type LoaderFunctionArgs } from 'react-router';
import { isApiError, soilReportDocument } from '@haat/api-client';
import { apiContext, requireSession } from '@haat/app-context';
import { pathTo } from '@haat/routing';

/** The report of a sample as PDF. Where there is none, the report's page says how it stands. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context, request);
  const id = params['id'] ?? '';
  try {
    const pdf = await soilReportDocument(context.get(apiContext), id);
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="krishi-haat-soil.pdf"',
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') return redirect(pathTo('soilReport', { id }));
    throw error;
  }
}
