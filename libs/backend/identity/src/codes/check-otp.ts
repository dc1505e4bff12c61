import { OTP_MAX_TRIES } from '@haat/api-contract';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { isOtpOf } from './otp-code.ts';
import { otpRequests } from '../sessions/tables.ts';
import type { OtpPurpose } from '../sessions/tables.ts';
import { forgetCode, noteCode, pauseOfNumber } from './wrong-codes.ts';
import type { CodeCaller } from './wrong-codes.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A one-time password as it was typed. */
export interface TypedOtp extends CodeCaller {
  readonly requestId: string;
  readonly otp: string;
  /** What it is to open; 'sign-in' when not given. A code for something else is a wrong one. */
  readonly purpose?: OtpPurpose;
}

/**
 * The phone number that a one-time password proves; it is not used up. Each call counts as a try, and as a wrong code
 * for the number, before the password is checked, so that concurrent calls cannot share one; a right one is no wrong
 * code after all.
 * @throws ServiceError `auth_error.otp_wrong`, `otp_used`, `otp_expired`, `otp_too_many_tries`, `otp_number_paused`
 */
export async function checkOtp(dependencies: Dependencies, typed: TypedOtp): Promise<string> {
  if (!UUID.test(typed.requestId)) throw new ServiceError('auth_error.otp_wrong');
  const { codeHash, phoneNumber, note } = await inTransaction(dependencies.database, (tx) =>
    takeTry(tx, dependencies, typed),
  );
  if (!(await isOtpOf(typed.otp, codeHash))) throw new ServiceError('auth_error.otp_wrong');
  await forgetCode(dependencies.database, note);
  return phoneNumber;
}

/** Takes a try of a password, under a lock on its number, so that tries at once do not pass the number's limit. */
async function takeTry(tx: Transaction, dependencies: Dependencies, typed: TypedOtp) {
  const { requestId } = typed;
  const [asked] = await tx
    .select({ phoneNumber: otpRequests.phoneNumber })
    .from(otpRequests)
    .where(and(eq(otpRequests.id, requestId), eq(otpRequests.purpose, typed.purpose ?? 'sign-in')));
  if (asked === undefined) throw new ServiceError('auth_error.otp_wrong');
  await lockName(tx, `otp-number:${asked.phoneNumber}`);
  if ((await pauseOfNumber(tx, dependencies, asked.phoneNumber, typed)) > 0)
    throw new ServiceError('auth_error.otp_number_paused');
  const [tried] = await tx
    .update(otpRequests)
    .set({ tries: sql`${otpRequests.tries} + 1` })
    .where(
      and(
        eq(otpRequests.id, requestId),
        isNull(otpRequests.usedAt),
        gt(otpRequests.expiresAt, dependencies.now()),
        lt(otpRequests.tries, OTP_MAX_TRIES),
      ),
    )
    .returning({ codeHash: otpRequests.codeHash, phoneNumber: otpRequests.phoneNumber });
  if (tried === undefined) throw await refusal(tx, requestId);
  return { ...tried, note: await noteCode(tx, dependencies, tried.phoneNumber, typed) };
}

/**
 * Uses up a one-time password that was checked.
 * @throws ServiceError `auth_error.otp_used` when another call was faster
 */
export async function useOtp({ database, now }: Dependencies, requestId: string): Promise<void> {
  const [used] = await database
    .update(otpRequests)
    .set({ usedAt: now() })
    .where(and(eq(otpRequests.id, requestId), isNull(otpRequests.usedAt)))
    .returning({ id: otpRequests.id });
  if (used === undefined) throw new ServiceError('auth_error.otp_used');
}

async function refusal(tx: Transaction, requestId: string): Promise<ServiceError> {
  const [request] = await tx
    .select({ usedAt: otpRequests.usedAt, tries: otpRequests.tries })
    .from(otpRequests)
    .where(eq(otpRequests.id, requestId));
  if (request === undefined) return new ServiceError('auth_error.otp_wrong');
  if (request.usedAt !== null) return new ServiceError('auth_error.otp_used');
  return new ServiceError(request.tries >= OTP_MAX_TRIES ? 'auth_error.otp_too_many_tries' : 'auth_error.otp_expired');
}
