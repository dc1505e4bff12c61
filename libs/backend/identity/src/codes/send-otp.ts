import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '@haat/api-contract';
import { DEFAULT_LANGUAGE, type Language } from '@haat/api-contract/vocabulary';
import type { OtpSent } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import { describeError, ServiceError } from '@haat/backend-platform';
import type { Dependencies, NoticeKind } from '@haat/backend-platform';

import { networkHash } from '../networks/network-hash.ts';
import { languageOfPhoneNumber } from '../users/language-of-phone-number.ts';
import { admitRequest } from './admit-request.ts';
import { hashOtp, newOtp } from './otp-code.ts';
import { otpText } from './otp-text.ts';
import { otpRequests } from '../sessions/tables.ts';
import type { OtpPurpose } from '../sessions/tables.ts';
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
  /** Of a code by which a person says which account is paid: the message says so. */
  payoutAccount?: CodeMessage | undefined;
  /** Of a code by which a person activates their card of the programme: the message says so. */
  programmeCard?: CodeMessage | undefined;
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
export async function sendOtp(dependencies: Dependencies, request: OtpRequest): Promise<OtpSent> {
  const { phoneNumber, callerAddress, deviceId, humanCheck, language: asked } = request;
  const act = actOf(request);
  const { database, adapters, configuration, log } = dependencies;
  const network = await networkHash(dependencies, callerAddress);
  const id = await admitRequest(dependencies, {
    phoneNumber,
    network,
    deviceId,
    humanCheck,
    purpose: act?.purpose ?? 'sign-in',
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
      ...messageOf(otp, language, act),
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

/** What a code opens that is not for signing in. */
interface CodeOfAct {
  readonly purpose: OtpPurpose;
  readonly kind: NoticeKind;
  readonly message: CodeMessage;
}

function actOf({ consent, deletion, payoutAccount, programmeCard }: OtpRequest): CodeOfAct | null {
  if (consent !== undefined) return { purpose: 'agent-consent', kind: 'agent-consent-code', message: consent };
  if (deletion !== undefined) return { purpose: 'account-deletion', kind: 'account-deletion-code', message: deletion };
  if (payoutAccount !== undefined)
    return { purpose: 'payout-account', kind: 'payout-account-code', message: payoutAccount };
  if (programmeCard !== undefined)
    return { purpose: 'programme-card', kind: 'programme-card-code', message: programmeCard };
  return null;
}

function messageOf(otp: string, language: Language, act: CodeOfAct | null): Pick<OtpMessage, 'text' | 'registered'> {
  if (act === null) return { text: otpText(otp, language) };
  const { kind, message } = act;
  return { text: message.text(otp, language), registered: { kind, values: message.values(language) } };
}
