import { readAuthorization, verifyRequest } from '@haat/ondc-core/signing';
import type { ParticipantType, RegistryEntry } from '../participants/participant.ts';
import type { RegistryClient } from './registry-client.ts';

/** Who must have signed. */
export interface ExpectedSender {
  /** Null: of any. */
  readonly type: ParticipantType | null;
  /** Null: anyone of that type. */
  readonly subscriberId: string | null;
}

/**
 * Whether a message was signed by whom it has to come from, with a key that the registry knows; a key that does not fit
 * is asked for once more, since it may have been replaced. See docs/domain/open-network.md#signatures.
 *
 * @param body the very bytes that were received
 */
export async function verifySender(
  registry: Pick<RegistryClient, 'participant'>,
  header: string | undefined,
  body: Uint8Array,
  { type, subscriberId }: ExpectedSender,
  now: Date,
): Promise<boolean> {
  const said = readAuthorization(header);
  if (said === null || (subscriberId !== null && said.subscriberId !== subscriberId)) return false;
  const isSignedBy = (sender: RegistryEntry | null) =>
    sender !== null &&
    (type === null || sender.type === type) &&
    verifyRequest(header, body, sender.signing_public_key, now.getTime()) === 'ok';
  const { subscriberId: name, uniqueKeyId } = said;
  return (
    isSignedBy(await registry.participant(name, uniqueKeyId)) ||
    isSignedBy(await registry.participant(name, uniqueKeyId, true))
  );
}
