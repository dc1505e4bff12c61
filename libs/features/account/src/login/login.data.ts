import { isApiError, userDetails, type ApiClient } from '@haat/api-client';
import { askForOtp } from '@haat/auth-session/server';
import { isMobileNumber, toMobileNumber } from '@haat/format';
import type { RouterContextProvider } from 'react-router';
import type { PendingSignIn } from './pending-sign-in.ts';

/**
 * Sends a one-time password; null when what was typed is no mobile number.
 * @param humanCheck the solved challenge, when one was asked for
 * @throws ApiError such as `auth_error.otp_too_soon`
 */
export async function startSignIn(
  context: Readonly<RouterContextProvider>,
  typed: string,
  humanCheck?: string,
): Promise<PendingSignIn | null> {
  const phoneNumber = toMobileNumber(typed);
  if (!isMobileNumber(phoneNumber)) return null;
  const sent = await askForOtp(context, phoneNumber, humanCheck);
  return {
    requestId: sent.request_id,
    phoneNumber,
    resendAt: Date.now() + sent.resend_in * 1000,
    sandboxPage: sent.sandbox_page ?? null,
  };
}

/**
 * Whether a user who just signed in has no name yet. False when the profile cannot be loaded, so that sign-in goes
 * on.
 */
export async function isNameMissing(api: ApiClient): Promise<boolean> {
  return userDetails(api).then(
    (user) => user.full_name === '',
    (error: unknown) => {
      if (isApiError(error)) return false;
      throw error;
    },
  );
}
