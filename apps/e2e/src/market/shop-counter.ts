import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Secret, TOTP } from 'otpauth';
import { OTP_GRANT } from '@haat/api-contract';
import { otpSentTo } from '../sandbox-sms.ts';
import { marketAddresses } from './market-addresses.ts';

const VARIABLE = 'JOURNEYS_SHOP_COUNTER';
/** The sample market's shopkeeper. */
const NUMBER = '9000000003';
const CLIENT = 'krishi-haat-farmer';
const REALM = '/realms/krishi-haat';
/** A token is renewed before it may run out, milliseconds. */
const RENEWED_BEFORE_MS = 60_000;

interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When it has to be renewed, milliseconds. */
  readonly renewAt: number;
}

/**
 * Keeps the sample market's shopkeeper signed in for all journeys of a run, in whatever process they are: a number
 * gets a one-time password only so often, and a session that is renewed in two places ends. Each request gets an
 * access token.
 * @returns what closes it
 */
export async function openShopCounter(): Promise<() => Promise<void>> {
  let session: Promise<Session> | undefined;
  const server = createServer((_request, response) => {
    // One after the other: the next finds what the one before has renewed.
    session = current(session);
    session.then(
      ({ accessToken }) => response.end(accessToken),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env[VARIABLE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
}

/** An access token of the shopkeeper. */
export async function shopkeepersToken(): Promise<string> {
  const answer = await fetch(process.env[VARIABLE] ?? '');
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

async function current(before: Promise<Session> | undefined): Promise<Session> {
  const held = await before?.catch(() => undefined);
  if (held === undefined) return signIn();
  return Date.now() < held.renewAt
    ? held
    : sessionFor({ grant_type: 'refresh_token', refresh_token: held.refreshToken });
}

/** Of the shopkeeper's authenticator app, once it is set up. */
let secret: string | undefined;

async function signIn(): Promise<Session> {
  const { request_id } = await post<{ request_id: string }>(
    '/otp',
    JSON.stringify({ phone_number: NUMBER }),
    'application/json',
  );
  const given = { request_id, otp: await otpSentTo(NUMBER) };
  // The market of a run is new: its shopkeeper sets up an authenticator app at the first sign-in.
  secret ??= (await post<{ secret: string }>('/second-factor', JSON.stringify(given), 'application/json')).secret;
  const factorCode = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return sessionFor({ grant_type: OTP_GRANT, ...given, factor_code: factorCode });
}

async function sessionFor(grant: Record<string, string>): Promise<Session> {
  interface Tokens {
    readonly access_token: string;
    readonly refresh_token: string;
    readonly expires_in: number;
  }
  const tokens = await post<Tokens>(
    '/protocol/openid-connect/token',
    new URLSearchParams({ client_id: CLIENT, ...grant }),
  );
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    renewAt: Date.now() + tokens.expires_in * 1_000 - RENEWED_BEFORE_MS,
  };
}

async function post<Answer>(path: string, body: string | URLSearchParams, type?: string): Promise<Answer> {
  const answer = await fetch(marketAddresses().backend + REALM + path, {
    method: 'POST',
    body,
    ...(type !== undefined && { headers: { 'content-type': type } }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
