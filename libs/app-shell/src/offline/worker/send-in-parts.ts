import { OUTBOX_FOR_HEADER, OUTBOX_NAMES, UPLOADS_PATH } from '../kept-copy.ts';

/** Bytes of a part; the same as `UPLOAD_PART_BYTES`, which the worker need not bring. */
const PART_BYTES = 65_536;
/** How often an upload is asked where it stands, after a part was not the next. */
const TRIES = 3;
/** Fields of files, the field that names what they became, and the kind of each. */
const FILES = [
  ['photos', 'photoId', 'photo'],
  ['voice', 'voiceId', 'sound'],
] as const;

/** A form as it is sent. */
export interface FormBody {
  /** Content type, with its boundary. */
  readonly type: string;
  readonly body: ArrayBuffer;
}

/**
 * Sends the large files of a form ahead of it, in parts, where the form says that it takes them so: cut off, they go on
 * where they were.
 * @returns the form without them, naming them by their ids; the form as it was where the server takes no parts, so that
 *   its page says why
 * @throws TypeError when there is no network
 */
export async function sentInParts(sent: FormBody): Promise<FormBody> {
  if (sent.body.byteLength <= PART_BYTES) return sent;
  const form = await new Response(sent.body, { headers: { 'content-type': sent.type } }).formData();
  const reader = form.get(OUTBOX_NAMES.reader);
  if (!form.has(OUTBOX_NAMES.parts) || typeof reader !== 'string') return sent;
  for (const [name, idName, kind] of FILES) {
    const files = form.getAll(name).filter((file): file is File => file instanceof File && file.size > 0);
    form.delete(name);
    for (const file of files) {
      const id = await uploadedId(await file.arrayBuffer(), kind, reader);
      if (id === null) return sent;
      form.append(idName, id);
    }
  }
  const answer = new Response(form);
  return { type: answer.headers.get('content-type') ?? '', body: await answer.arrayBuffer() };
}

/**
 * The server finds by the hash what was begun before: nothing is remembered here.
 * @returns the id of what it became, or null where it is refused
 */
async function uploadedId(bytes: ArrayBuffer, kind: string, reader: string): Promise<string | null> {
  const length = bytes.byteLength;
  const headers = { [OUTBOX_FOR_HEADER]: reader };
  const metadata = `kind ${btoa(kind)},sha256 ${btoa(hexOf(await crypto.subtle.digest('SHA-256', bytes)))}`;
  for (let left = TRIES; left > 0; left -= 1) {
    const begun = await fetch(UPLOADS_PATH, {
      method: 'POST',
      headers: { ...headers, 'upload-length': `${length}`, 'upload-metadata': metadata },
    });
    if (!begun.ok) return null;
    const { id, offset } = (await begun.json()) as { id: string; offset: number };
    let next = offset;
    for (; next < length; next += PART_BYTES) {
      const { ok, status } = await fetch(`${UPLOADS_PATH}/${id}`, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': `${next}` },
        body: bytes.slice(next, next + PART_BYTES),
      });
      if (status === 409) break;
      if (!ok) return null;
    }
    if (next >= length) return id;
  }
  return null;
}

function hexOf(hash: ArrayBuffer): string {
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
