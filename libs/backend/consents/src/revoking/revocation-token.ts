import { createHmac, timingSafeEqual } from 'node:crypto';
import { sharedSecret } from '@haat/backend-identity';
import type { Dependencies } from '@haat/backend-platform';

const SECRET = 'agent-revocation';
const MAC_BYTES = 16;
const TOKEN = /^([\w-]{22})\.([\w-]{22})$/;

type Signer = Pick<Dependencies, 'database' | 'encryptor'>;

/** What the link of an SMS carries: it revokes this consent, and does nothing else. */
export async function revocationToken(dependencies: Signer, consentId: string): Promise<string> {
  const id = Buffer.from(consentId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${id}.${(await macOf(dependencies, consentId)).toString('base64url')}`;
}

/** Id of the consent that a token revokes; null for one that was not signed here. */
export async function consentOfToken(dependencies: Signer, token: string): Promise<string | null> {
  const [, id = '', mac = ''] = TOKEN.exec(token) ?? [];
  const hex = Buffer.from(id, 'base64url').toString('hex');
  if (hex.length !== 32) return null;
  const consentId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const given = Buffer.from(mac, 'base64url');
  const expected = await macOf(dependencies, consentId);
  return given.length === expected.length && timingSafeEqual(given, expected) ? consentId : null;
}

async function macOf({ database, encryptor }: Signer, consentId: string): Promise<Buffer> {
  const secret = await sharedSecret(database, encryptor, SECRET);
  return createHmac('sha256', secret).update(`revoke ${consentId}`).digest().subarray(0, MAC_BYTES);
}
