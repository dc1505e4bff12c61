import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Configuration } from '@haat/backend-platform';
import { objectKey } from './object-store.ts';
import type { ObjectStore } from './object-store.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/**
 * Keeps each object in a bucket behind S3's REST interface: PutObject, GetObject and DeleteObject, signed by Signature
 * Version 4 with the hash of what is sent, so that a store takes nothing that was damaged on the way. The bucket is
 * named in the path, as every server of that interface understands.
 */
export function createS3Store({ address, bucket, ...access }: S3Configuration): ObjectStore {
  const { region, accessKeyId, secretAccessKey, sessionToken } = access;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === null ? {} : { sessionToken }),
    service: 's3',
    region,
    retries: RETRIES,
  });
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', key: string, sent?: { bytes: Uint8Array; type: string }) => {
    const hash = createHash('sha256')
      .update(sent?.bytes ?? '')
      .digest('hex');
    const answer = await client
      .fetch(`${address}/${bucket}/${objectKey(key)}`, {
        method,
        headers: {
          'x-amz-content-sha256': hash,
          ...(sent === undefined ? {} : { 'content-type': sent.type }),
        },
        ...(sent === undefined ? {} : { body: Buffer.from(sent.bytes) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      .catch((error: unknown) => {
        throw new Error(`the object store at ${address} does not answer`, { cause: error });
      });
    if (answer.ok) return answer;
    const refusal = await answer.text();
    const code = /<Code>(\w{1,60})<\/Code>/.exec(refusal)?.[1] ?? `status ${answer.status}`;
    if (answer.status === 404 && code === 'NoSuchKey') return null;
    throw new Error(`the object store refuses ${method}: ${code}`);
  };
  return {
    async put(key, bytes, contentType) {
      const answer = await ask('PUT', key, { bytes, type: contentType });
      if (answer === null) throw new Error('the object store refuses PUT: NoSuchKey');
      await answer.arrayBuffer();
    },
    async get(key) {
      const answer = await ask('GET', key);
      return answer === null ? null : new Uint8Array(await answer.arrayBuffer());
    },
    async remove(key) {
      const answer = await ask('DELETE', key);
      await answer?.arrayBuffer();
    },
  };
}
