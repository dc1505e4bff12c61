import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '@haat/api-contract';
import { DEFAULT_LANGUAGE, type Language } from '@haat/api-contract/vocabulary';
import type { OtpSent } from '@haat/api-contract';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { describeError, inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { networkHash } from '../networks/network-hash.ts';
import { languageOfPhoneNumber } from '../users/language-of-phone-number.ts';
import { hashOtp, newOtp } from './otp-code.ts';
import { otpText } from './otp-text.ts';
import { otpRequests } from '../sessions/tables.ts';

const LIMIT_WINDOW_MS = 3_600_000;

/** The requester of a one-time password. */
export interface OtpRequest {
  /** Ten digits. */
  phoneNumber: string;
  /** The caller's IP address. */
  callerAddress: string;
  /**
   * What the person reads now; without it the message comes in the language that they chose before, else in the
   * product's first.
   */
  language?: Language | undefined;
}

/**
 * Sends a one-time password. The answer does not tell whether the number is known.
 * @throws ServiceError `auth_error.otp_too_soon`, `request_error.too_many` (both with `retry_after` seconds),
 *   `auth_error.sms_failed`
 */
export async function sendOtp(
  dependencies: Dependencies,
  { phoneNumber, callerAddress, language: asked }: OtpRequest,
): Promise<OtpSent> {
  const { database, newId, now, adapters, configuration, log } = dependencies;
  const addressHash = await networkHash(database, callerAddress);
  const language = asked ?? (await languageOfPhoneNumber(database, phoneNumber)) ?? DEFAULT_LANGUAGE;
  const otp = newOtp();
  const codeHash = await hashOtp(otp);
  const id = newId();
  await inTransaction(database, async (tx) => {
    // Always in this order, so that two requests never wait for each other.
    await lockName(tx, `otp-number:${phoneNumber}`);
    await lockName(tx, `otp-address:${addressHash}`);
    await checkLimits(tx, dependencies, phoneNumber, addressHash);
    await tx.insert(otpRequests).values({
      id,
      phoneNumber,
      addressHash,
      codeHash,
      createdAt: now(),
      expiresAt: new Date(now().getTime() + OTP_LIFETIME_SECONDS * 1000),
    });
  });
  try {
    await adapters.sms.sendOtp({ phoneNumber, otp, language, text: otpText(otp, language) });
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

async function checkLimits(
  tx: Transaction,
  { now, configuration }: Dependencies,
  phoneNumber: string,
  addressHash: string,
): Promise<void> {
  const time = now().getTime();
  const [latest] = await tx
    .select({ at: otpRequests.createdAt })
    .from(otpRequests)
    .where(eq(otpRequests.phoneNumber, phoneNumber))
    .orderBy(desc(otpRequests.createdAt))
    .limit(1);
  const resendAt = (latest?.at.getTime() ?? -Infinity) + OTP_RESEND_SECONDS * 1000;
  if (resendAt > time) throw waitFor('auth_error.otp_too_soon', resendAt - time);
  const limits = [
    { mine: eq(otpRequests.phoneNumber, phoneNumber), most: configuration.otpLimitPerNumber },
    { mine: eq(otpRequests.addressHash, addressHash), most: configuration.otpLimitPerAddress },
  ];
  for (const { mine, most } of limits) {
    const sent = await tx
      .select({ at: otpRequests.createdAt })
      .from(otpRequests)
      .where(and(mine, gt(otpRequests.createdAt, new Date(time - LIMIT_WINDOW_MS))))
      .orderBy(asc(otpRequests.createdAt));
    const freesFirst = sent[sent.length - most];
    if (freesFirst !== undefined)
      throw waitFor('request_error.too_many', freesFirst.at.getTime() + LIMIT_WINDOW_MS - time);
  }
}

function waitFor(code: 'auth_error.otp_too_soon' | 'request_error.too_many', milliseconds: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ServiceError(code, { retry_after: seconds }, { 'retry-after': String(seconds) });
}
