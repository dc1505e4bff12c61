import type { FastifyInstance } from 'fastify';
import { plainPages, type TextFiles } from './plain-page.ts';

/** The texts of errors, by their codes. */
interface Words {
  readonly upload_error_too_large: string;
}

const TOO_LARGE = 413;

/**
 * Says in the reader's language that the photos of a form are too large: a phone whose page has no script sends them
 * as they were taken. What is still on its way is read to its end, since a browser shows no answer to what it could
 * not send; the browser's way back leads to the form as it was filled in.
 */
export function refuseLargeForms(app: FastifyInstance, textFile: TextFiles): void {
  const pageFor = plainPages<Words>(textFile, 'errors.json', ({ upload_error_too_large: title }) => ({
    title,
    text: '',
  }));
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const isForm = request.headers['content-type']?.startsWith('multipart/form-data') === true;
    if (error.statusCode !== TOO_LARGE || !isForm) throw error;
    request.raw.resume();
    return reply
      .code(TOO_LARGE)
      .removeHeader('connection')
      .headers({ 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(pageFor(request, reply));
  });
}
