import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { DeskConfiguration } from './configuration.ts';
import { deskSessions, isFromDesk } from './desk-session.ts';
import { servePages, serveSources } from './pages.ts';
import { passOn } from './pass-on.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { refuse, serveSession } from './session-routes.ts';

/** What the desk's web server is made from. */
export interface DeskServerOptions {
  readonly configuration: DeskConfiguration;
  /** The desk's folder. */
  readonly directory: string;
  /** From the sources, with hot reload, in place of the build. */
  readonly isDevelopment?: boolean;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Makes the desk's web server: its page, its session, and calls passed on to the services. It keeps no state. */
export async function createDeskServer({
  configuration,
  directory,
  isDevelopment = false,
}: DeskServerOptions): Promise<FastifyInstance> {
  const { logLevel, trustedProxies, publicOrigin } = configuration;
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, base: { service: 'desk' } },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    trustProxy: [...trustedProxies],
    bodyLimit: 40_000_000,
    forceCloseConnections: 'idle',
  });
  await addSecurityHeaders(app, publicOrigin?.startsWith('https:') ?? false);
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromDesk(request, publicOrigin)) return refuse(reply, 403);
    return undefined;
  });
  logAnswers(app);
  const noStore = { 'cache-control': 'no-store' };
  app.get('/health/live', (_request, reply) => reply.headers(noStore).send({ status: 'live' }));
  app.get('/health/ready', (_request, reply) => reply.headers(noStore).send({ status: 'ready' }));
  const open = deskSessions(configuration);
  await app.register(async (scope) => serveSession(scope, open, configuration));
  await app.register(async (scope) => passOn(scope, open, configuration));
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? (error.name === 'TypeError' || error.name === 'TimeoutError' ? 503 : 500);
    if (status >= 500) request.log.error({ err: error }, 'A request failed.');
    const code = status === 503 ? 'request_error.unavailable' : 'request_error.failed';
    return reply.code(status).send({ error: { code } });
  });
  await (isDevelopment ? serveSources(app, directory) : servePages(app, directory));
  return app;
}

/** One line for each answer: what was asked and how it went. Never the query, a body, a cookie or a network address. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-request-id', request.id);
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/assets/') || request.url.startsWith('/health/')) return;
    const [path] = request.url.split('?', 1);
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
