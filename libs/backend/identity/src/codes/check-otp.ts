import { OTP_MAX_TRIES } from '@haat/api-contract';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { isOtpOf } from './otp-code.ts';
import { otpRequests } from '../sessions/tables.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The phone number that a one-time password proves; it is not used up. Each call counts as a try before the password is
 * checked, so that concurrent calls cannot share one try.
 * @throws ServiceError `auth_error.otp_wrong`, `otp_used`, `otp_expired`, `otp_too_many_tries`
 */
export async function checkOtp({ database, now }: Dependencies, requestId: string, otp: string): Promise<string> {
  if (!UUID.test(requestId)) throw new ServiceError('auth_error.otp_wrong');
  const [tried] = await database
    .update(otpRequests)
    .set({ tries: sql`${otpRequests.tries} + 1` })
    .where(
      and(
        eq(otpRequests.id, requestId),
        isNull(otpRequests.usedAt),
        gt(otpRequests.expiresAt, now()),
        lt(otpRequests.tries, OTP_MAX_TRIES),
      ),
    )
    .returning({ codeHash: otpRequests.codeHash, phoneNumber: otpRequests.phoneNumber });
  if (tried === undefined) throw await refusal(database, requestId);
  if (!(await isOtpOf(otp, tried.codeHash))) throw new ServiceError('auth_error.otp_wrong');
  return tried.phoneNumber;
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

async function refusal(database: Dependencies['database'], requestId: string): Promise<ServiceError> {
  const [request] = await database
    .select({ usedAt: otpRequests.usedAt, tries: otpRequests.tries })
    .from(otpRequests)
    .where(eq(otpRequests.id, requestId));
  if (request === undefined) return new ServiceError('auth_error.otp_wrong');
  if (request.usedAt !== null) return new ServiceError('auth_error.otp_used');
  return new ServiceError(request.tries >= OTP_MAX_TRIES ? 'auth_error.otp_too_many_tries' : 'auth_error.otp_expired');
}
