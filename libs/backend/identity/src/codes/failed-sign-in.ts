import { OTP_MAX_TRIES } from '@haat/api-contract';
import type { ErrorCode } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import { describeError, isId } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { tryRecordSecurityEvent } from '@haat/backend-security-events';

import { MAX_FAILURES } from '../second-factor/authenticator-code.ts';
import { secondFactors } from '../second-factor/tables.ts';
import { otpRequests } from '../sessions/tables.ts';
import { users } from '../users/tables.ts';
import { pauseOfNumber } from './wrong-codes.ts';
import type { CodeCaller } from './wrong-codes.ts';

/** An attempt to sign in that was refused. */
export interface FailedSignIn {
  readonly requestId: string;
  readonly refusal: ErrorCode;
  readonly caller: CodeCaller;
  /** As the record of security events has it. */
  readonly network: string | null;
}

/**
 * Refusals of a try that was counted. What is refused without counting (an unknown code request, a used one) is
 * not recorded: an unauthenticated caller could fill the table with it.
 */
const COUNTED: Readonly<Partial<Record<ErrorCode, string>>> = {
  'auth_error.otp_wrong': 'otp-wrong',
  'auth_error.second_factor_wrong': 'second-factor-wrong',
  'auth_error.second_factor_paused': 'second-factor-paused',
  'auth_error.passkey_refused': 'passkey-refused',
};

/**
 * Records a wrong code, and that a code, its number or a second factor is locked when this was the last that is looked
 * at.
 */
export async function recordFailedSignIn(
  dependencies: Dependencies,
  { requestId, refusal, caller, network }: FailedSignIn,
): Promise<void> {
  const reason = COUNTED[refusal];
  if (reason === undefined || !isId(requestId)) return;
  try {
    await recordFailedAttempt(dependencies, { requestId, reason, caller, network });
  } catch (error) {
    dependencies.log.error({ error: describeError(error) }, 'a failed sign-in could not be recorded');
  }
}

async function recordFailedAttempt(
  dependencies: Dependencies,
  { requestId, reason, caller, network }: Omit<FailedSignIn, 'refusal'> & { readonly reason: string },
): Promise<void> {
  const [attempt] = await dependencies.database
    .select({
      phoneNumber: otpRequests.phoneNumber,
      tries: otpRequests.tries,
      userId: users.id,
      failures: secondFactors.failures,
    })
    .from(otpRequests)
    .leftJoin(users, eq(users.phoneNumber, otpRequests.phoneNumber))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(otpRequests.id, requestId));
  if (attempt === undefined) return;
  const event = { userId: attempt.userId, network };
  await tryRecordSecurityEvent(dependencies, { kind: 'sign-in-failed', ...event, subjects: { reason } });
  const locked = {
    otp: attempt.tries >= OTP_MAX_TRIES,
    number:
      reason === 'otp-wrong' &&
      (await pauseOfNumber(dependencies.database, dependencies, attempt.phoneNumber, caller)) > 0,
    'second-factor': reason === 'second-factor-wrong' && (attempt.failures ?? 0) >= MAX_FAILURES,
  };
  for (const [what, isLocked] of Object.entries(locked))
    if (isLocked)
      await tryRecordSecurityEvent(dependencies, { kind: 'sign-in-locked', ...event, subjects: { reason: what } });
}
