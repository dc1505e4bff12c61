import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '@haat/api-contract';
import { DEFAULT_LANGUAGE, type Language } from '@haat/api-contract/vocabulary';
import type { OtpSent } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import { describeError, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { networkHash } from '../networks/network-hash.ts';
import { languageOfPhoneNumber } from '../users/language-of-phone-number.ts';
import { admitRequest } from './admit-request.ts';
import { hashOtp, newOtp } from './otp-code.ts';
import { otpText } from './otp-text.ts';
import { otpRequests } from '../sessions/tables.ts';
import type { OtpMessage } from '../sms/sms-adapter.ts';

/** The requester of a one-time password. */
export interface OtpRequest {
  /** Ten digits. */
  phoneNumber: string;
  /** The caller's IP address. */
  callerAddress: string;
  /** Random id of the phone's or computer's browser. */
  deviceId?: string | undefined;
  /** The solved human check, when one was asked for. */
  humanCheck?: string | undefined;
  /**
   * What the person reads now; without it the message comes in the language that they chose before, else in the
   * product's first.
   */
  language?: Language | undefined;
  /** Of a code by which a farmer lets an agent act: the message says so. */
  consent?: CodeMessage | undefined;
  /** Of a code by which a person has their account deleted: the message says so. */
  deletion?: CodeMessage | undefined;
}

/** What the message with a code says beside the code, by name, and its text in a language. */
export interface CodeMessage {
  readonly values: (language: Language) => Readonly<Record<string, string>>;
  readonly text: (otp: string, language: Language) => string;
}

/**
 * Sends a one-time password. The answer does not tell whether the number is known.
 * @throws ServiceError `auth_error.otp_too_soon`, `auth_error.human_check_needed`, `request_error.too_many` (all with
 *   `retry_after` seconds), `auth_error.sms_failed`
 */
export async function sendOtp(
  dependencies: Dependencies,
  { phoneNumber, callerAddress, deviceId, humanCheck, language: asked, consent, deletion }: OtpRequest,
): Promise<OtpSent> {
  const { database, adapters, configuration, log } = dependencies;
  const network = await networkHash(dependencies, callerAddress);
  const id = await admitRequest(dependencies, {
    phoneNumber,
    network,
    deviceId,
    humanCheck,
    purpose: consent !== undefined ? 'agent-consent' : deletion !== undefined ? 'account-deletion' : 'sign-in',
  });
  const otp = newOtp();
  await database
    .update(otpRequests)
    .set({ codeHash: await hashOtp(otp) })
    .where(eq(otpRequests.id, id));
  const language = asked ?? (await languageOfPhoneNumber(database, phoneNumber)) ?? DEFAULT_LANGUAGE;
  try {
    await adapters.sms.sendOtp({
      phoneNumber,
      otp,
      language,
      ...messageOf(otp, language, { consent, deletion }),
    });
  } catch (error) {
    log.error({ error: describeError(error) }, 'a one-time password could not be sent');
    // What never left neither counts nor makes the farmer wait.
    await database.delete(otpRequests).where(eq(otpRequests.id, id));
    throw new ServiceError('auth_error.sms_failed');
  }
  return {
    request_id: id,
    expires_in: OTP_LIFETIME_SECONDS,
    resend_in: OTP_RESEND_SECONDS,
    ...(adapters.sms.page === undefined ? {} : { sandbox_page: configuration.publicAddress + adapters.sms.page }),
  };
}

function messageOf(
  otp: string,
  language: Language,
  { consent, deletion }: Pick<OtpRequest, 'consent' | 'deletion'>,
): Pick<OtpMessage, 'text' | 'registered'> {
  const message = consent ?? deletion;
  if (message === undefined) return { text: otpText(otp, language) };
  const kind = consent === undefined ? 'account-deletion-code' : 'agent-consent-code';
  return { text: message.text(otp, language), registered: { kind, values: message.values(language) } };
}
