import { solveChallenge } from 'altcha-lib';
import type { HumanCheck, HumanCheckChallenge } from '@haat/api-contract';

/** Longest time that solving may take. */
const TIMEOUT_MS = 90_000;

/**
 * Solves a challenge with the browser's own sums, which run beside the page.
 * @param controller ends it when the person goes on
 * @returns what is sent with the form, or null when it took too long
 * @throws where the browser has no such sums
 */
export async function solveCheck(
  challenge: HumanCheckChallenge,
  controller = new AbortController(),
): Promise<string | null> {
  const solution = await solveChallenge({ challenge, controller, deriveKey, timeout: TIMEOUT_MS });
  if (solution === null) return null;
  const { counter, derivedKey } = solution;
  const solved: HumanCheck = { challenge, solution: { counter, derivedKey } };
  return btoa(JSON.stringify(solved));
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
