import { ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { networkHash } from '../networks/network-hash.ts';
import type { OtpPurpose } from '../sessions/tables.ts';
import { checkOtp, useOtp } from './check-otp.ts';
import { recordFailedSignIn } from './failed-sign-in.ts';

/** A code by which a signed-in person confirms something. */
export interface ActCode {
  readonly requestId: string;
  readonly otp: string;
  readonly purpose: OtpPurpose;
  /** The person's, ten digits: a code of another number proves nothing of their account. */
  readonly phoneNumber: string;
  /** IP address. */
  readonly callerAddress: string;
  /** As the record of security events has it. */
  readonly network: string | null;
}

/**
 * Takes a code that was sent for one purpose, and uses it up.
 * @throws ServiceError `auth_error.otp_*`, also for a code that opens something else
 */
export async function takeActCode(
  dependencies: Dependencies,
  { requestId, otp, purpose, phoneNumber, callerAddress, network }: ActCode,
): Promise<void> {
  const caller = { network: await networkHash(dependencies, callerAddress), deviceId: undefined };
  const proved = await checkOtp(dependencies, { requestId, otp, purpose, ...caller }).catch(async (error: unknown) => {
    if (error instanceof ServiceError)
      await recordFailedSignIn(dependencies, { requestId, refusal: error.code, caller, network });
    throw error;
  });
  if (proved !== phoneNumber) throw new ServiceError('auth_error.otp_wrong');
  await useOtp(dependencies, requestId);
}
