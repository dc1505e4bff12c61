import type { IdentityDocument, IdentityDocumentInput } from '@haat/api-contract';
import type { ApiClient } from './api-client.ts';

const PATH = '/kyc/v1/id';

/**
 * `GET /kyc/v1/id`: the stored identity document of the signed-in user, masked; null when there is none.
 * @throws ApiError
 */
export async function identityDocument(api: ApiClient): Promise<IdentityDocument['paper']> {
  const { paper } = await api.send<IdentityDocument>({ service: 'main', method: 'GET', path: PATH });
  return paper;
}

/**
 * `POST /kyc/v1/id`: gives an identity document, in the place of the one before.
 * @throws ApiError `kyc_error.number_invalid` with `{ kind, problem }`, `upload_error.photo_unknown`
 */
export async function submitIdentityDocument(
  api: ApiClient,
  document: IdentityDocumentInput,
): Promise<IdentityDocument['paper']> {
  const answer = await api.send<IdentityDocument>({ service: 'main', method: 'POST', path: PATH, body: document });
  return answer.paper;
}
