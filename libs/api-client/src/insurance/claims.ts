import type { Claim, ClaimInput } from '@haat/api-contract/insurance-claims';
import { orNull, pathOf, type ApiClient } from '../api-client.ts';
import { signedDocument } from '../kyc/signed-document.ts';

const PATH = '/insurance/v1/claims';

/** `GET /insurance/v1/claims`: the person's claims, the newest first; null on failure. */
export async function insuranceClaims(api: ApiClient): Promise<readonly Claim[] | null> {
  const query = { lang: api.language };
  const found = await orNull(api.send<{ results: Claim[] }>({ service: 'main', method: 'GET', path: PATH, query }));
  return found?.results ?? null;
}

/** `GET /insurance/v1/claims/{id}`. @throws ApiError `request_error.not_found`, for another person's too */
export function insuranceClaim(api: ApiClient, id: string): Promise<Claim> {
  const query = { lang: api.language };
  return api.send({ service: 'main', method: 'GET', path: pathOf`/insurance/v1/claims/${id}`, query });
}

/** A photo of a claim, as JPEG, at the address that the claim names. @throws ApiError `request_error.not_found` */
export function claimPhoto(api: ApiClient, address: string): Promise<ArrayBuffer> {
  return signedDocument(api, address);
}

/**
 * `POST /insurance/v1/claims`: reports a loss; sending it again with its key changes nothing more.
 * @throws ApiError `claim_error.not_claimable` (details: `why`), `claim_error.time_wrong`, `upload_error.photo_unknown`
 */
export function fileClaim(api: ApiClient, body: ClaimInput): Promise<Claim> {
  return api.send({ service: 'main', method: 'POST', path: PATH, query: { lang: api.language }, body });
}

/** `POST /insurance/v1/claims/{id}/withdraw`. @throws ApiError `claim_error.cannot_move` */
export async function withdrawClaim(api: ApiClient, id: string): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: pathOf`/insurance/v1/claims/${id}/withdraw` });
}

/** `POST /insurance/v1/claims/{id}/appeal`: why a farmer does not agree. @throws ApiError `claim_error.cannot_move` */
export async function appealClaim(api: ApiClient, id: string, text: string): Promise<void> {
  await api.send({ service: 'main', method: 'POST', path: pathOf`/insurance/v1/claims/${id}/appeal`, body: { text } });
}
