import { redirect, type LoaderFunctionArgs } from 'react-router';
import { isApiError, trainingCertificateDocument } from '@haat/api-client';
import { apiContext, requireSession } from '@haat/app-context';
import { pathTo } from '@haat/routing';

/** The person's certificate as PDF. Where there is none, the training says how it is got. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  requireSession(context, request);
  try {
    const pdf = await trainingCertificateDocument(context.get(apiContext));
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="krishi-haat-training.pdf"',
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') return redirect(pathTo('captainTraining'));
    throw error;
  }
}
