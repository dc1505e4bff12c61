import type { Sound, Upload } from '@haat/api-contract/uploads';
import type { SoundType } from '@haat/api-contract/vocabulary';
import { pathOf, type ApiClient } from '../api-client.ts';

const PARTS = '/upload/v1/parts';
const PART_TYPE = 'application/offset+octet-stream';

/**
 * `POST /upload/v1/parts`: begins an upload, or finds the one that was cut off, and says where it stands.
 * @param length bytes of the whole, as the header `Upload-Length` has it
 * @param metadata `kind` and `sha256`, as the header `Upload-Metadata` has them
 * @throws ApiError `upload_error.*`
 */
export function beginUpload(api: ApiClient, length: string, metadata: string): Promise<Upload> {
  const headers = { 'upload-length': length, 'upload-metadata': metadata };
  return api.send({ service: 'main', method: 'POST', path: PARTS, headers });
}

/** `PATCH /upload/v1/parts/{id}`: the next part. @throws ApiError `upload_error.*` */
export async function sendUploadPart(
  api: ApiClient,
  id: string,
  { offset, bytes }: { readonly offset: string; readonly bytes: Uint8Array },
): Promise<void> {
  await api.send({
    service: 'main',
    method: 'PATCH',
    path: pathOf`/upload/v1/parts/${id}`,
    headers: { 'upload-offset': offset },
    file: { type: PART_TYPE, bytes },
  });
}

/** `POST /upload/v1/sounds`: a voice note. @throws ApiError `upload_error.*` */
export function uploadSound(api: ApiClient, type: string, bytes: Uint8Array): Promise<Sound> {
  return api.send({ service: 'main', method: 'POST', path: '/upload/v1/sounds', file: { type, bytes } });
}

/**
 * `GET /upload/v1/sounds/{id}`: a voice note of the signed-in user, and what it is: MP4 says so in its first box.
 * @throws ApiError `request_error.not_found`
 */
export async function sound(
  api: ApiClient,
  id: string,
): Promise<{ readonly bytes: ArrayBuffer; readonly type: SoundType }> {
  const path = pathOf`/upload/v1/sounds/${id}`;
  const bytes = await api.send<ArrayBuffer>({ service: 'main', method: 'GET', path, answer: 'bytes' });
  const isMp4 = new TextDecoder('latin1').decode(new Uint8Array(bytes).subarray(4, 8)) === 'ftyp';
  return { bytes, type: isMp4 ? 'audio/mp4' : 'audio/mpeg' };
}
