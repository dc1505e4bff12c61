import type { FreshFactor } from '@haat/api-contract';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { tryRecordSecurityEvent } from '@haat/backend-security-events';
import { verifySecondFactor } from '../second-factor/second-factors.ts';
import { verifyPasskey } from './verify-passkey.ts';

/** A member of staff in a session. */
export interface StaffInSession {
  readonly userId: string;
  /** The session's id. */
  readonly session: string;
  /** The caller's, as the record of security events has it. */
  readonly network: string | null;
}

/**
 * Has a member of staff prove the second factor once more, by an authenticator app's code or a passkey: a phone that
 * lies about unlocked is not enough to change by what its owner signs in.
 * @throws ServiceError `auth_error.second_factor_needed` when nothing is given, `auth_error.second_factor_unset`,
 *   `second_factor_wrong`, `second_factor_paused`, `auth_error.passkey_refused`
 */
export async function proveFreshFactor(
  dependencies: Dependencies,
  { userId, session, network }: StaffInSession,
  { factor_code: code, passkey }: FreshFactor,
): Promise<void> {
  try {
    if (passkey)
      await verifyPasskey(dependencies, { userId, purpose: 'confirmation', boundTo: session, network }, passkey);
    else if (code) await verifySecondFactor(dependencies, { userId, code, network });
    else throw new ServiceError('auth_error.second_factor_needed');
  } catch (error) {
    const isWrong = error instanceof ServiceError && error.code !== 'auth_error.second_factor_needed';
    if (isWrong) {
      const reason = passkey ? 'passkey-refused' : 'second-factor-wrong';
      await tryRecordSecurityEvent(dependencies, {
        kind: 'second-factor-failed',
        userId,
        network,
        subjects: { reason, session },
      });
    }
    throw error;
  }
}
