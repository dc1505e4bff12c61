import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { OTP_LENGTH } from '@haat/api-contract';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const HASH_BYTES = 32;

/** A one-time password: digits, each as likely as the other. */
export function newOtp(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
}

/**
 * `salt:hash` of a one-time password. Slow by intent: a copy of the table cannot be tried out within the password's
 * life.
 */
export async function hashOtp(otp: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}:${(await derive(otp, salt, HASH_BYTES)).toString('base64url')}`;
}

/** Whether a one-time password belongs to a hash; takes equally long whichever digit is wrong. */
export async function isOtpOf(otp: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split(':');
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive(otp, Buffer.from(salt, 'base64url'), HASH_BYTES);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
