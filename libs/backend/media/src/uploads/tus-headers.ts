import { UPLOAD_KINDS } from '@haat/api-contract/vocabulary';
import { ServiceError } from '@haat/backend-platform';
import { z } from 'zod';
import type { BegunUpload } from './uploads.ts';

/** The version of the protocol that is spoken: https://tus.io/protocols/resumable-upload. */
export const TUS_VERSION = '1.0.0';
/** The type of a part. */
export const PART_TYPE = 'application/offset+octet-stream';

const count = z.string().regex(/^\d{1,9}$/);
/** Headers by which an upload is begun. */
export const beginHeaders = z.object({
  'upload-length': count.describe('Bytes of the whole'),
  'upload-metadata': z.string().max(300).describe('`kind` and `sha256` (hexadecimal, of the whole), each as base64'),
});
/** Headers of a part. */
export const partHeaders = z.object({ 'upload-offset': count.describe('Bytes that have come before') });

const metadataSchema = z.object({ kind: z.enum(UPLOAD_KINDS), sha256: z.string().regex(/^[\da-f]{64}$/) });

/**
 * What is announced.
 * @throws ServiceError `request_error.invalid` where it is not what an upload needs
 */
export function begunUpload(headers: z.infer<typeof beginHeaders>): BegunUpload {
  const pairs = headers['upload-metadata'].split(',').map((pair) => pair.trim().split(' '));
  const metadata = metadataSchema.safeParse(
    Object.fromEntries(pairs.map(([name, value]) => [name ?? '', Buffer.from(value ?? '', 'base64').toString('utf8')])),
  );
  const length = Number(headers['upload-length']);
  if (!metadata.success) throw refused('upload-metadata');
  if (length === 0) throw refused('upload-length');
  return { ...metadata.data, length };
}

function refused(field: keyof z.infer<typeof beginHeaders>): ServiceError {
  return new ServiceError('request_error.invalid', { fields: [{ field, rule: 'value' }] });
}
