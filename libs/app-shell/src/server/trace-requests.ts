import type { FastifyInstance } from 'fastify';
import { beginRequest, openTraces, type RequestTrace } from '@haat/traces';
import { routeOf } from '../measurement/route-of.ts';
import type { ShellServerConfiguration } from './configuration.ts';

/** What is no page and asks no service. */
const UNTRACED = /^\/(?:assets|health|texts|pictures)\//;

/**
 * Traces the requests of a shell; nothing where no collector is configured. The trace of who asks goes on where a proxy
 * stands before the shell, which sets the header or drops it: a stranger's is not believed. See
 * docs/how-to/deploy.md#traces.
 */
export async function traceRequests(
  app: FastifyInstance,
  name: string,
  { tracesAddress, errorReports, publicOrigin }: ShellServerConfiguration,
): Promise<void> {
  const service = `krishi-haat-${name}`;
  const opened = await openTraces({ address: tracesAddress, service, release: errorReports.release });
  app.addHook('onClose', () => opened.close());
  if (tracesAddress === null) return;
  const traces = new WeakMap<object, RequestTrace>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const isBelieved = publicOrigin !== null && typeof traceparent === 'string';
    const given = { method: request.method, id: request.id, traceparent: isBelieved ? traceparent : null };
    const trace = UNTRACED.test(request.url) ? null : beginRequest(given);
    if (trace === null) return done();
    traces.set(request, trace);
    trace.run(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    traces.get(request)?.end({ route: routeOf(path), status: reply.statusCode });
  });
}
