import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { softwarePasskey, type SoftwarePasskey } from '@haat/backend-testing';
import { called, type Caller } from '@haat/test-clients/caller';
import { passwordGrant } from './sign-in.ts';

const PASSKEYS = '/user/v1/passkeys';
const REALM = '/realms/krishi-haat';

interface Challenge {
  readonly challenge: string;
}

/** The first passkey of a person, by which all else is proved: an app's codes come only each half minute. */
const first = new Map<string, Promise<SoftwarePasskey>>();

/** The passkey of a member of staff, who sets up an authenticator app for it the first time. */
export function passkeyOf(staff: Caller): Promise<SoftwarePasskey> {
  const { userId } = staff.person;
  const known = first.get(userId) ?? addFirst(staff);
  first.set(userId, known);
  return known;
}

/** What proves the second factor of a member of staff once more. */
export async function freshFactor(staff: Caller): Promise<{ passkey: string }> {
  const key = await passkeyOf(staff);
  const { challenge } = await staff.call<Challenge>('POST', `${PASSKEYS}/challenge`);
  return { passkey: key.assertion({ challenge }) };
}

/** What a browser made for a member of staff, who has only the first passkey yet. */
export async function madePasskey(staff: Caller): Promise<{ name: string; credential: string }> {
  await passkeyOf(staff);
  const { results } = await staff.sees<{ results: { id: string }[] }>(PASSKEYS);
  for (const { id } of results.slice(1))
    await staff.call('POST', `${PASSKEYS}/${id}/removal`, await freshFactor(staff));
  const { challenge } = await staff.call<Challenge>('POST', `${PASSKEYS}/creation`, await freshFactor(staff));
  return { name: 'दुकान का फ़ोन', credential: softwarePasskey().registration({ challenge }) };
}

/** Adds a passkey. @returns its id */
export async function addedPasskey(staff: Caller): Promise<string> {
  const { id } = await staff.call<{ id: string }>('POST', PASSKEYS, await madePasskey(staff));
  return id;
}

/** A sign-in of a member of staff up to the second factor. */
export async function waitingSignIn({ address, person }: Caller): Promise<Record<string, string>> {
  // From a network of its own each time: a code is sent to the same number only so often.
  return passwordGrant(address, person.phoneNumber, { 'x-forwarded-for': newNetwork() });
}

/** A sign-in of a member of staff by passkey. */
export async function passkeyGrant(staff: Caller): Promise<Record<string, string>> {
  const key = await passkeyOf(staff);
  const grant = await waitingSignIn(staff);
  const { challenge } = await called<Challenge>(staff.address, {
    method: 'POST',
    path: `${REALM}/passkey-challenge`,
    body: { request_id: grant['request_id'], otp: grant['otp'] },
  });
  return { ...grant, passkey: key.assertion({ challenge }) };
}

/** An address in an IPv6 network that has sent no request yet. */
export function newNetwork(): string {
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
}

async function addFirst(staff: Caller): Promise<SoftwarePasskey> {
  const { request_id, otp } = await waitingSignIn(staff);
  const { secret } = await called<{ secret: string }>(staff.address, {
    method: 'POST',
    path: `${REALM}/second-factor`,
    body: { request_id, otp },
  });
  const factor_code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { challenge } = await staff.call<Challenge>('POST', `${PASSKEYS}/creation`, { factor_code });
  const key = softwarePasskey();
  await staff.call('POST', PASSKEYS, { name: 'मेरा फ़ोन', credential: key.registration({ challenge }) });
  return key;
}
