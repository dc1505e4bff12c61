import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { HEADERS } from '@haat/api-contract';
import { beginRequest } from '@haat/traces';
import type { RequestTrace, TracedRequest } from '@haat/traces';
import Fastify, { LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  answerError,
  callerFacts,
  errorBody,
  limitNetworks,
  refusalOf,
  refuseAddress,
  refuseCallerHeaders,
  refuseCharacters,
  refuseUnreadable,
  turnAway,
} from '@haat/backend-platform';
import { keepAgentsAct } from '@haat/backend-identity';
import type { App, Dependencies } from '@haat/backend-platform';

const BODY_LIMIT_BYTES = 64 * 1024;
/**
 * Every request is answered within this, also while the database hangs: before a shell's page gives up, which is at 8
 * s.
 */
const ANSWER_WITHIN_MS = 7_500;
/**
 * A request must have arrived whole within this; a slower one is cut, at most a second later. That is before the time
 * for an answer is over, which begins with the request's head: else what is not even there would be told 503. Shells,
 * which have a phone's form whole before they call, and companies' servers send at once.
 */
const SENT_WITHIN_MS = 6_000;
/** Each part's start may take so long: on a busy machine it is slow, not broken. */
const PART_STARTS_WITHIN_MS = 60_000;
const REQUEST_ID = /^[\w.-]{1,64}$/;

/**
 * Builds the server with the modules of this process's services; it does not listen yet.
 * @param sentWithinMs a request must have arrived whole within this, milliseconds
 */
export async function buildServer(dependencies: Dependencies, sentWithinMs = SENT_WITHIN_MS): Promise<App> {
  const { configuration, log } = dependencies;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: [...configuration.trustedProxies],
    requestTimeout: sentWithinMs,
    // Node looks for slow requests only this often.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: sentWithinMs },
    handlerTimeout: ANSWER_WITHIN_MS,
    pluginTimeout: PART_STARTS_WITHIN_MS,
    // Longer than balancers and the shells keep an idle connection, so that none is closed under a request.
    keepAliveTimeout: 72_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    genReqId: (request) => requestId(request.headers[HEADERS.requestId]),
    return503OnClosing: true,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // What is no JSON and no form is nothing that a route reads.
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', refuseCharacters);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => reply.code(404).send(errorBody('request_error.not_found', request.id)));
  app.decorate('dependencies', dependencies);
  app.decorateRequest('user', undefined);
  observeRequests(app, dependencies);
  turnAway(app, dependencies);
  limitNetworks(app, dependencies);
  app.addHook('onRequest', refuseCallerHeaders);
  app.addHook('onSend', keepOutOfCaches);
  app.addHook('onSend', keepAgentsAct);
  closeConnections(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'script-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
      },
    },
    strictTransportSecurity: configuration.publicAddress.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  });
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Krishi Haat services',
        version: '1.0.0',
        description: 'Errors have the form { error: { code, message, request_id, details } }; amounts are rupees.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          basic: { type: 'http', scheme: 'basic' },
        },
      },
    },
    transform: documentRoute,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', indexPrefix: '', staticCSP: false });
  const { services } = configuration;
  const modules = dependencies.areas.flatMap(({ routes = [] }) => routes);
  for (const module of modules.filter(({ service }) => service === 'every' || services.includes(service))) {
    await app.register(async (scope) => module.register(scope.withTypeProvider<ZodTypeProvider>(), dependencies));
  }
  await app.ready();
  return app;
}

/**
 * The shell's request id, so that one id goes from the phone's page to the database; a new one when none came or it
 * is no id.
 */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** No cache keeps an answer, which may be personal, unless its route says that it is not. */
async function keepOutOfCaches(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return payload;
}

function observeRequests(app: App, { metrics }: Dependencies): void {
  const started = new WeakMap<object, number>();
  const traces = new WeakMap<object, RequestTrace>();
  app.addHook('onRequest', (request, _reply, done) => {
    const trace = request.routeOptions.url?.startsWith('/health') ? null : beginRequest(tracedRequest(request));
    if (trace === null) return done();
    traces.set(request, trace);
    trace.run(done);
  });
  app.addHook('onRequest', async (request, reply) => {
    started.set(request, performance.now());
    reply.header(HEADERS.requestId, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = performance.now() - (started.get(request) ?? performance.now());
    // The route's pattern, not the address: an address may hold a pincode, a place or an id.
    const route = request.routeOptions.url ?? 'none';
    // A made-up method has no route: it is not given a line of its own in the metrics.
    const answered = { method: route === 'none' ? 'none' : request.method, route, status: reply.statusCode };
    traces.get(request)?.end(answered);
    metrics.observeRequest(answered, milliseconds / 1000);
    const refusal = refusalOf(request);
    // Who tries what is not theirs can be found by it.
    const refused = refusal === undefined ? {} : { refusal, user: request.user?.id };
    request.log.info(
      {
        ...answered,
        method: request.method,
        milliseconds: Math.round(milliseconds),
        ...callerFacts(request),
        ...refused,
      },
      'request',
    );
  });
}

/** The shells and the proxy before them go on with a trace of theirs. */
function tracedRequest({ method, id, headers }: FastifyRequest): TracedRequest {
  const { traceparent } = headers;
  return { method, id, traceparent: typeof traceparent === 'string' ? traceparent : null };
}

/**
 * What a route reads by itself it has in `config`: it is documented, but not checked a second time. An answer without
 * content has no media type.
 */
const documentRoute: typeof jsonSchemaTransform = (input) => {
  const { body, mediaTypes, headers } = input.route.config?.documented ?? {};
  const { schema, url } = jsonSchemaTransform({
    ...input,
    schema: {
      ...input.schema,
      ...(body === undefined ? {} : { body, consumes: mediaTypes }),
      ...(headers === undefined ? {} : { headers }),
    },
  });
  const response = schema['response'] as Record<string, unknown> | undefined;
  return {
    url,
    schema:
      response !== undefined && '204' in response
        ? { ...schema, response: { ...response, 204: { type: 'null', description: 'Done' } } }
        : schema,
  };
};

/**
 * While the server closes, a connection is closed as soon as its last answer has left, whatever keep-alive it was
 * promised.
 */
function closeConnections(app: App): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50);
    timer.unref();
    app.server.once('close', () => clearInterval(timer));
  });
}
