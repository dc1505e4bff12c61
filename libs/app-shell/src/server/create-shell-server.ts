import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { openErrorReports } from '@haat/error-reports';
import { routeOf } from '../measurement/route-of.ts';
import { compressAnswers } from './compress-answers.ts';
import type { ShellServerConfiguration } from './configuration.ts';
import { imagesOf, serveImages } from './images/serve-images.ts';
import { logLines } from './log-lines.ts';
import { servePages, type ShellEntry } from './pages.ts';
import { servePaymentReturn } from './payment-return.ts';
import { servePushWorker } from './push-worker.ts';
import { serveErrorReports } from './error-reports.ts';
import { readableAddress } from './readable-address.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { countSentBytes } from './sent-bytes.ts';
import { serveFiles, servePictures } from './static-files.ts';
import { traceRequests } from './trace-requests.ts';
import { serveTexts } from './text-files.ts';

/** What a shell's web server is made from. */
export interface ShellServerOptions {
  readonly configuration: ShellServerConfiguration;
  /** The server's part of the build. */
  readonly build: ServerBuild;
  /** The build's folder, with `client` in it. */
  readonly buildDirectory: string;
  /** The shell's name: 'farmer'. */
  readonly name: string;
  /** A request must have arrived whole within this, milliseconds; a slower one is cut. 30 s when not given. */
  readonly sentWithinMs?: number;
}

/** A phone on 2G sends slowly, but not for ever. */
const SENT_WITHIN_MS = 30_000;
const REQUEST_ID = /^[\w-]{8,64}$/;
/** Said where there is no page to say it: what was sent did not come from one. */
const PLAIN_WORDS: Readonly<Record<number, string>> = { 413: 'Too large\n', 415: 'Not a form\n' };

/**
 * Makes the web server of a shell: pages, files, pictures and health. It keeps no state of its own that could not be
 * made again.
 */
export async function createShellServer({
  configuration,
  build,
  buildDirectory,
  name,
  sentWithinMs = SENT_WITHIN_MS,
}: ShellServerOptions): Promise<FastifyInstance> {
  const isSecure = configuration.publicOrigin?.startsWith('https:') ?? false;
  const app = Fastify({
    ...logLines(name, configuration.logLevel),
    requestIdHeader: false,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    trustProxy: [...configuration.trustedProxies],
    routerOptions: { ignoreTrailingSlash: false },
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
    requestTimeout: sentWithinMs,
    // Node looks for slow requests only this often.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: sentWithinMs },
    forceCloseConnections: 'idle',
  });
  await traceRequests(app, name, configuration);
  logAnswers(app);
  await addSecurityHeaders(app, { hostOrigins: configuration.hostOrigins, isSecure });
  countSentBytes(app, { isSecure });
  compressAnswers(app);
  serveHealth(app);
  servePictures(app);
  servePushWorker(app);
  serveImages(app, imagesOf(configuration, name));
  await serveFiles(app, join(buildDirectory, 'client'));

  const errorReports = await openErrorReports(configuration.errorReports);
  serveErrorReports(app, errorReports, configuration.publicOrigin);
  app.addHook('onClose', async () => errorReports.flush(2_000));
  const entry = build.entry.module as unknown as ShellEntry;
  serveTexts(app, entry.textFile);
  entry.reportErrorsTo((error, { requestId, path }) => {
    app.log.error({ err: error, request_id: requestId, path }, 'A page failed.');
    errorReports.report(error, { part: name, during: 'page', route: routeOf(path), requestId });
  });
  const runtime = entry.openShellRuntime({
    addresses: configuration.addresses,
    realm: configuration.realm,
    clientId: configuration.clientId ?? `krishi-haat-${name}`,
    clientSecret: configuration.clientSecret,
    hostOrigins: configuration.hostOrigins,
    hostApps: configuration.hostApps,
    hostSecret: configuration.hostSecret,
    publicOrigin: configuration.publicOrigin,
    isDemo: configuration.isDemo,
    measuredPurposes: configuration.measuredPurposes,
    reportsErrors: configuration.errorReports.dsn !== null,
    report: (error, { requestId, ...call }) => {
      const { kind, code, status } = error;
      app.log.warn({ kind, code, status, ...call, request_id: requestId }, 'A service did not answer as it should.');
      errorReports.report(error, { part: name, during: 'call', route: call.path, requestId, code });
    },
  });
  app.addHook('preClose', async () => runtime.measurement?.events.flush());
  app.register(async (scope) => servePaymentReturn(scope));
  const { publicOrigin, mostPages } = configuration;
  app.register(async (scope) => servePages(scope, { build, runtime, publicOrigin, mostPages }));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Not found\n'),
  );
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      request.log.error({ err: error }, 'A request failed.');
      errorReports.report(error, { part: name, during: 'request', requestId: request.id });
    }
    return reply
      .code(status)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(PLAIN_WORDS[status] ?? (status < 500 ? 'Refused\n' : 'Failed\n'));
  });
  return app;
}

/**
 * One line for each answer: what was asked and how it went. Never the query, a body, a cookie or a person's
 * address.
 */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-request-id', request.id);
    return payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/assets/') || request.url.startsWith('/health/')) return;
    const [path] = request.url.split('?', 1);
    request.log.info(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

function serveHealth(app: FastifyInstance): void {
  const noStore = { 'cache-control': 'no-store' };
  app.get('/health/live', (_request, reply) => reply.headers(noStore).send({ status: 'live' }));
  // It keeps no state and opens nothing: listening is being ready. Whether the services are up is theirs to say.
  app.get('/health/ready', (_request, reply) => reply.headers(noStore).send({ status: 'ready' }));
}
