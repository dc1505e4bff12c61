import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { humanCheckSchema } from '@haat/api-contract';
import type { HumanCheckChallenge } from '@haat/api-contract';
import type { Dependencies } from '@haat/backend-platform';
import { sharedSecret } from '../sessions/shared-secret.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** Rounds of one try; about 256 tries find a solution: a second or two of a plain phone. */
const ROUNDS = 2_000;
const PREFIX = '00';
/** Rounds are what checking a solution costs the server: what is dearer than this many times has more tries. */
const MOST_TIMES_THE_ROUNDS = 16;
/** A digit more of the prefix: so many times the tries. */
const TIMES_A_DIGIT = 16;
/** How long a challenge may be solved: ten minutes. */
const LIFETIME_MS = 600_000;

type Checks = Pick<Dependencies, 'database' | 'encryptor' | 'now'>;

/**
 * A proof-of-work challenge: cheap for one phone, expensive at scale, and no third party learns who signs in.
 * Making one costs a signature. It holds for the network that asked.
 * @param cost how many times as dear as a plain one, a power of two
 */
export async function newChallenge(
  { database, encryptor, now }: Checks,
  network: string,
  cost: number,
): Promise<HumanCheckChallenge> {
  const isLonger = cost > MOST_TIMES_THE_ROUNDS;
  const { parameters, signature = '' } = await createChallenge({
    algorithm: ALGORITHM,
    cost: ROUNDS * (isLonger ? cost / TIMES_A_DIGIT : cost),
    keyPrefix: isLonger ? `${PREFIX}0` : PREFIX,
    deriveKey,
    expiresAt: new Date(now().getTime() + LIFETIME_MS),
    data: { network },
    hmacSignatureSecret: await checkSecret({ database, encryptor }),
  });
  const { nonce, salt, cost: rounds, keyLength, keyPrefix, expiresAt = 0 } = parameters;
  return {
    parameters: { algorithm: ALGORITHM, nonce, salt, cost: rounds, keyLength, keyPrefix, expiresAt, data: { network } },
    signature,
  };
}

/** A challenge that was solved. */
export interface SolvedChallenge {
  /** It may be taken once. */
  readonly nonce: string;
  /** How many times as dear as a plain one it was. */
  readonly cost: number;
}

/** The challenge that was solved; null for what was not solved, not ours, of another network or too old. */
export async function solvedChallenge(
  { database, encryptor, now }: Checks,
  network: string,
  answer: string,
): Promise<SolvedChallenge | null> {
  const read = humanCheckSchema.safeParse(parsed(answer));
  if (!read.success) return null;
  const { challenge, solution } = read.data;
  const { parameters } = challenge;
  if (parameters.data.network !== network || parameters.expiresAt * 1000 < now().getTime()) return null;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: await checkSecret({ database, encryptor }),
  });
  if (!verified) return null;
  const timesTheTries = TIMES_A_DIGIT ** (parameters.keyPrefix.length - PREFIX.length);
  return { nonce: parameters.nonce, cost: (parameters.cost / ROUNDS) * timesTheTries };
}

async function checkSecret({ database, encryptor }: Omit<Checks, 'now'>): Promise<string> {
  return (await sharedSecret(database, encryptor, 'human-check')).toString('base64url');
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(Buffer.from(answer, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
