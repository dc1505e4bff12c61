import { solveChallenge } from 'altcha-lib';
import type { HumanCheck, HumanCheckChallenge } from '@haat/api-contract';

const TIMEOUT_MS = 90_000;

/**
 * Solves the challenge that is asked for when many codes were sent to one network, as an office is.
 * @returns what is sent with the number, or null when it took too long
 */
export async function solveCheck(challenge: HumanCheckChallenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (solution === null) return null;
  const { counter, derivedKey } = solution;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } } satisfies HumanCheck));
}

async function deriveKey(
  { cost, keyLength }: Pick<HumanCheckChallenge['parameters'], 'cost' | 'keyLength'>,
  salt: Uint8Array,
  password: Uint8Array,
): Promise<{ derivedKey: Uint8Array }> {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: cost },
    key,
    keyLength * 8,
  );
  return { derivedKey: new Uint8Array(bits) };
}
