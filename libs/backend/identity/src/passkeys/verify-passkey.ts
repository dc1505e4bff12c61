import { and, eq } from 'drizzle-orm';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { takeChallenge } from './challenges.ts';
import type { ChallengeTerms } from './challenges.ts';
import { checkAssertion } from './check-answer.ts';
import { passkeySite } from './passkey-options.ts';
import { readAssertion } from './signed-answer.ts';
import { passkeys } from './tables.ts';

/**
 * Checks what a person's passkey signed. The challenge is used up whatever the answer is worth; the passkey is locked,
 * so that its counter counts answers at once. See docs/domain/identity.md#passkeys.
 * @throws ServiceError `auth_error.passkey_refused`; it does not say what is wrong
 */
export async function verifyPasskey(
  dependencies: Dependencies,
  { network, ...terms }: ChallengeTerms & { readonly network: string | null },
  answer: string,
): Promise<void> {
  const site = passkeySite(dependencies);
  const isRight = await inTransaction(dependencies.database, async (tx) => {
    const challenge = await takeChallenge(tx, dependencies, terms);
    const assertion = readAssertion(answer);
    if (challenge === null || assertion === null) return false;
    const [passkey] = await tx
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.credentialId, assertion.id), eq(passkeys.userId, terms.userId)))
      .for('update');
    if (passkey === undefined) return false;
    const check = await checkAssertion({ site, challenge }, passkey, assertion);
    if (check.kind === 'counter-back') {
      const event = { kind: 'passkey-copied', userId: terms.userId, network } as const;
      await recordSecurityEvent(tx, dependencies, { ...event, subjects: { ids: passkey.id } });
    }
    if (check.kind !== 'right') return false;
    await tx
      .update(passkeys)
      .set({ counter: check.counter, isBackedUp: check.isBackedUp, lastUsedAt: dependencies.now() })
      .where(eq(passkeys.id, passkey.id));
    return true;
  });
  if (!isRight) throw new ServiceError('auth_error.passkey_refused');
}
