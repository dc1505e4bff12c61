import { and, eq, gt } from 'drizzle-orm';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { passkeyChallenges } from './tables.ts';
import type { ChallengePurpose } from './tables.ts';

/** Lifetime of a challenge: 3 minutes. The browser asks for one of them, and the answer has to come back. */
export const CHALLENGE_LIFETIME_MS = 180_000;

/** For whom and what a challenge is. */
export interface ChallengeTerms {
  readonly userId: string;
  readonly purpose: ChallengePurpose;
  /** The request for a one-time password, or the session: an answer from elsewhere counts for nothing. */
  readonly boundTo: string;
}

/** Keeps a challenge until it is answered; one that was kept before for the same is worth nothing any more. */
export async function keepChallenge(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { userId, purpose, boundTo }: ChallengeTerms,
  challenge: string,
): Promise<void> {
  const set = { userId, challenge, expiresAt: new Date(now().getTime() + CHALLENGE_LIFETIME_MS) };
  await database
    .insert(passkeyChallenges)
    .values({ purpose, boundTo, ...set })
    .onConflictDoUpdate({ target: [passkeyChallenges.purpose, passkeyChallenges.boundTo], set });
}

/** Takes a challenge, whatever the answer is worth: each is answered once. Null when there is none, or it is old. */
export async function takeChallenge(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { userId, purpose, boundTo }: ChallengeTerms,
): Promise<string | null> {
  const [taken] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.boundTo, boundTo),
        eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken?.challenge ?? null;
}
