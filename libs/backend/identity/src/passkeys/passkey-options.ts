import { randomBytes } from 'node:crypto';
import { MAX_PASSKEYS } from '@haat/api-contract/vocabulary';
import type { PasskeyCreation, PasskeyRequest } from '@haat/api-contract';
import { asc, eq } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, PasskeyConfiguration } from '@haat/backend-platform';
import { keepChallenge } from './challenges.ts';
import type { ChallengeTerms } from './challenges.ts';
import { ALGORITHMS, userHandleOf } from './check-answer.ts';
import { passkeys } from './tables.ts';
import type { PasskeyRow } from './tables.ts';

/** How long a browser waits for the person, milliseconds. */
const TIMEOUT_MS = 60_000;

/** The site to which passkeys belong. @throws ServiceError `request_error.not_found` where there are none */
export function passkeySite({ configuration }: Pick<Dependencies, 'configuration'>): PasskeyConfiguration {
  if (configuration.passkeys === null) throw new ServiceError('request_error.not_found');
  return configuration.passkeys;
}

/** A person's passkeys, the oldest first. */
export async function passkeysOf(executor: Executor, userId: string): Promise<PasskeyRow[]> {
  return executor.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

/**
 * What a browser has to be asked so that one of the person's passkeys signs; the challenge is kept.
 * @throws ServiceError `auth_error.passkey_refused` when the person has none
 */
export async function passkeyRequest(dependencies: Dependencies, terms: ChallengeTerms): Promise<PasskeyRequest> {
  const { rpId } = passkeySite(dependencies);
  const owned = await passkeysOf(dependencies.database, terms.userId);
  if (owned.length === 0) throw new ServiceError('auth_error.passkey_refused');
  const challenge = newChallenge();
  await keepChallenge(dependencies, terms, challenge);
  return {
    challenge,
    rpId,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: owned.map(descriptor),
  };
}

/**
 * What a browser has to be asked so that it makes a passkey; the challenge is kept.
 * @throws ServiceError `auth_error.passkeys_full`
 */
export async function passkeyCreation(
  dependencies: Dependencies,
  { userId, phoneNumber, session }: { userId: string; phoneNumber: string; session: string },
): Promise<PasskeyCreation> {
  const { rpId } = passkeySite(dependencies);
  const owned = await passkeysOf(dependencies.database, userId);
  if (owned.length >= MAX_PASSKEYS) throw new ServiceError('auth_error.passkeys_full');
  // The last digits tell a person's accounts apart; a passkey shows them to everyone who holds the phone.
  const account = `…${phoneNumber.slice(-4)}`;
  const challenge = newChallenge();
  await keepChallenge(dependencies, { userId, purpose: 'registration', boundTo: session }, challenge);
  return {
    challenge,
    rp: { id: rpId, name: 'Krishi Haat' },
    user: { id: userHandleOf(userId), name: account, displayName: account },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: TIMEOUT_MS,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    excludeCredentials: owned.map(descriptor),
  };
}

function newChallenge(): string {
  return randomBytes(32).toString('base64url');
}

function descriptor({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, type: 'public-key' as const, transports };
}
