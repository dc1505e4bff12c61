import type { IdentityPaper, IdentityPaperInput } from '@haat/api-contract';
import type { ApiClient } from './api-client.ts';

const PATH = '/kyc/v1/id';

/**
 * `GET /kyc/v1/id`: the identity paper that is held of the signed-in person, masked; null when none is.
 * @throws ApiError
 */
export async function identityPaper(api: ApiClient): Promise<IdentityPaper['paper']> {
  const { paper } = await api.send<IdentityPaper>({ service: 'main', method: 'GET', path: PATH });
  return paper;
}

/**
 * `POST /kyc/v1/id`: gives an identity paper, in the place of the one before.
 * @throws ApiError `kyc_error.number_invalid` with `{ kind, problem }`, `upload_error.photo_unknown`
 */
export async function giveIdentityPaper(api: ApiClient, paper: IdentityPaperInput): Promise<IdentityPaper['paper']> {
  const answer = await api.send<IdentityPaper>({ service: 'main', method: 'POST', path: PATH, body: paper });
  return answer.paper;
}
