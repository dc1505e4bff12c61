import { AwsClient } from 'aws4fetch';
import { z } from 'zod';
import type { AwsKmsConfiguration } from '../configuration/aws-kms.ts';

/** How a key begins that is encrypted by AWS KMS. */
export const AWS_KMS_PREFIX = 'aws-kms:';

const TIMEOUT_MS = 10_000;
const RETRIES = 3;
const answerSchema = z.object({ Plaintext: z.base64() });
const refusalSchema = z.object({ __type: z.string() });

/**
 * Has AWS KMS decrypt a key (`Decrypt` of its JSON protocol, signed by Signature Version 4). It is asked at each start,
 * and holds the key that opens ours, which never leaves it.
 * @param wrapped `aws-kms:` and the CiphertextBlob in base64
 * @throws Error that says in a few words why not
 */
export async function decryptWithAwsKms(kms: AwsKmsConfiguration | null, wrapped: string): Promise<Buffer> {
  if (kms === null) throw new Error('AWS KMS is not configured');
  const { address, region, accessKeyId, secretAccessKey, sessionToken } = kms;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === null ? {} : { sessionToken }),
    service: 'kms',
    region,
    retries: RETRIES,
  });
  const answer = await client
    .fetch(`${address}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'TrentService.Decrypt' },
      body: JSON.stringify({ CiphertextBlob: wrapped.slice(AWS_KMS_PREFIX.length) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    .catch((error: unknown) => {
      throw new Error(`AWS KMS at ${address} does not answer`, { cause: error });
    });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const refusal = refusalSchema.safeParse(body);
    throw new Error(`AWS KMS does not open it: ${refusal.success ? refusal.data.__type : `status ${answer.status}`}`);
  }
  const opened = answerSchema.safeParse(body);
  if (!opened.success) throw new Error('AWS KMS answered in a form that is not its own');
  return Buffer.from(opened.data.Plaintext, 'base64');
}
