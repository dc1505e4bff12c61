import type { SetUpFactor } from '@haat/api-contract';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { checkOtp } from '../codes/check-otp.ts';
import { recordFailedSignIn } from '../codes/failed-sign-in.ts';
import { networkHash } from '../networks/network-hash.ts';
import { recordedNetwork } from '../networks/recorded-network.ts';
import type { UserRow } from '../users/tables.ts';
import { userWithPhoneNumber } from '../users/user-with-phone-number.ts';
import { isStaff } from './staff-roles.ts';

/**
 * The member of staff who proves a number by a one-time password, which is not used up; null when nobody of staff has
 * the number.
 * @param callerAddress the caller's IP address
 * @throws ServiceError as `checkOtp`; a wrong password is recorded
 */
export async function userOfCheckedOtp(
  dependencies: Dependencies,
  { request_id: requestId, otp, device_id: deviceId }: SetUpFactor,
  callerAddress: string,
): Promise<UserRow | null> {
  const caller = { network: await networkHash(dependencies, callerAddress), deviceId };
  const phoneNumber = await checkOtp(dependencies, { requestId, otp, ...caller }).catch(async (error: unknown) => {
    if (error instanceof ServiceError)
      await recordFailedSignIn(dependencies, {
        requestId,
        refusal: error.code,
        caller,
        network: recordedNetwork(callerAddress),
      });
    throw error;
  });
  const user = await userWithPhoneNumber(dependencies.database, phoneNumber);
  return user !== null && isStaff(user.roles) ? user : null;
}
