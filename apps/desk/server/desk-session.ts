import { createApiClients, endSession, exchangeRefreshToken, type ApiClient } from '@haat/api-client';
import {
  createSessionMemory,
  isSameOrigin,
  openDevice,
  openRequestSession,
  readCookies,
  type CookieScope,
  type Device,
  type RequestSession,
} from '@haat/auth-session/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import type { DeskConfiguration } from './configuration.ts';
import { createTouchSeal, LOCKS_AFTER_MS } from './touch-seal.ts';

/** How the services know the desk. */
export const DESK = { appCode: '04', clientName: 'desk-web', shellName: 'desk' } as const;

/** The session of one request to the desk. */
export interface DeskSession {
  readonly session: RequestSession;
  readonly device: Device;
  /** Calls of this request to the identity service. */
  readonly api: ApiClient;
  /** Signed in, and touched within the last quarter of an hour. */
  readonly isOpen: boolean;
  /** From now on it counts as touched. */
  touch(): void;
  /** From now on the second factor is asked for again. */
  lock(): void;
  /** Writes what changed into the answer's cookies. */
  writeCookies(reply: FastifyReply): void;
}

/** What opens the session of each request. */
export type OpenDeskSession = (request: FastifyRequest) => DeskSession;

/** Whether a request that changes something comes from a page of the desk itself. */
export function isFromDesk(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  return isSameOrigin(webRequest(request, publicOrigin));
}

/** Opens sessions from cookies; tokens are in them alone, and no page reads them. */
export function deskSessions(configuration: DeskConfiguration): OpenDeskSession {
  const { backend, realm, clientId, clientSecret, publicOrigin, secret } = configuration;
  const identityClient = { realm, clientId, clientSecret };
  const openClient = createApiClients({
    addresses: { main: [backend], location: [backend], 'open-network': [backend], auth: [backend], graphql: [backend] },
  });
  const memory = createSessionMemory(Date.now);
  const seal = createTouchSeal(secret, Date.now);
  return (request) => {
    const cookieHeader = request.headers.cookie ?? null;
    const isSecure = publicOrigin?.startsWith('https:') ?? false;
    const scope: CookieScope = { appCode: DESK.appCode, shellName: DESK.shellName, isSecure };
    const api = openClient({
      ...DESK,
      clientName: () => DESK.clientName,
      language: 'en',
      latLng: null,
      requestId: request.id,
      callerAddress: request.ip,
      guestCart: { id: null, ensure: () => '', forget: () => undefined },
      isSignedIn: () => false,
      accessToken: () => null,
      refresh: () => Promise.resolve(null),
      signal: new AbortController().signal,
    });
    const session = openRequestSession({
      cookieHeader,
      scope,
      clientName: DESK.clientName,
      identity: {
        refresh: (token) => exchangeRefreshToken(api, identityClient, token),
        end: (token) => endSession(api, identityClient, token),
      },
      memory,
      now: Date.now,
    });
    const device = openDevice(cookieHeader, scope, request.headers['user-agent'] ?? null);
    const touchedName = `${isSecure ? '__Host-' : ''}haat-desk-touched`;
    let touched = readCookies(cookieHeader)[touchedName];
    let isChanged = false;
    const change = (value: string | undefined) => {
      touched = value;
      isChanged = true;
    };
    return {
      session,
      device,
      api,
      get isOpen() {
        const id = sessionIdOf(session);
        return id !== null && seal.isFresh(touched, id);
      },
      touch() {
        const id = sessionIdOf(session);
        if (id !== null) change(seal.seal(id));
      },
      lock: () => change(undefined),
      writeCookies(reply) {
        const age = touched === undefined ? 0 : LOCKS_AFTER_MS / 1000 + 60;
        const flags = `Path=/; Max-Age=${age}; ${isSecure ? 'Secure; ' : ''}HttpOnly; SameSite=Strict`;
        const lines = [
          ...session.changedCookies(),
          ...device.changedCookies(),
          ...(isChanged ? [`${touchedName}=${touched ?? ''}; ${flags}`] : []),
        ];
        if (lines.length > 0) reply.header('set-cookie', lines);
      },
    };
  };
}

/** The session's id; of an identity service that names none, the person's. Null without a session. */
function sessionIdOf({ tokens }: RequestSession): string | null {
  if (tokens === null) return null;
  const { sid, sub } = decodeJwt<{ sid?: string }>(tokens.accessToken);
  return sid ?? sub ?? null;
}

function webRequest(request: FastifyRequest, publicOrigin: string | undefined): Request {
  const headers = new Headers();
  for (const name of ['sec-fetch-site', 'origin']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const origin = publicOrigin ?? `http://${request.headers.host ?? 'localhost'}`;
  return new Request(new URL('/', origin), { method: request.method, headers });
}
