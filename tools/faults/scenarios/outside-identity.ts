import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call, describe, goodBody } from '@haat/test-clients/call';
import { problemsOf, type Finding, type Scenario } from '../scenario.ts';
import type { FaultMarkets } from '../fault-market.ts';

const DETAILS = '/user/v1/details';
const AUDIENCE = 'market-services';
const NUMBER = '9300000012';
const LIFETIME_SECONDS = 300;
const REFUSED = '401 auth_error.signed_out';

/** What a token says beside whose it is; what is undefined is not said. */
type Claims = Readonly<Record<string, unknown>>;

/** Tokens that such a service signs too, and that open nothing here. */
const FOREIGN: Readonly<Record<string, Claims>> = {
  'without an audience': { aud: undefined },
  'for other services': { aud: 'bank-services' },
  'of another product': { azp: 'bank' },
  'that proves an identity': { typ: 'ID' },
  'with a number that is not proved': { phone_number_verified: false },
};

/** An outside identity service that gives a farmer's number to another person, and tokens that are for others. */
export const outsideIdentity: Scenario = {
  name: 'outside-identity',
  expected: 'no account goes to another subject by its number, and no token counts that was made for something else',
  run: takeOver,
};

async function takeOver({ open }: FaultMarkets): Promise<Finding> {
  await using service = await openIdentityService();
  const settings = { IDENTITY_ISSUER: service.issuer, IDENTITY_AUDIENCE: AUDIENCE };
  await using market = await open({ settings });
  const [{ address }] = market.backends;
  const details = (subject: string, claims: Claims = {}) =>
    call(address, DETAILS, { token: service.token({ sub: subject, ...claims }) });
  const owner = goodBody<{ id: string }>(await details('owner'), 'the first token of a number');
  const thief = describe(await details('thief'));
  const taken = await Promise.all(
    Object.entries(FOREIGN).map(async ([which, claims]) => ({ which, said: describe(await details('owner', claims)) })),
  );
  const after = goodBody<{ id: string }>(await details('owner'), 'the owner, after that');
  const wrong = taken.filter(({ said }) => said !== REFUSED);
  return {
    seen: `another subject with the number: ${thief}; ${taken.length - wrong.length} of ${taken.length} tokens refused`,
    problems: problemsOf(
      thief !== '403 auth_error.other_account' && `another subject with the owner’s number: ${thief}`,
      wrong.map(({ which, said }) => `a token ${which}: ${said}`),
      after.id !== owner.id && 'the owner has another account now',
    ),
  };
}

/** A service with its own people and key, of which the market asks the key set. */
interface IdentityService extends AsyncDisposable {
  readonly issuer: string;
  /** A token that is right but for what the claims change. */
  token(claims: Claims): string;
}

async function openIdentityService(): Promise<IdentityService> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const keys = JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] });
  const server = createServer((_request, response) => response.setHeader('content-type', 'application/json').end(keys));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/market`;
  const usual: Claims = { iss: issuer, aud: AUDIENCE, azp: 'krishi-haat-farmer', typ: 'Bearer' };
  const number: Claims = { phone_number: NUMBER, phone_number_verified: true };
  return {
    issuer,
    token: (claims) => {
      const exp = Math.floor(Date.now() / 1000) + LIFETIME_SECONDS;
      return signedToken({ alg: 'RS256', kid }, { ...usual, ...number, exp, ...claims }, privateKey);
    },
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

function signedToken(header: Claims, claims: Claims, key: KeyObject): string {
  const part = (value: Claims) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
}
