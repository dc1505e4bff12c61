import { Readable } from 'node:stream';
import { APP_VERSION, HEADERS } from '@haat/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeskConfiguration } from './configuration.ts';
import { DESK, type DeskSession, type OpenDeskSession } from './desk-session.ts';
import { refuse } from './session-routes.ts';

/** What people of the market's staff may call through the desk; who may what is the services' to say. */
const PASSED_ON = new RegExp(
  `^/(?:${[
    ...['operator', 'support', 'expert', 'moderator', 'editor', 'surveyor', 'insurer', 'checker', 'laboratory'],
    ...['programme-officer', 'trainer', 'buyer', 'pilot', 'collector'],
  ].join('|')})/v1/`,
);
const PREFIX = '/api';
/** Headers of an answer that reach the page. */
const KEPT = ['content-type', 'content-disposition', 'etag', 'retry-after'];
/** A file of a hundred thousand rows takes a while. */
const ANSWERED_WITHIN_MS = 120_000;

interface Call {
  readonly path: string;
  readonly method: string;
  readonly body?: string | Readable | undefined;
  readonly type?: string | undefined;
}

/** Passes calls of the page to the services, in the name of who is signed in and while the desk is open. */
export function passOn(app: FastifyInstance, open: OpenDeskSession, configuration: DeskConfiguration): void {
  app.removeAllContentTypeParsers();
  // Files go through as they come.
  app.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
  app.all(`${PREFIX}/*`, async (request, reply) => {
    const desk = open(request);
    await desk.session.keepFresh();
    desk.writeCookies(reply);
    if (desk.session.tokens === null) return refuse(reply, 401);
    if (!desk.isOpen) return refuse(reply, 423);
    const target = new URL(request.url.slice(PREFIX.length), configuration.backend);
    if (target.origin !== new URL(configuration.backend).origin || !PASSED_ON.test(target.pathname))
      return refuse(reply, 404);
    const answer = await callBackend(configuration, desk, request, {
      path: target.pathname + target.search,
      method: request.method,
      body: request.body instanceof Readable ? request.body : undefined,
      type: request.headers['content-type'],
    });
    for (const name of KEPT) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    reply.code(answer.status).header('cache-control', 'no-store');
    return answer.body === null ? reply.send() : reply.send(Readable.fromWeb(answer.body as never));
  });
}

/** Calls a service with the token of the session. @throws Error when it cannot be reached */
export async function callBackend(
  { backend }: DeskConfiguration,
  { session }: DeskSession,
  request: FastifyRequest,
  { path, method, body, type }: Call,
): Promise<Response> {
  const key = request.headers[HEADERS.idempotencyKey];
  const init = {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    headers: {
      accept: request.headers.accept ?? 'application/json',
      authorization: `Bearer ${session.tokens?.accessToken ?? ''}`,
      [HEADERS.authScheme]: 'keycloak',
      [HEADERS.appCode]: DESK.appCode,
      [HEADERS.appVersion]: APP_VERSION,
      [HEADERS.clientName]: DESK.clientName,
      [HEADERS.requestId]: request.id,
      [HEADERS.forwardedFor]: request.ip,
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(typeof key === 'string' ? { [HEADERS.idempotencyKey]: key } : {}),
    },
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  };
  return fetch(backend + path, init as RequestInit);
}
