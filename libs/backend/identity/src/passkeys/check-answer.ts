import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { PasskeyConfiguration } from '@haat/backend-platform';
import { isCounterBack } from './passkey-counter.ts';
import type { PasskeyRow } from './tables.ts';

/** COSE's numbers of what a passkey may sign with: ECDSA on P-256, Ed25519, RSA of PKCS #1. The first is preferred. */
export const ALGORITHMS = [-7, -8, -257];

/** An assertion that is right, with what the passkey now says of itself; or why it is not. */
export type AssertionCheck =
  | { readonly kind: 'right'; readonly counter: number; readonly isBackedUp: boolean }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'counter-back' };

/** A new passkey, as its browser vouches for it. */
export type NewPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>;

/** What an answer is held against. */
export interface CheckTerms {
  readonly site: PasskeyConfiguration;
  readonly challenge: string;
}

/**
 * Checks an assertion of a passkey: signature, challenge, origin, RP id, presence and verification of the person, and
 * the counter, which is looked at last: a forged answer raises no alarm. See docs/domain/identity.md#passkeys.
 */
export async function checkAssertion(
  { site, challenge }: CheckTerms,
  passkey: Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'userId'>,
  response: AuthenticationResponseJSON,
): Promise<AssertionCheck> {
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.userId)) return { kind: 'wrong' };
  try {
    if (isEmbedded(response)) return { kind: 'wrong' };
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.rpId,
      requireUserVerification: true,
      // The counter is compared below, once all else is right.
      credential: { id: passkey.credentialId, publicKey: bytesOf(passkey.publicKey), counter: 0 },
    });
    if (!verified) return { kind: 'wrong' };
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return isCounterBack(passkey.counter, newCounter)
      ? { kind: 'counter-back' }
      : { kind: 'right', counter: newCounter, isBackedUp: credentialBackedUp };
  } catch {
    // The library says by an error what is wrong; the caller is told no more than that it is.
    return { kind: 'wrong' };
  }
}

/** Checks what a browser answered when it made a passkey; null when that is not right. */
export async function checkRegistration(
  { site, challenge }: CheckTerms,
  response: RegistrationResponseJSON,
): Promise<NewPasskey | null> {
  try {
    if (isEmbedded(response)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      isBackedUp: credentialBackedUp,
    };
  } catch {
    return null;
  }
}

/** The id by which a passkey knows its owner: the user's, which says nothing to others. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

/** Whether the answer was given inside a frame on another site. */
function isEmbedded({ response }: AuthenticationResponseJSON | RegistrationResponseJSON): boolean {
  return decodeClientDataJSON(response.clientDataJSON).crossOrigin === true;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}
