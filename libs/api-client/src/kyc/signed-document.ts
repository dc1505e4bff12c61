import type { ApiClient } from '../api-client.ts';

/** A document, as JPEG, at the signed address that an answer names. @throws ApiError `request_error.not_found` */
export function signedDocument(api: ApiClient, address: string): Promise<ArrayBuffer> {
  const [path = '', seal = ''] = address.split('?seal=');
  const headers = { Accept: 'image/jpeg' };
  return api.send({ service: 'main', method: 'GET', path, query: { seal }, answer: 'bytes', headers });
}
