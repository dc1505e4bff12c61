import { createHmac } from 'node:crypto';
import { networkOf } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { sharedSecret } from '../sessions/shared-secret.ts';

/** Hash of a caller's network with a secret of this installation: enough to count and compare by. */
export async function networkHash(
  { database, encryptor }: Pick<Dependencies, 'database' | 'encryptor'>,
  callerAddress: string,
): Promise<string> {
  const key = await sharedSecret(database, encryptor, 'otp-address');
  return createHmac('sha256', key).update(networkOf(callerAddress)).digest('base64url');
}
