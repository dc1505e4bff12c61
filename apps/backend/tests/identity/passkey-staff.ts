import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { SecurityEventKind } from '@haat/api-contract/vocabulary';
import { OTP_GRANT } from '@haat/api-contract';
import { secondFactors, users } from '@haat/backend-identity/tables';
import { securityEvents } from '@haat/backend-security-events/tables';
import { readOtp, requestOtp, signInForTest, softwarePasskey, tokenCall } from '@haat/backend-testing';
import type { PasskeyAnswer, SoftwarePasskey, TestBackend } from '@haat/backend-testing';

export const PASSKEYS = '/user/v1/passkeys';

/** How the token path refuses. */
export const refusal = (code: string) => ({
  status: 400,
  body: { error: 'invalid_grant', error_description: `auth_error.${code}` },
});
/** How other paths refuse. */
export const refused = (status: number, code: string) => ({ status, body: { error: { code } } });
/** An answer of a passkey is worth nothing. */
export const REFUSED = refused(400, 'auth_error.passkey_refused');

/** A member of staff, as the tests see them. */
export interface Member {
  phone: string;
  userId: string;
  /** Of the authenticator app. */
  secret: string;
  /** Id of the session in which they act. */
  session: string;
}

/** What people of a shop do with passkeys. @param running the backend, once it runs */
export function passkeyStaff(running: () => TestBackend, firstNumber: number) {
  let number = firstNumber;
  const newNumber = () => String((number += 1));
  const codeOf = ({ secret }: Member) => {
    // Each code is taken once.
    running().advance(31_000);
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: running().dependencies.now().getTime(),
    });
  };
  const tokenOf = async ({ phone, session }: Member) =>
    (await signInForTest(running(), phone, { session })).accessToken;
  const call = async (member: Member, method: string, path: string, body?: object) =>
    running().request(method, path, { token: await tokenOf(member), ...(body === undefined ? {} : { body }) });
  const asked = async ({ phone }: Pick<Member, 'phone'>) => {
    running().advance(31_000);
    const { body } = await requestOtp(running(), phone);
    return { request_id: body.request_id as string, otp: await readOtp(running(), phone) };
  };
  const exchange = (given: object, more: Record<string, string> = {}) =>
    tokenCall(running(), { grant_type: OTP_GRANT, ...given, ...more });
  const challengeFor = (given: object) =>
    running().request('POST', '/realms/krishi-haat/passkey-challenge', { body: given });
  /** A person of a shop with an authenticator app. */
  const staff = async (): Promise<Member> => {
    const phone = newNumber();
    const { userId } = await signInForTest(running(), phone);
    await running()
      .database.update(users)
      .set({ roles: ['vendor'] })
      .where(eq(users.id, userId));
    const secret = new Secret({ size: 20 }).base32;
    await running()
      .database.insert(secondFactors)
      .values({
        userId,
        secret: await running().dependencies.encryptor.encrypt(secret, 'second-factor'),
        confirmedAt: running().dependencies.now(),
      });
    return { phone, userId, secret, session: randomUUID() };
  };
  const creation = async (member: Member) => {
    const answer = await call(member, 'POST', `${PASSKEYS}/creation`, { factor_code: codeOf(member) });
    expect(answer.status).toBe(200);
    return answer.body.challenge as string;
  };
  /** Adds a passkey. @returns it, and its id */
  const added = async (member: Member, name = 'मेरा फ़ोन') => {
    const key = softwarePasskey();
    const credential = key.registration({ challenge: await creation(member) });
    const answer = await call(member, 'POST', PASSKEYS, { name, credential });
    expect(answer.status).toBe(200);
    return { key, id: answer.body.id as string };
  };
  const signInByPasskey = async (member: Member, key: SoftwarePasskey, said: Partial<PasskeyAnswer> = {}) => {
    const given = await asked(member);
    const { body } = await challengeFor(given);
    return exchange(given, { passkey: key.assertion({ challenge: body.challenge, ...said }) });
  };
  const sessionChallenge = async (member: Member) =>
    (await call(member, 'POST', `${PASSKEYS}/challenge`)).body.challenge as string;
  /** Proves the second factor once more, in a session. */
  const confirm = async (member: Member, key: SoftwarePasskey, said: Partial<PasskeyAnswer> = {}) =>
    call(member, 'POST', `${PASSKEYS}/creation`, {
      passkey: key.assertion({ challenge: await sessionChallenge(member), ...said }),
    });
  const eventsOf = ({ userId }: Member, kind?: SecurityEventKind) =>
    running()
      .database.select()
      .from(securityEvents)
      .where(and(eq(securityEvents.userId, userId), kind === undefined ? undefined : eq(securityEvents.kind, kind)))
      .orderBy(asc(securityEvents.id));

  return {
    newNumber,
    codeOf,
    call,
    asked,
    exchange,
    challengeFor,
    staff,
    creation,
    added,
    signInByPasskey,
    sessionChallenge,
    confirm,
    eventsOf,
  };
}
