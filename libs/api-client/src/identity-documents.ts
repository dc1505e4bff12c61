import type { Consent, IdentityDocument, IdentityDocumentInput } from '@haat/api-contract';
import type { ConsentPurpose } from '@haat/api-contract/vocabulary';
import type { ApiClient } from './api-client.ts';
import { signedDocument } from './kyc/signed-document.ts';

const PATH = '/kyc/v1/id';
const CONSENTS = '/user/v1/consents';

/**
 * `GET /kyc/v1/id`: the stored identity document of the signed-in user, masked; null when there is none.
 * @throws ApiError
 */
export async function identityDocument(api: ApiClient): Promise<IdentityDocument['paper']> {
  const { paper } = await api.send<IdentityDocument>({ service: 'main', method: 'GET', path: PATH });
  return paper;
}

/** The photo of one's document, as JPEG, at the address that the document names. @throws ApiError */
export function identityDocumentPhoto(api: ApiClient, address: string): Promise<ArrayBuffer> {
  return signedDocument(api, address);
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

/** `GET /user/v1/consents`: what the signed-in user agreed to. @throws ApiError */
export async function consents(api: ApiClient): Promise<readonly Consent[]> {
  const { results } = await api.send<{ results: Consent[] }>({ service: 'main', method: 'GET', path: CONSENTS });
  return results;
}

/**
 * `POST /user/v1/consents/withdrawal`: withdraws a consent; it may be sent again.
 * @returns the consents that are left, also withdrawn ones whose data the law keeps
 * @throws ApiError such as `auth_error.step_up_needed`
 */
export async function withdrawConsent(api: ApiClient, purpose: ConsentPurpose): Promise<readonly Consent[]> {
  const path = `${CONSENTS}/withdrawal`;
  const { results } = await api.send<{ results: Consent[] }>({
    service: 'main',
    method: 'POST',
    path,
    body: { purpose },
  });
  return results;
}
