import { createHash } from 'node:crypto';
import { request } from 'node:http';

/** Where uploads go, and for whom. */
export interface UploadTo {
  readonly address: string;
  readonly token: string;
}

export const PARTS = '/upload/v1/parts';
const authorised = (token: string) => ({ authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' });
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** How an upload is announced. */
export function announced(bytes: Uint8Array, kind = 'photo', sha256?: string): Record<string, string> {
  const hash = sha256 ?? createHash('sha256').update(bytes).digest('hex');
  return {
    'upload-length': String(bytes.byteLength),
    'upload-metadata': `kind ${base64(kind)},sha256 ${base64(hash)}`,
  };
}

/** Begins an upload, or asks where it stands. */
export function begin({ address, token }: UploadTo, headers: Record<string, string>): Promise<Response> {
  return fetch(`${address}${PARTS}`, { method: 'POST', headers: { ...authorised(token), ...headers } });
}

/** Sends a part whole. */
export function sendPart(
  { address, token }: UploadTo,
  { id, offset, bytes }: { readonly id: string; readonly offset: number; readonly bytes: Uint8Array },
): Promise<Response> {
  return fetch(`${address}${PARTS}/${id}`, {
    method: 'PATCH',
    headers: { ...authorised(token), ...partHeaders(offset) },
    body: Buffer.from(bytes),
  });
}

const partHeaders = (offset: number) => ({
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(offset),
});

/**
 * Sends a part, and destroys the connection after a share of its bytes; with 1 after all of them, and nobody reads the
 * answer.
 * @param isThere resolves when the connection may end: what a busy server has not read goes with it
 */
export function cutPart(
  { address, token }: UploadTo,
  { id, offset, bytes }: { readonly id: string; readonly offset: number; readonly bytes: Uint8Array },
  share: number,
  isThere: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  return new Promise((done) => {
    const sending = request(`${address}${PARTS}/${id}`, {
      method: 'PATCH',
      headers: { ...authorised(token), ...partHeaders(offset), 'content-length': bytes.byteLength },
    });
    sending.on('error', () => done());
    sending.on('close', () => done());
    sending.write(
      bytes.subarray(0, Math.floor(bytes.byteLength * share)),
      () => void isThere().finally(() => sending.destroy()),
    );
  });
}
