import { accountDeletion, isApiError, needsStepUp, userDetails, type ApiClient } from '@haat/api-client';
import type { PasskeyRequest } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { requestOtp, signInWithOtp, startPasskey, startSecondFactor } from '@haat/auth-session/server';
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
  const sent = await requestOtp(context, phoneNumber, humanCheck);
  return {
    requestId: sent.request_id,
    phoneNumber,
    resendAt: Date.now() + sent.resend_in * 1000,
    sandboxPage: sent.sandbox_page ?? null,
  };
}

/**
 * Signs in with the password and, as staff, the code of an authenticator app or what a passkey signed.
 * @returns null when signed in; else the sign-in that now waits for one of them
 * @throws ApiError such as `auth_error.otp_wrong`, `auth_error.second_factor_wrong`, `auth_error.passkey_refused`
 */
export async function finishSignIn(
  context: Readonly<RouterContextProvider>,
  pending: PendingSignIn,
  given: { readonly otp: string; readonly factorCode?: string; readonly passkey?: string },
): Promise<PendingSignIn | null> {
  const { requestId } = pending;
  try {
    await signInWithOtp(context, { requestId, ...given });
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const isNeeded = { ...pending, factor: { otp: given.otp, setUp: null, hasPasskey: false } };
    if (error.code === 'auth_error.second_factor_needed') return isNeeded;
    if (error.code === 'auth_error.second_factor_or_passkey_needed')
      return { ...isNeeded, factor: { ...isNeeded.factor, hasPasskey: true } };
    if (error.code !== 'auth_error.second_factor_unset') throw error;
    const setUp = await startSecondFactor(context, { requestId, otp: given.otp });
    return { ...pending, factor: { otp: given.otp, setUp, hasPasskey: false } };
  }
}

/**
 * What a passkey has to sign for a sign-in that waits for it; null when none waits any more.
 * @throws ApiError such as `auth_error.otp_too_many_tries`
 */
export async function passkeyToSign(
  context: Readonly<RouterContextProvider>,
  pending: PendingSignIn | null,
): Promise<PasskeyRequest | null> {
  if (!pending?.factor) return null;
  return startPasskey(context, { requestId: pending.requestId, otp: pending.factor.otp });
}

/** What follows a sign-in. */
export interface AfterSignIn {
  /**
   * What is asked next: whether an account that is to be deleted shall stay; the name, when there is none yet; after a
   * long silence, for which the name is kept back, to show that the account is theirs.
   */
  readonly asks: 'deletion' | 'name' | 'step-up' | null;
  /** The language that the profile names. */
  readonly language: Language | null;
}

/** What follows for a user who just signed in. Nothing when the profile cannot be loaded, so that sign-in goes on. */
export async function afterSignIn(api: ApiClient): Promise<AfterSignIn> {
  return userDetails(api).then(
    async (user) => {
      const language = user.profile?.language_code ?? null;
      if (await isToBeDeleted(api)) return { asks: 'deletion', language };
      if (user.full_name !== '') return { asks: null, language };
      return { asks: (await needsStepUp(api)) ? 'step-up' : 'name', language };
    },
    (error: unknown) => {
      if (isApiError(error)) return { asks: null, language: null };
      throw error;
    },
  );
}

/** Whether the account waits for its deletion; not when that cannot be looked up, so that sign-in goes on. */
async function isToBeDeleted(api: ApiClient): Promise<boolean> {
  return accountDeletion(api).then(
    ({ due_on }) => due_on !== null,
    () => false,
  );
}
