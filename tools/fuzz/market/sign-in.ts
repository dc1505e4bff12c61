import { randomInt } from 'node:crypto';
import { OTP_GRANT } from '@haat/api-contract';
import type { KnownPerson } from '@haat/backend-testing';
import { called } from '@haat/test-clients/caller';

/** Where people sign in. */
const REALM = '/realms/krishi-haat';
const TOKEN = `${REALM}/protocol/openid-connect/token`;
/** The farmer shell's name at the identity service. */
export const CLIENT = 'krishi-haat-farmer';

/** Tokens of a signed-in user. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/**
 * An unused mobile number that has not asked for anything yet. @param lastDigit 7 gets a credit line in the
 * sandbox
 */
export function newNumber(lastDigit: 7 | 1 = 1): string {
  return `8${String(randomInt(100_000_000)).padStart(8, '0')}${lastDigit}`;
}

/** The form by which a one-time password, just asked for, is exchanged. */
export async function passwordGrant(
  address: string,
  phoneNumber: string = newNumber(),
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const { request_id } = await called<{ request_id: string }>(address, {
    method: 'POST',
    path: `${REALM}/otp`,
    body: { phone_number: phoneNumber },
    headers,
  });
  const { results } = await called<{ results: { otp: string }[] }>(address, {
    method: 'GET',
    path: `/sandbox/sms.json?phone_number=${phoneNumber}`,
  });
  return { grant_type: OTP_GRANT, client_id: CLIENT, request_id, otp: results[0]?.otp ?? '' };
}

/** Signs a number in, as a person does. */
export async function signsIn(
  address: string,
  phoneNumber: string = newNumber(),
): Promise<KnownPerson & { tokens: Tokens }> {
  const tokens = await called<Tokens>(address, {
    method: 'POST',
    path: TOKEN,
    body: new URLSearchParams(await passwordGrant(address, phoneNumber)),
  });
  const { id: userId } = await called<{ id: string }>(address, {
    method: 'GET',
    path: '/user/v1/details',
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  return { userId, phoneNumber, accessToken: tokens.access_token, tokens };
}
