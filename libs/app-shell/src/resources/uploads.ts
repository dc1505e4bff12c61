import type { ActionFunctionArgs } from 'react-router';
import { beginUpload, isApiError, sendUploadPart } from '@haat/api-client';
import { LONGEST_UPLOAD_PART } from '@haat/api-contract/vocabulary';
import { apiContext, sessionContext } from '@haat/app-context';

/**
 * `POST /api/uploads` and `PATCH /api/uploads/{id}`: a photo or a voice note in parts, from the phone's worker to the
 * service, by the headers of tus. What is answered says no more than the service does: 201 with where the upload
 * stands, 204 for a part. 401: nobody is signed in. See docs/domain/aftercare.md#sending-in-parts.
 */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  if (context.get(sessionContext).status === 'visitor') return answer(401);
  const api = context.get(apiContext);
  const header = (name: string) => request.headers.get(name) ?? '';
  const { id } = params;
  try {
    if (id === undefined && request.method === 'POST')
      return answer(201, await beginUpload(api, header('upload-length'), header('upload-metadata')));
    if (id === undefined || request.method !== 'PATCH') return answer(405);
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.byteLength > LONGEST_UPLOAD_PART) return answer(413);
    await sendUploadPart(api, id, { offset: header('upload-offset'), bytes });
    return answer(204);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return answer(error.httpStatus === 0 ? 503 : error.httpStatus);
  }
}

function answer(status: number, body?: unknown): Response {
  const headers = { 'cache-control': 'private, no-store' };
  return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers });
}
