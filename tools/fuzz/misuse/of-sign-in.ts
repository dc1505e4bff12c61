import { createHmac } from 'node:crypto';
import { Caller, called } from '@haat/test-clients/caller';
import { newNetwork } from '../market/passkey-holder.ts';
import type { People } from '../market/people.ts';
import { CLIENT, newNumber, passwordGrant, signsIn, type Tokens } from '../market/sign-in.ts';
import { answerTo, answerToPerson, unless, unlessRefused, type MisuseAnswer, type MisuseCase } from './misuse-case.ts';

const REALM = '/realms/krishi-haat';
const TOKEN = `${REALM}/protocol/openid-connect/token`;
const DETAILS = '/user/v1/details';

interface SecurityEvents {
  readonly results: readonly { readonly kind: string }[];
}
/** So many networks ask for codes of one number. */
const STRANGERS = 3;

function exchange(address: string, form: Record<string, string>): Promise<MisuseAnswer> {
  return answerTo(address, {
    method: 'POST',
    path: TOKEN,
    body: new URLSearchParams(form),
    headers: { 'x-forwarded-for': newNetwork() },
  });
}

const refresh = (address: string, token: string) =>
  exchange(address, { grant_type: 'refresh_token', client_id: CLIENT, refresh_token: token });

/** Tokens that were made for something else, or by whoever holds only what is public. */
async function tryTokens({ address }: People): Promise<string[]> {
  const { accessToken, tokens } = await signsIn(address);
  const [header = '', claims = ''] = accessToken.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
  const keys = await called<object>(address, { method: 'GET', path: `${REALM}/protocol/openid-connect/certs` });
  const headed = (alg: string) => Buffer.from(JSON.stringify({ alg, kid, typ: 'JWT' })).toString('base64url');
  const byPublicKey = `${headed('HS256')}.${claims}`;
  const signature = createHmac('sha256', JSON.stringify(keys)).update(byPublicKey).digest('base64url');
  const forged = {
    'a refresh token as an access token': tokens.refresh_token,
    'a token without a signature': `${headed('none')}.${claims}.`,
    'a token signed with the public key': `${byPublicKey}.${signature}`,
  };
  const answers = await Promise.all(
    Object.entries(forged).map(async ([what, token]) =>
      unlessRefused(
        what,
        await answerTo(address, { method: 'GET', path: DETAILS, headers: { authorization: `Bearer ${token}` } }),
        'auth_error.signed_out',
      ),
    ),
  );
  return answers.flat();
}

/** A thief has a copy of a refresh token, and uses it after its owner has gone two steps on. */
async function tryRefreshToken({ address }: People): Promise<string[]> {
  const { tokens } = await signsIn(address);
  const owners = await refresh(address, tokens.refresh_token);
  const next = await refresh(address, (owners.body as Tokens).refresh_token);
  const thief = await refresh(address, tokens.refresh_token);
  const ended = await refresh(address, (next.body as Tokens).refresh_token);
  return [
    ...unless(next.status === 200, `the owner’s own second step: ${next.status} ${next.code}`),
    ...unlessRefused('a refresh token whose successor was used', thief, 'auth_error.signed_out'),
    ...unlessRefused('the family of a stolen token', ended, 'auth_error.signed_out'),
  ];
}

/** Strangers ask for codes of a number, and guess: the owner's outstanding code still works. */
async function tryLockOut({ address }: People): Promise<string[]> {
  const number = newNumber();
  const own = await passwordGrant(address, number, { 'x-forwarded-for': newNetwork() });
  for (let count = 0; count < STRANGERS; count += 1) {
    const strangers = await passwordGrant(address, number, { 'x-forwarded-for': newNetwork() });
    const wrong = strangers['otp']?.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) ?? '';
    const guessed = await exchange(address, { ...strangers, otp: wrong });
    if (guessed.status < 400) return ['a wrong code signs in'];
  }
  const { status, code } = await exchange(address, own);
  const again = await exchange(address, own);
  return [
    ...unless(status === 200, `an outstanding code, after requests of strangers: ${status} ${code}`),
    ...unless(again.status >= 400, 'a one-time code is taken twice'),
  ];
}

/** Who has only the mobile number of a person of support. */
async function tryStaff({ address, supporter }: People): Promise<string[]> {
  const grant = await passwordGrant(address, supporter.person.phoneNumber, { 'x-forwarded-for': newNetwork() });
  const answer = await exchange(address, grant);
  return unless(
    answer.status >= 400 && /^auth_error\.second_factor_(unset|needed)$/.test(answer.code ?? ''),
    `staff sign in by the code alone: ${answer.status} ${answer.code}`,
  );
}

/** Reads other people's codes in what stands in for the message gateway, from outside this machine. */
async function trySandbox({ address }: People): Promise<string[]> {
  const headers = { 'x-forwarded-for': newNetwork() };
  const answers = await Promise.all(
    ['/sandbox/sms.json', '/sandbox/sms'].map((path) => answerTo(address, { method: 'GET', path, headers })),
  );
  return answers.flatMap(({ status }) => unless(status === 404, `the sandbox’s messages through a proxy: ${status}`));
}

/** What is tried at a sign-in can be read afterwards, by support alone, and with it that it was read. */
async function tryUnseen({ address, supporter }: People): Promise<string[]> {
  const { userId, phoneNumber, accessToken } = await signsIn(address);
  const grant = await passwordGrant(address, phoneNumber, { 'x-forwarded-for': newNetwork() });
  await exchange(address, { ...grant, otp: '000000' === grant['otp'] ? '000001' : '000000' });
  const path = `/support/v1/security-events?user_id=${userId}`;
  const own = await answerToPerson(new Caller(address, { userId, phoneNumber, accessToken }), { method: 'GET', path });
  const { results } = await supporter.sees<SecurityEvents>(path);
  const kinds = new Set(results.map(({ kind }) => kind));
  const reading = await supporter.sees<SecurityEvents>(
    `/support/v1/security-events?user_id=${supporter.person.userId}&kind=role-use`,
  );
  return [
    ...unless(own.status === 403, `a farmer reads security events: ${own.status}`),
    ...unless(kinds.has('sign-in') && kinds.has('sign-in-failed'), `of a wrong code is kept: ${[...kinds].join()}`),
    ...unless(reading.results.length > 0, 'that support reads security events is not kept'),
  ];
}

/** What is tried at the sign-in and with its tokens. */
export const MISUSE_OF_SIGN_IN: readonly MisuseCase[] = [
  { name: 'tokens for something else', attempt: tryTokens },
  { name: 'a stolen refresh token', attempt: tryRefreshToken },
  { name: 'a number that strangers ask codes for', attempt: tryLockOut },
  { name: 'staff without a second factor', attempt: tryStaff },
  { name: 'sandboxes through a proxy', attempt: trySandbox },
  { name: 'a failed sign-in that nobody sees', attempt: tryUnseen },
];
