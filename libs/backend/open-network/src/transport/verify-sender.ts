import type { Dependencies } from '@haat/backend-platform';
import { readAuthorization, verifyRequest, type Authorization } from '@haat/ondc-core/signing';
import type { OpenNetwork } from './open-network.ts';

/**
 * Whose key signed a message, or null when it is nobody's that the registry knows, or does not count now.
 * See docs/domain/open-network.md#signatures.
 * @throws RegistryError when the registry cannot be asked
 */
export async function verifySender(
  { registry }: Pick<OpenNetwork, 'registry'>,
  { now }: Pick<Dependencies, 'now'>,
  header: string | undefined,
  body: Uint8Array,
): Promise<Authorization | null> {
  const said = readAuthorization(header);
  if (said === null) return null;
  const isRight = (key: string | null) => key !== null && verifyRequest(header, body, key, now().getTime()) === 'ok';
  const remembered = await registry.publicKeyOf(said);
  if (isRight(remembered)) return said;
  const current = await registry.publicKeyOf(said, true);
  return current !== remembered && isRight(current) ? said : null;
}
